import Fraction from 'fraction.js';

const DECIMAL = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/;
const RATIO = /^([+-]?\d+)\/(\d+)$/;

/** Longer numbers and exponents are refused: they are no payoffs, and powers of ten grow without end. */
const MOST_DIGITS = 300;

/** Whether a word of a game file is written as a number: `3`, `-.5`, `2.`, `1e-3`, `-1/3`. */
export function isNumber(word: string): boolean {
  return /\d/.test(word) && (DECIMAL.test(word) || RATIO.test(word));
}

/** The number exactly as written; undefined when it is too large, too small or divided by 0. */
export function parseNumber(word: string): Fraction | undefined {
  if (word.length > MOST_DIGITS) return undefined;
  const ratio = RATIO.exec(word);
  if (ratio !== null) return parseRatio(ratio);
  const [, sign = '', whole = '', part = '', exponent = '0'] = DECIMAL.exec(word) ?? [];
  if (Math.abs(Number(exponent)) > MOST_DIGITS) return undefined;
  const digits = BigInt(`${whole}${part}`) * (sign === '-' ? -1n : 1n);
  const tens = Number(exponent) - part.length;
  return tens >= 0 ? new Fraction(digits * 10n ** BigInt(tens)) : new Fraction(digits, 10n ** BigInt(-tens));
}

function parseRatio([, above = '0', below = '0']: RegExpExecArray): Fraction | undefined {
  const divisor = BigInt(below);
  return divisor === 0n ? undefined : new Fraction(BigInt(above.replace('+', '')), divisor);
}
