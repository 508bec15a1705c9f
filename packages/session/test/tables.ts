import type { Result } from '@foretell/engine';
import { openSession, submit } from '../src/session.ts';
import { climb } from './climb.ts';
import { duel } from './duel.ts';

/** The seed of every duel here: a word that must not turn up where it does not belong. */
export const SECRET_SEED = 'canary-seed-71';

export function openDuel(config = duel.defaultConfig) {
  return openSession(duel, config, SECRET_SEED, { north: 'human', south: 'human' });
}

/** A duel after so many rounds, all of them when no number is given. In round n both seats choose plan n. */
export function playedDuel(rounds = duel.defaultConfig.rounds) {
  let session = openDuel();
  for (let round = 0; round < rounds; round++) {
    for (const seat of ['north', 'south']) {
      session = must(submit(duel, session, seat, { plan: `${seat}-plan-${round}` }));
    }
  }
  return session;
}

export function openClimb(seed: string, config = climb.defaultConfig) {
  return openSession(climb, config, seed, { guide: 'human', guest: 'bot:step-1' });
}

/** The value of a result that has to be right here. */
export function must<Value, Failure>(result: Result<Value, Failure>): Value {
  if (!result.ok) throw new Error(`expected a value, received ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The failure of a result that has to be wrong here. */
export function mustFail<Value, Failure>(result: Result<Value, Failure>): Failure {
  if (result.ok) throw new Error('expected a failure, received a value');
  return result.error;
}
