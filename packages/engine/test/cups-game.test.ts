import { describe, test } from 'vitest';
import { describeGame } from '../src/testing/contract-suite.ts';
import { CUPS_WITHOUT_SECRETS, cupsGame, cupsSecrets } from './cups-game.ts';

describeGame(
  cupsGame,
  {
    configs: [{ cups: 3 }, { cups: 4 }],
    plays: 12,
    seed: 'cups',
    secrets: cupsSecrets,
    noSecretsIn: CUPS_WITHOUT_SECRETS,
  },
  { describe, test },
);
