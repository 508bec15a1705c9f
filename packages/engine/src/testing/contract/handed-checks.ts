import type { AnyGame } from '../../game.ts';
import { type Check, type Moment, quietly, type Subject } from './subject.ts';

/** Whoever hands something to a game finds it as it was. */
export const HANDED_CHECKS: readonly Check[] = [
  { title: 'nothing that is handed to the game is changed', run: checkHanded },
];

function checkHanded({ game, plays, moments }: Subject): void {
  for (const { name, config, seed } of plays()) quietly(`${name}: setup`, () => game.setup(config, seed));
  for (const moment of moments()) {
    for (const [name, call] of callsOn(game, moment)) quietly(`${moment.where}: ${name}`, call);
  }
}

/** Every function of the contract but `setup`, on material that throws when it is changed. */
function callsOn(game: AnyGame, moment: Moment): readonly (readonly [string, () => unknown])[] {
  const { play, index, state } = moment;
  const entry = play.entries[index];
  const calls: [string, () => unknown][] = [
    ['toAct', () => game.toAct(state)],
    ['returns', () => game.returns(state)],
  ];
  if (entry !== undefined) {
    calls.push(['apply', () => game.apply(state, entry)]);
    calls.push(['mayUndo', () => game.mayUndo?.(state, play.states[index + 1])]);
  }
  for (const seat of game.facts.seats) {
    calls.push([`observe for ${seat}`, () => game.observe(state, seat)]);
    calls.push([`legalMoves of ${seat}`, () => game.legalMoves(state, seat)]);
    for (const event of play.events[index] ?? []) {
      calls.push([`perceive for ${seat}`, () => game.perceive(event, seat)]);
    }
    if (moment.seats.includes(seat)) {
      calls.push([`refusalOf for ${seat}`, () => game.refusalOf(state, seat, entry?.[seat])]);
    }
  }
  return calls;
}
