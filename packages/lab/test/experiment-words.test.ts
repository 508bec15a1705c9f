import { describe, expect, it } from 'vitest';
import {
  digitsOf,
  figureText,
  formatAround,
  formatValue,
  type GameClaims,
  LANGUAGES,
  type Outcome,
  textProblems,
  usualSettings,
} from '../src/index.ts';
import { DICE_CLAIMS, HOST, winning } from './experiment-toys.ts';

/** The claims with one text of one experiment changed. */
function reworded(
  language: (typeof LANGUAGES)[number],
  id: string,
  change: (words: NonNullable<GameClaims['texts']['en'][string]>) => object,
): GameClaims {
  const words = DICE_CLAIMS.texts[language][id];
  if (words === undefined) throw new Error(`no ${id}`);
  const changed = { ...DICE_CLAIMS.texts[language], [id]: { ...words, ...change(words) } };
  return { ...DICE_CLAIMS, texts: { ...DICE_CLAIMS.texts, [language]: changed } };
}

describe('the texts of a game', () => {
  it('have no problems when every language has every word', async () => {
    expect(textProblems(DICE_CLAIMS, await outcomes())).toEqual([]);
  });

  it.each(LANGUAGES)('are found wanting for every word that is taken out of %s', async (language) => {
    let taken = 0;
    for (const [id, words] of Object.entries(DICE_CLAIMS.texts[language])) {
      for (const part of ['figures', 'words', 'reasons'] as const) {
        for (const key of Object.keys(words[part] ?? {})) {
          const without = reworded(language, id, () => ({ [part]: { ...words[part], [key]: ' ' } }));
          expect(textProblems(without)).toContain(`${language}, ${id}: ${part}.${key} is missing`);
          taken += 1;
        }
      }
      for (const part of ['title', 'question'] as const) {
        const without = reworded(language, id, () => ({ [part]: '' }));
        expect(textProblems(without)).toEqual([`${language}, ${id}: ${part} is missing`]);
      }
    }
    expect(taken).toBe(8);
  });

  it('are found wanting for an experiment without any, and for a plot or figure that only a run shows', async () => {
    const { 'toy-dice/drifting': _, ...rest } = DICE_CLAIMS.texts['zh-Hant'];
    const without = { ...DICE_CLAIMS, texts: { ...DICE_CLAIMS.texts, 'zh-Hant': rest } };
    expect(textProblems(without)).toEqual(['zh-Hant, toy-dice/drifting: no texts at all']);
    const only = { title: 't', question: 'q', figures: { wins: '{bet}' }, words: {} };
    const texts = LANGUAGES.map((language) => [
      language,
      { ...DICE_CLAIMS.texts[language], 'toy-dice/winning': only },
    ]);
    const wordless = { ...DICE_CLAIMS, texts: Object.fromEntries(texts) };
    expect(textProblems(wordless)).toEqual([]);
    expect(textProblems(wordless, await outcomes())).toHaveLength(3 * 4);
  });

  it('may not have a gap without a fact, nor call two figures the same', () => {
    const gap = reworded('en', 'toy-dice/chances', () => ({ figures: { meets: 'A bet of {bte}' } }));
    expect(textProblems(gap)).toEqual([
      'en, toy-dice/chances: {bte} of figures.meets has no fact in meets(bet=1)',
      'en, toy-dice/chances: {bte} of figures.meets has no fact in meets(bet=6)',
      'en, toy-dice/chances: meets(bet=6) and meets(bet=1) are both "A bet of {bte}"',
    ]);
  });

  it('say a fact in a word where there is one', () => {
    const words = {
      figures: { wins: '{who} wins in {days} days' },
      words: { left: 'the left one', 5: 'five' },
    };
    const facts = { who: 'left', days: 10 };
    expect(figureText(words, { key: 'wins', facts })).toBe('the left one wins in 10 days');
    expect(figureText(words, { key: 'loses', facts })).toBe('loses(days=10, who=left)');
  });
});

async function outcomes(): Promise<Record<string, Outcome>> {
  return { [winning.id]: await winning.run(usualSettings(winning).values, HOST) };
}

describe('a value', () => {
  it('is written the same in every language, with the digits of its unit', () => {
    const written = [
      formatValue(0.534, 'share'),
      formatValue(24.2, 'money'),
      formatValue(-3.5, 'money'),
      formatValue(84.6, 'output'),
      formatValue(12_345, 'count'),
      formatValue(-0.001, 'money'),
    ];
    expect(written).toEqual(['53.4 %', '24.20', '\u22123.50', '84.6', '12345', '0.00']);
  });

  it('is written with its tolerance, if that can be seen', () => {
    expect(formatAround(3.84, 0.05, 'k')).toBe('3.84 ± 0.05');
    expect(formatAround(0.5, 0.03, 'share')).toBe('50.0 % ± 3.0 %');
    expect(formatAround(2.5, 1e-9, 'money')).toBe('2.50');
    expect(formatAround(2.5, 0.004, 'money', 3)).toBe('2.500 ± 0.004');
  });

  it('has as many digits as it takes to see its tolerance and its interval, and no more', () => {
    const digits = (
      unit: 'share' | 'money' | 'number',
      expected: number | null,
      tolerance: number | null,
      width: number,
    ) => digitsOf({ unit, expected, tolerance, low: 1, high: 1 + width });
    expect(digits('share', 0.5, 0.03, 0.02)).toBe(1);
    expect(digits('share', 0.5, 0.0005, 0)).toBe(2);
    expect(digits('share', 0.42857, 0.005, 0)).toBe(3);
    expect(digits('money', 4.2, 0.05, 0.02)).toBe(2);
    expect(digits('number', null, null, 0.0004)).toBe(4);
    expect(digits('number', 3, 0.05, 1e-9)).toBe(2);
    expect(digits('number', 3, 0.5, 0.0004)).toBe(2);
  });
});
