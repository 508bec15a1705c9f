import { fail, type Game, ok } from '@foretell/engine';
import { diceGame, nullGame } from '@foretell/engine/testing';
import { describe, expect, test } from 'vitest';
import { kuhnPoker, leducPoker } from '../src/classics/index.ts';
import { loadHighs } from '../src/matrix/highs.ts';
import { solveSequenceForm } from '../src/tree/solve-sequence-form.ts';
import { NODE, playerOf, type Tree } from '../src/tree/tree.ts';
import { treeOfGame } from '../src/tree/tree-of-game.ts';
import { formatTreeRefusal } from '../src/tree/tree-refusal.ts';
import { kuhn, leduc, treeIn, valueIn } from './tree-help.ts';

const highs = await loadHighs();

/** What the first player gets when both play well. */
function worthOf(tree: Tree): number {
  return valueIn(solveSequenceForm(tree, highs)).value;
}

describe('the tree of a game', () => {
  test('has the nodes and information sets that the literature counts: 55 and 12 in Kuhn, 9,451 and 288 in Leduc poker', () => {
    expect([kuhn.nodes.count, kuhn.sets.count, kuhn.choices.count]).toEqual([55, 12, 24]);
    expect([leduc.nodes.count, leduc.sets.count]).toEqual([9451, 288]);
  });

  test('keeps parents before children, and children side by side', () => {
    const { firstChild, childCount, parent } = leduc.nodes;
    const parents: number[] = [-1];
    for (const [node, count] of childCount.entries()) {
      if (count > 0 && firstChild[node] !== parents.length) throw new Error(`children of ${node}`);
      for (let child = 0; child < count; child++) parents.push(node);
    }
    expect([...parent]).toEqual(parents);
  });

  test('keeps the information sets of the first player in front, and each behind those its player has been through', () => {
    for (const [set, name] of leduc.sets.names.entries()) {
      expect(playerOf(leduc, set)).toBe(name.includes('"seat":"second"') ? 1 : 0);
      const before = leduc.choices.set[leduc.sets.parentChoice[set] ?? -1] ?? -1;
      expect(before).toBeLessThan(set);
    }
    expect(leduc.sets.firstOfSecond).toBe(144);
  });

  test('has chances that sum to 1 wherever chance decides', () => {
    let chances = 0;
    for (let node = 0; node < leduc.nodes.count; node++) {
      if (leduc.nodes.kind[node] !== NODE.chance) continue;
      const first = leduc.nodes.firstChild[node] ?? 0;
      const branches = leduc.nodes.chance.subarray(first, first + (leduc.nodes.childCount[node] ?? 0));
      expect(branches.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      chances++;
    }
    expect(chances).toBe(1 + 30 * 5);
  });

  test('with the seats exchanged is worth the opposite', () => {
    expect(worthOf(treeIn(kuhnPoker, { seats: ['second', 'first'] }))).toBeCloseTo(1 / 18, 12);
  });

  test('of weighted outcomes follows the weights: the loaded die makes 3/6, 2/6 and 1/6', () => {
    const tree = writtenDown(2);
    expect([...tree.nodes.chance.subarray(1, 4)]).toEqual([3 / 6, 2 / 6, 1 / 6]);
  });
});

describe('seats that move at once', () => {
  test("do not see each other's move: matching pennies is worth 0", () => {
    const tree = treeIn(pennies(false));
    expect([tree.nodes.count, tree.sets.count]).toEqual([7, 2]);
    expect(worthOf(tree)).toBeCloseTo(0, 12);
  });

  test('would be told apart by a view that shows the move: then the second seat always wins', () => {
    const tree = treeIn(pennies(true));
    expect(tree.sets.count).toBe(3);
    expect(worthOf(tree)).toBeCloseTo(-1, 12);
  });
});

describe('a view that forgets', () => {
  test('is refused, and the place is named', () => {
    const built = treeOfGame(diceGame, diceGame.defaultConfig, { maxNodes: 10_000 });
    if (built.ok) throw new Error('accepted');
    expect(built.error).toMatchObject({ code: 'forgets', player: 'first' });
    expect(formatTreeRefusal(built.error)).toMatch(
      /^after .*give.*, first no longer knows what it knew or did before$/,
    );
  });

  test('is no harm to a player who writes everything down: the dice game is worth what counting back from its end says', () => {
    for (const goal of [2, 3]) {
      expect(worthOf(writtenDown(goal))).toBeCloseTo(diceValue(diceGame.setup({ goal }, '')), 12);
    }
  });

  test('is not told of with history: a game whose views forget nothing has the same tree with and without it', () => {
    const written = treeIn(leducPoker, { recall: 'history' });
    expect(written.nodes).toEqual(leduc.nodes);
    expect(written.sets.parentChoice).toEqual(leduc.sets.parentChoice);
  });

  test('with moves that differ where it cannot tell the difference is refused too', () => {
    const built = treeOfGame(kuhnPoker, { stakes: 1 }, { maxNodes: 1000, informationKey: () => null });
    if (built.ok) throw new Error('accepted');
    expect(built.error.code).toBe('moves-differ');
  });
});

test('a player who does not look at its card is worth less: Kuhn poker played blind by the second seat', () => {
  // The first seat knows its card and its rival knows only what was done, so the first seat gains.
  const blind = treeIn(kuhnPoker, {
    informationKey: (view, seat) => (seat === 'second' ? { ...view, hand: null } : view),
  });
  expect(blind.sets.count).toBe(6 + 2);
  expect(worthOf(blind)).toBeGreaterThan(-1 / 18 + 0.05);
});

describe('what is no game of two with listed chance is refused', () => {
  test('chance that is drawn from streams', () => {
    expect(treeOfGame(nullGame, nullGame.defaultConfig, { maxNodes: 10 })).toEqual(
      fail({ code: 'sampled-chance', name: 'null' }),
    );
  });

  test('also when the facts call it explicit', () => {
    const liar = { ...nullGame, facts: { ...nullGame.facts, chance: 'explicit' } as const };
    expect(treeOfGame(liar, liar.defaultConfig, { maxNodes: 10 })).toEqual(
      fail({ code: 'sampled-chance', name: 'null' }),
    );
  });

  test('three seats, and one', () => {
    for (const seats of [['a', 'b', 'c'], ['a']]) {
      const game = { ...kuhnPoker, facts: { ...kuhnPoker.facts, seats } };
      const built = treeOfGame(game, { stakes: 1 }, { maxNodes: 1000 });
      expect(built).toEqual(fail({ code: 'not-two-players', name: 'kuhn-poker', players: seats.length }));
    }
  });

  test("payoffs of which one is not the other's loss", () => {
    const generous: typeof kuhnPoker = {
      ...kuhnPoker,
      returns: (state) => kuhnPoker.returns(state).map((each) => Math.max(each, -1)),
    };
    const built = treeOfGame(generous, { stakes: 1 }, { maxNodes: 1000 });
    if (built.ok) throw new Error('accepted');
    expect(built.error).toMatchObject({ code: 'not-constant-sum', sum: 1, expected: 0 });
    expect(formatTreeRefusal(built.error)).toContain('after {"hands":[0,1],"kind":"deal"}, "raise", "call"');
  });

  test('a tree of one node more than allowed', () => {
    expect(treeOfGame(kuhnPoker, { stakes: 1 }, { maxNodes: 55 }).ok).toBe(true);
    expect(treeOfGame(kuhnPoker, { stakes: 1 }, { maxNodes: 54 })).toEqual(
      fail({ code: 'too-many-nodes', maxNodes: 54 }),
    );
  });
});

function writtenDown(goal: number): Tree {
  return valueIn(treeOfGame(diceGame, { goal }, { maxNodes: 10_000, recall: 'history' }));
}

/** What the dice game is worth to its first seat: everybody sees everything, so counting back from the end is enough. */
function diceValue(state: ReturnType<typeof diceGame.setup>): number {
  const turn = diceGame.toAct(state);
  const after = (moves: Parameters<typeof diceGame.apply>[1]) =>
    diceValue(valueIn(diceGame.apply(state, moves)).state);
  switch (turn.kind) {
    case 'over':
      return diceGame.returns(state)[0] ?? 0;
    case 'chance': {
      const total = turn.outcomes.reduce((sum, { weight }) => sum + weight, 0);
      return turn.outcomes.reduce(
        (sum, { move, weight }) => sum + (weight / total) * after({ chance: move }),
        0,
      );
    }
    case 'seats': {
      const [seat = ''] = turn.seats;
      const values = diceGame.legalMoves(state, seat).map((move) => after({ [seat]: move }));
      return seat === 'first' ? Math.max(...values) : Math.min(...values);
    }
  }
}

type Pennies = { readonly first: string | null; readonly second: string | null };

/** Matching pennies, in which the first seat wins when the sides are the same; with a peek, the second seat moves after it. */
function pennies(isPeeking: boolean): Game<null, Pennies, string, unknown, never> {
  const seatsOf = ({ first, second }: Pennies) => {
    if (!isPeeking) return first === null ? ['first', 'second'] : [];
    return first === null ? ['first'] : second === null ? ['second'] : [];
  };
  const isOver = (state: Pennies) => seatsOf(state).length === 0;
  return {
    id: 'pennies',
    rulesVersion: 1,
    facts: {
      seats: ['first', 'second'],
      dynamics: isPeeking ? 'turns' : 'simultaneous',
      chance: 'none',
      information: 'perfect',
      utility: 'zero-sum',
      maxEntries: 2,
    },
    defaultConfig: null,
    parseConfig: () => ok(null),
    parseMove: (input) => ok(String(input)),
    setup: () => ({ first: null, second: null }),
    toAct: (state) => (isOver(state) ? { kind: 'over' } : { kind: 'seats', seats: seatsOf(state) }),
    legalMoves: () => ['heads', 'tails'],
    refusalOf: () => undefined,
    apply: (state, moves) => ok({ state: { ...state, ...moves }, events: [] }),
    observe: (state) => state,
    perceive: () => undefined,
    returns: (state) => (!isOver(state) ? [0, 0] : state.first === state.second ? [1, -1] : [-1, 1]),
  };
}
