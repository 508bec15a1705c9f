import type { AnyBot } from '../../bot.ts';
import type { AnyGame, Seat } from '../../game.ts';
import { printShort } from '../../result.ts';
import { decisionAt, momentsOf } from './bot-checks.ts';
import { firstDifference } from './plain.ts';
import { sample } from './sample.ts';
import {
  type AnyContractOptions,
  broken,
  type Check,
  type Moment,
  type Subject,
  textsOf,
} from './subject.ts';
import { variationsOf } from './variations.ts';
import { unlistedMoves } from './wrong-moves.ts';

/** States that differ only in what a seat may not know are one state to that seat, in every phase. */
export const SECRET_CHECKS: readonly Check[] = [
  {
    title: 'a seat sees the same, may do the same and is refused the same, whatever it may not know',
    concerns: hasSecrets,
    run: checkSeats,
  },
  {
    title: 'bots decide the same, whatever their seat may not know',
    concerns: (game, options) => hasSecrets(game, options) && (options.bots ?? []).length > 0,
    run: (subject) => {
      for (const bot of subject.options.bots ?? []) checkBot(subject, bot);
    },
  },
];

/** Numbers that are still to be drawn are a secret too, so a stream in the state makes a game one that hides something. */
export function hasSecrets({ facts }: AnyGame, { secrets }: AnyContractOptions): boolean {
  return facts.information === 'hidden' || facts.chance === 'sampled' || secrets !== undefined;
}

function checkSeats(subject: Subject): void {
  if (subject.options.secrets === undefined)
    broken('the game hides something and the option `secrets` is missing');
  const met = new Set<string>();
  const varied = new Set<string>();
  for (const moment of subject.moments()) {
    for (const seat of subject.game.facts.seats) {
      const place = `${moment.phase}/${seat}`;
      met.add(place);
      if (checkSeat(subject, moment, seat) > 0) varied.add(place);
    }
  }
  expectCovered(met, varied, subject.options.noSecretsIn ?? {});
}

/** How many variations `seat` could not tell from the truth. Fails at the first it could. */
function checkSeat(subject: Subject, moment: Moment, seat: Seat): number {
  const variations = variationsOf(subject, moment, seat);
  if (variations.length === 0) return 0;
  const moves = movesToTry(subject, moment, seat);
  for (const variation of variations) {
    const trace = traceOf(subject.game, moment, variation, seat, moves);
    if (trace !== undefined) broken(`${moment.where}: ${seat} can tell two states apart by ${trace}`);
  }
  return variations.length;
}

const REFUSALS_COMPARED = 8;

/** Moves whose fate is compared: some that are legal, some that are not. */
function movesToTry(subject: Subject, moment: Moment, seat: Seat): readonly unknown[] {
  const dice = subject.rng(`refusals of ${seat}: ${moment.where}`);
  const legal = sample(dice, subject.game.legalMoves(moment.state, seat), REFUSALS_COMPARED);
  return [...legal, ...sample(dice, unlistedMoves(subject, moment, seat, dice), REFUSALS_COMPARED)];
}

/** What gives the variation away, for a message. */
function traceOf(
  game: AnyGame,
  { state, seats }: Moment,
  variation: unknown,
  seat: Seat,
  moves: readonly unknown[],
): string | undefined {
  const view = firstDifference(game.observe(state, seat), game.observe(variation, seat));
  if (view !== undefined) return `its view: ${view}`;
  const turn = game.toAct(variation);
  const isToAct = turn.kind === 'seats' && turn.seats.includes(seat);
  if (isToAct !== seats.includes(seat)) return 'whether it is to act';
  const [list, other] = [game.legalMoves(state, seat), game.legalMoves(variation, seat)];
  if (list !== other && textsOf(list) !== textsOf(other)) return 'its legal moves';
  for (const move of moves) {
    const refusal = firstDifference(game.refusalOf(state, seat, move), game.refusalOf(variation, seat, move));
    if (refusal !== undefined) return `how ${printShort(move)} is refused: ${refusal}`;
  }
  return undefined;
}

/** A phase in which nothing was varied has not been checked: that has to be the author's word, and it has to be true. */
function expectCovered(
  met: ReadonlySet<string>,
  varied: ReadonlySet<string>,
  excused: Readonly<Record<string, string>>,
): void {
  const blank = [...met].filter((place) => !varied.has(place) && !Object.hasOwn(excused, place));
  if (blank.length > 0) {
    broken(
      `\`secrets\` varied nothing in ${blank.join(', ')}: vary it there, or say why not in \`noSecretsIn\``,
    );
  }
  for (const place of Object.keys(excused)) {
    if (!met.has(place)) broken(`\`noSecretsIn\` names ${place}, which was never met`);
    if (varied.has(place)) broken(`\`noSecretsIn\` names ${place}, where \`secrets\` does vary something`);
  }
}

const VARIATIONS_SHOWN = 2;

function checkBot(subject: Subject, bot: AnyBot): void {
  const { seat } = bot;
  const dice = subject.rng(`secrets from ${bot.id} at ${seat}`);
  const excused = subject.options.noSecretsIn ?? {};
  const moments = momentsOf(subject, bot).filter(({ phase }) => !Object.hasOwn(excused, `${phase}/${seat}`));
  let compared = 0;
  for (const moment of moments) {
    const decision = decisionAt(subject, bot, moment, moment.state);
    for (const variation of sample(dice, variationsOf(subject, moment, seat), VARIATIONS_SHOWN)) {
      const difference = firstDifference(decision, decisionAt(subject, bot, moment, variation));
      if (difference !== undefined)
        broken(`${moment.where}: bot ${bot.id} knows what ${seat} may not: ${difference}`);
      compared++;
    }
  }
  if (moments.length > 0 && compared === 0) {
    broken(`\`secrets\` varied nothing at any decision of bot ${bot.id} at ${seat}`);
  }
}
