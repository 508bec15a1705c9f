import { fail, ok } from '../../src/result.ts';
import { diceGame } from '../../src/testing/dice-game.ts';
import { nullGame } from '../../src/testing/null-game.ts';
import { diceWith, nullWith, type Sabotages } from './sabotage.ts';

const { facts } = nullGame;

export const BROKEN_FACTS: Sabotages = {
  'its facts are well formed': [
    { game: 'with capitals in its id', says: /id "Null Game"/, checks: nullWith({ id: 'Null Game' }) },
    { game: 'of rules version 1.5', says: /rulesVersion is 1.5/, checks: nullWith({ rulesVersion: 1.5 }) },
    { game: 'without seats', says: /name no seat/, checks: nullWith({ facts: { ...facts, seats: [] } }) },
    {
      game: 'with two seats of one name',
      says: /same name: north, north/,
      checks: nullWith({ facts: { ...facts, seats: ['north', 'north'] } }),
    },
    {
      game: 'with a seat that is called like the key of outcomes',
      says: /called "chance"/,
      checks: nullWith({ facts: { ...facts, seats: ['chance', 'south'] } }),
    },
    {
      game: 'of at most 0 entries',
      says: /maxEntries is 0/,
      checks: nullWith({ facts: { ...facts, maxEntries: 0 } }),
    },
    {
      game: 'of two seats with the utility of one',
      says: /"single" is for one seat/,
      checks: nullWith({ facts: { ...facts, utility: 'single' } }),
    },
  ],
  'it reads its own configurations back and never throws at what it cannot read': [
    {
      game: 'that forgets the rounds it was given',
      says: /parseConfig changes what it reads: rounds is 1 and 3/,
      checks: nullWith({ parseConfig: () => ok({ rounds: 3 }) }),
    },
    {
      game: 'that refuses its own default',
      says: /parseConfig refuses .*rounds: expected more, received 3/,
      checks: nullWith({
        parseConfig: () => fail([{ code: 'more', path: ['rounds'], expected: 'more', received: '3' }]),
      }),
    },
    {
      game: 'that fills in another default than its own',
      says: /parseConfig\({}\) changes what it reads: rounds is 3 and 5/,
      checks: nullWith({ parseConfig: (input) => nullGame.parseConfig({ rounds: 5, ...Object(input) }) }),
    },
    {
      game: 'that throws where it cannot read',
      says: /parseMove\(null, "north"\) throws TypeError/,
      checks: nullWith({
        parseMove: (input, seat) => {
          if (input === null) throw new TypeError('null has no fields');
          return nullGame.parseMove(input, seat);
        },
      }),
    },
    {
      game: 'that refuses without saying why',
      says: /fails without naming a problem/,
      checks: nullWith({ parseMove: () => fail([]) }),
    },
  ],
  'nobody acts but its seats and listed chance, as its facts say': [
    {
      game: 'that waits for a stranger',
      says: /waits for "west"/,
      checks: nullWith({ toAct: () => ({ kind: 'seats', seats: ['north', 'west'] }) }),
    },
    {
      game: 'that waits for nobody',
      says: /waits for nobody/,
      checks: nullWith({ toAct: () => ({ kind: 'seats', seats: [] }) }),
    },
    {
      game: 'that waits twice for one seat',
      says: /waits twice/,
      checks: nullWith({ toAct: () => ({ kind: 'seats', seats: ['north', 'north'] }) }),
    },
    {
      game: 'of turns in which two act at once',
      says: /north and south act at once, but dynamics are "turns"/,
      checks: nullWith({ facts: { ...facts, dynamics: 'turns' } }),
    },
    {
      game: 'that calls itself simultaneous and is not',
      says: /no two seats ever act at once/,
      checks: diceWith({ facts: { ...diceGame.facts, dynamics: 'simultaneous' } }),
    },
    {
      game: 'that hides its die from its facts',
      says: /a chance turn, but chance is "none"/,
      checks: diceWith({ facts: { ...diceGame.facts, chance: 'none' } }),
    },
    {
      game: 'that lists outcomes and has none',
      says: /no chance turn was met/,
      checks: nullWith({ facts: { ...facts, chance: 'explicit' } }),
    },
    {
      game: 'with half an outcome',
      says: /an outcome weighs 0.5/,
      checks: diceOfOutcomes([
        [1, 0.5],
        [2, 1],
      ]),
    },
    {
      game: 'with an outcome that is listed twice',
      says: /an outcome is listed twice/,
      checks: diceOfOutcomes([
        [1, 1],
        [1, 1],
      ]),
    },
    { game: 'with a die without sides', says: /a chance turn without outcomes/, checks: diceOfOutcomes([]) },
  ],
  'returns are zero until the end, one for each seat, and balance if the facts say so': [
    {
      game: 'that pays while it runs',
      says: /returns are \[1,-1\] before the end/,
      checks: nullWith({ returns: ({ round }) => (round === 0 ? [0, 0] : [1, -1]) }),
    },
    {
      game: 'that both win',
      says: /sum to 2 in a zero-sum game/,
      checks: nullWith({ returns: ({ round, config }) => (round < config.rounds ? [0, 0] : [1, 1]) }),
    },
    {
      game: 'that pays one seat of two',
      says: /returns are \[0\] for 2 seat/,
      checks: nullWith({ returns: () => [0] }),
    },
    {
      game: 'that pays nonsense',
      says: /not all numbers/,
      checks: nullWith({ returns: () => [Number.NaN, 0] }),
    },
    {
      game: 'that never comes to its end',
      says: /no play came to its end/,
      checks: nullWith({ facts: { ...facts, maxEntries: 1 } }, { configs: [{ rounds: 2 }] }),
    },
  ],
};

function diceOfOutcomes(sides: readonly (readonly [pips: number, weight: number])[]) {
  const outcomes = sides.map(([pips, weight]) => ({ move: { kind: 'rolled', pips } as const, weight }));
  return diceWith({
    toAct: (state) => {
      const turn = diceGame.toAct(state);
      return turn.kind === 'chance' ? { kind: 'chance', outcomes } : turn;
    },
  });
}
