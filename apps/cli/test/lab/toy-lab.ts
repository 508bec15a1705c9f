import { findGame } from '@foretell/catalog';
import { claimsOf, openSample } from '@foretell/catalog/claims';
import { onOneThread } from '@foretell/crew';
import { ok } from '@foretell/engine';
import type { AnyExperiment, GameClaims } from '@foretell/lab';
import type { Means } from '../../src/lab/means.ts';
import { tasksOf } from '../../src/lab/tasks-of.ts';
import { run } from '../../src/run.ts';
import { type Answer, standIn } from '../typed.ts';

function toyClaims(experiments: readonly AnyExperiment[]): GameClaims {
  const texts = {
    'shift/twice': {
      title: 'Twice',
      question: 'How much is twice K?',
      figures: { twice: 'Twice K in {days} days' },
      words: {},
      reasons: { same: 'Days do not matter.' },
    },
  };
  return {
    game: 'shift',
    measure: claimsOf('shift').measure,
    experiments,
    bots: [],
    texts: { en: texts, 'zh-Hans': texts, 'zh-Hant': texts },
  };
}

/** These experiments as the laboratory of shift, all in this thread. `begun` hears of each that begins. */
export function toyMeans(
  experiments: readonly AnyExperiment[],
  begun: (id: string) => void = () => {},
): Means {
  const entry = findGame('shift');
  if (entry === undefined) throw new Error('no shift');
  const find = (id: string) => {
    begun(id);
    return experiments.find((each) => each.id === id);
  };
  return {
    load: async () =>
      ok({
        labs: [{ entry, claims: toyClaims(experiments) }],
        openSample,
        findExperiment: find,
        own: undefined,
      }),
    openCrew: async (_terminal, _choice, labs) => ok(onOneThread(tasksOf(labs))),
  };
}

/** What came back, and the files that were written. */
export interface LabAnswer extends Answer {
  readonly written: Readonly<Record<string, string>>;
}

/** Runs a command line of the lab as if it had been typed, with these experiments and no others. */
export async function typedLab(
  experiments: readonly AnyExperiment[],
  args: readonly string[],
  files: Readonly<Record<string, string>> = {},
): Promise<LabAnswer> {
  const stand = standIn(files);
  const code = await run(args, stand.terminal, toyMeans(experiments));
  return { code, ...stand.answer(), written: stand.written };
}
