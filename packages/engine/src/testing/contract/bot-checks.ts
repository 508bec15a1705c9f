import type { AnyBot } from '../../bot.ts';
import { printShort } from '../../result.ts';
import { deriveSeed } from '../../rng.ts';
import { firstDifference, frozenCopy, jsonCopy } from './plain.ts';
import { sample } from './sample.ts';
import { broken, type Check, type Moment, quietly, type Subject, textOf } from './subject.ts';

/** Bots are pure functions of a view and a seed. */
export const BOT_CHECKS: readonly Check[] = [
  {
    title: 'bots decide legal moves, and the same for the same view and seed',
    concerns: (_, { bots = [] }) => bots.length > 0,
    run: (subject) => {
      for (const bot of subject.options.bots ?? []) checkBot(subject, bot);
    },
  },
];

const DECISIONS_TRIED = 24;

/** The moments at which `bot` has to decide, or some of them. Fails when there are none. */
export function momentsOf(subject: Subject, bot: AnyBot): readonly Moment[] {
  const { moments, rng } = subject;
  const its = moments().filter(({ seats }) => seats.includes(bot.seat));
  if (its.length === 0) broken(`bot ${bot.id} sits at "${bot.seat}", which never acts`);
  return sample(rng(`moments of ${bot.id} at ${bot.seat}`), its, DECISIONS_TRIED);
}

/** What `bot` decides in a state, on a seed that depends on the moment alone. */
export function decisionAt({ game }: Subject, bot: AnyBot, { play, index }: Moment, state: unknown): unknown {
  return bot.decide(frozenCopy(game.observe(state, bot.seat)), deriveSeed(play.seed, `bot/${index}`));
}

function checkBot(subject: Subject, bot: AnyBot): void {
  const { game } = subject;
  for (const moment of momentsOf(subject, bot)) {
    const { state, where } = moment;
    const what = `${where}: bot ${bot.id} of ${bot.seat}`;
    const view = frozenCopy(game.observe(state, bot.seat));
    const seed = deriveSeed(moment.play.seed, `bot/${moment.index}`);
    const decision = quietly(what, () => bot.decide(view, seed));
    const legal = subject.listed(game.legalMoves(state, bot.seat));
    if (!legal.has(textOf(decision.move)))
      broken(`${what} decides ${printShort(decision.move)}, which is not legal`);
    const again = quietly(what, () => bot.decide(jsonCopy(view), seed));
    const difference = firstDifference(decision, again);
    if (difference !== undefined) broken(`${what} decides otherwise when asked again: ${difference}`);
  }
}
