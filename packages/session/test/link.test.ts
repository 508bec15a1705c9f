import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playBots } from '../src/bots.ts';
import { formatLink, LINK_PLAYER, MAX_LINK_CHARS, parseLink, peekLink } from '../src/link.ts';
import { formatLinkProblem, type LinkProblem } from '../src/link-problem.ts';
import { escapeText, formatDifferences, parseDifferences, unescapeText } from '../src/link-text.ts';
import { outcomeOf, playersOf } from '../src/look.ts';
import { toSave } from '../src/save.ts';
import { openSession, submit } from '../src/session.ts';
import { climb, climbBot } from './climb.ts';
import { duel, duelBot } from './duel.ts';
import { must, mustFail, openClimb, playedDuel } from './tables.ts';

const LINK = must(formatLink(duel, playedDuel()));

describe('a link to a finished play', () => {
  test('gives the play back: the same configuration, seed, moves and end, but no players', () => {
    const session = must(parseLink(duel, LINK));
    const { players, checksum, ...played } = toSave(playedDuel());
    expect(toSave(session)).toMatchObject(played);
    expect(players).toEqual({ north: 'human', south: 'human' });
    expect(playersOf(session)).toEqual({ north: LINK_PLAYER, south: LINK_PLAYER });
    expect(checksum).not.toBe(toSave(session).checksum);
  });

  test('is short, and made of letters that no program changes in a URL', () => {
    expect(LINK).toBe(`p1.toy_2d_duel.3.canary_2d_seed_2d_71..0~0-0~0-1~1-2~2.${LINK.slice(-8)}`);
    expect(encodeURIComponent(LINK)).toBe(LINK);
  });

  test('of five days of eight hours, with thousands of legal moves a seat, stays under 200 characters', () => {
    const config = { rounds: 5, plans: 99, prize: { win: 9, name: 'a very long week' } };
    const wide = { ...duel, legalMoves: allOf(6561) };
    const session = playBots(
      duel,
      openSession(duel, config, 'a seed of twenty chr', { north: '', south: '' }),
      {
        north: duelBot('north'),
        south: duelBot('south'),
      },
    );
    expect(must(formatLink(wide, session)).length).toBeLessThan(200);
  });

  test('carries what differs from the default configuration, chance left out', () => {
    const bots = { guide: climbBot('guide', 3), guest: climbBot('guest', 2) };
    const session = playBots(climb, openClimb('s', { height: 9 }), bots);
    const link = must(formatLink(climb, session));
    expect(link).toMatch(/^p1\.toy_2d_climb\.1\.s\.height~9\.2-1-2/);
    const loaded = must(parseLink(climb, link));
    expect(toSave(loaded).entries).toEqual(toSave(session).entries);
    expect(outcomeOf(climb, loaded)).toEqual(outcomeOf(climb, session));
  });

  test('does not exist before the end, since it would tell the seed and the sealed moves', () => {
    for (const rounds of [0, 1, 2, 3]) {
      expect(mustFail(formatLink(duel, playedDuel(rounds)))).toEqual({ kind: 'unfinished' });
    }
  });

  test('is not made when it would be longer than any program reads', () => {
    const session = openSession(climb, { height: 1 }, '#'.repeat(9000), { guide: '', guest: '' });
    const over = must(submit(climb, session, 'guide', { steps: 1 }));
    expect(mustFail(formatLink(climb, over))).toMatchObject({ kind: 'too-large', limit: MAX_LINK_CHARS });
  });

  test('says of which game it is to a program that does not have the game', () => {
    expect(must(peekLink(LINK))).toEqual({ version: 1, game: 'toy-duel', rulesVersion: 3 });
  });
});

/** Every kind of problem, with a link that has it. A kind that is missing here does not compile. */
const SPECIMENS: Readonly<Record<LinkProblem['kind'], string>> = {
  unfinished: LINK.replace('-2~2.', '.'),
  'too-large': LINK + '0'.repeat(MAX_LINK_CHARS),
  'not-a-link': LINK.replace('p1.', 'q1.'),
  'wrong-game': LINK.replace('duel', 'dual'),
  'newer-format': LINK.replace('p1.', 'p2.'),
  'newer-rules': LINK.replace('.3.', '.4.'),
  'older-rules': LINK.replace('.3.', '.2.'),
  'bad-config': LINK.replace('71..', '71.rounds~99-plans~0.'),
  'bad-move': LINK.replace('-2~2.', '-2~z.'),
  damaged: LINK.replace('canary', 'cinary'),
};

describe('a text that is not a link to a play of this game', () => {
  test.each(Object.entries(SPECIMENS))(
    'is refused as %s, in one line that says what is wrong',
    (kind, specimen) => {
      expect(specimen).not.toBe(LINK);
      const problem = mustFail(parseLink(duel, specimen));
      expect(problem.kind).toBe(kind);
      expect(formatLinkProblem(problem)).toMatch(/^[^\n]{20,}$/);
      expect(formatLinkProblem(problem)).not.toMatch(/undefined|\[object/);
    },
  );

  test('names the bad move and all problems of the configuration', () => {
    expect(mustFail(parseLink(duel, SPECIMENS['bad-move']))).toEqual({
      kind: 'bad-move',
      entry: 3,
      received: '2~z',
    });
    expect(mustFail(parseLink(duel, SPECIMENS['bad-config']))).toMatchObject({
      problems: [{ path: ['rounds'] }, { path: ['plans'] }],
    });
    for (const moves of ['1', '1~1~1', '01~1', '-1~1', '1~', '1e1~0', '']) {
      expect(mustFail(parseLink(duel, LINK.replace('..0~0-', `..${moves}-`))).kind, moves).toBe('bad-move');
    }
    const tooMany = mustFail(parseLink(duel, LINK.replace('-2~2.', '-2~2-0~0.')));
    expect(tooMany).toEqual({ kind: 'bad-move', entry: 4, received: '0~0' });
  });

  test('has seven parts, no more and no fewer', () => {
    for (const link of [`${LINK}.more`, LINK.slice(0, LINK.lastIndexOf('.')), 'p1.toy_2d_duel.3.', '']) {
      expect(mustFail(parseLink(duel, link)).kind, link).toBe('not-a-link');
    }
  });

  test('is refused when rules that forgot to raise their version lead to another end', () => {
    const generous: typeof duel = {
      ...duel,
      setup: (config, seed) => ({ ...duel.setup(config, seed), paid: { north: 1, south: 0 } }),
    };
    expect(mustFail(parseLink(generous, LINK)).kind).toBe('damaged');
  });

  test('is refused with another seed, even one that happens to lead to the same end', () => {
    const ends = ['s', 't', 'u', 'v', 'w'].map((seed) => {
      const session = must(submit(climb, openClimb(seed, { height: 1 }), 'guide', { steps: 1 }));
      return { seed, link: must(formatLink(climb, session)), end: JSON.stringify(toSave(session).digest) };
    });
    expect(new Set(ends.map(({ end }) => end)).size).toBe(1);
    const problem = mustFail(parseLink(climb, (ends[0]?.link ?? '').replace('.s.', '.t.')));
    expect(problem.kind).toBe('damaged');
  });

  test('is refused whichever characters were changed, added or lost', () => {
    let refused = 0;
    const added = fc.oneof(
      fc.constantFrom(...'p.-~_0123456789abcxyz% '),
      fc.string({ unit: 'binary', maxLength: 2 }),
    );
    const property = fc.property(fc.nat(LINK.length - 1), fc.nat(9), added, (at, remove, text) => {
      const changed = LINK.slice(0, at) + text + LINK.slice(at + remove);
      if (changed === LINK) return;
      mustFail(parseLink(duel, changed));
      refused++;
    });
    fc.assert(property, { seed: 3, numRuns: 3000 });
    expect(refused).toBeGreaterThan(2500);
  });
});

describe('the text of a link', () => {
  test('spells any text at all and reads it back: spaces, points, Chinese, halves of a character', () => {
    const property = fc.property(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      (units, letters) => {
        for (const text of [units, letters, '\ud800', '老板 vs. 打工人', '_20_', '']) {
          expect(unescapeText(escapeText(text))).toBe(text);
          expect(escapeText(text)).toMatch(/^[A-Za-z0-9_]*$/);
        }
      },
    );
    fc.assert(property, { seed: 1, numRuns: 200 });
  });

  test('has one spelling for each text; any other is not read', () => {
    for (const misspelt of ['a b', '_41_', '_0020_', '_', '__', '_20', '_2D_', '%20']) {
      expect(unescapeText(misspelt)).toBeUndefined();
    }
  });

  test('carries any difference between two configurations', () => {
    const leaf = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null), fc.array(fc.integer()));
    const config = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.dictionary(fc.constantFrom('a', 'b', 'c', 'x y', '__proto__'), tie('node')),
      ),
    })).node;
    let empty = 0;
    const property = fc.property(config, config, (base, changed) => {
      expect(parseDifferences(base, formatDifferences(base, changed))).toEqual(changed);
      if (formatDifferences(base, base) === '') empty++;
    });
    fc.assert(property, { seed: 2, numRuns: 500 });
    expect(empty).toBe(500);
  });

  test('writes only what differs, however deep it lies', () => {
    const base = { rounds: 4, prize: { win: 2, name: 'a cup' } };
    expect(formatDifferences(base, { rounds: 4, prize: { win: 3, name: 'a cup' } })).toBe('prize~win~3');
    expect(parseDifferences(base, 'prize~win~3-rounds~5')).toEqual({
      rounds: 5,
      prize: { win: 3, name: 'a cup' },
    });
    for (const nonsense of [
      'rounds~deep~3',
      'nowhere~win~3',
      'rounds~x',
      'rounds',
      '-',
      'prize~win~1e999',
      `${escapeText('__proto__')}~x~1`,
    ]) {
      expect(parseDifferences(base, nonsense)).toBeUndefined();
    }
  });
});

/** Legal moves of which the last ones are those of a duel: the widest places a link has to spell. */
function allOf(count: number): typeof duel.legalMoves {
  return (state, seat) => [
    ...Array.from({ length: count - 99 }, (_, index) => ({ plan: `filler-${index}` })),
    ...duel.legalMoves(state, seat),
  ];
}
