/**
 * MurmurHash3 x86_128 (Austin Appleby, public domain) with seed 0, as four unsigned 32-bit words, over the UTF-8 bytes of
 * `parts` with a byte 0xFF between two of them. No text contains that byte, so ('ab', 'c') and ('a', 'bc') differ.
 * Not cryptographic: it spreads labels and names states, it keeps nothing secret.
 */
export function hash128(...parts: readonly string[]): [number, number, number, number] {
  const bytes: number[] = [];
  for (let i = 0; i < parts.length; i++) {
    if (i > 0) bytes.push(0xff);
    pushUtf8(bytes, parts[i] ?? '');
  }
  return hashBytes(bytes);
}

/** The words of {@link hash128} of one text as 32 lower-case hexadecimal digits. */
export function hashHex(text: string): string {
  let hex = '';
  for (const word of hash128(text)) hex += word.toString(16).padStart(8, '0');
  return hex;
}

function hashBytes(bytes: readonly number[]): [number, number, number, number] {
  // Four variables and not an array of lanes: numbers past 31 bits are boxed in arrays, and every stream starts here.
  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;
  const tail = bytes.length & ~15;
  for (let at = 0; at < tail; at += 16) {
    h1 = (Math.imul(rotate(h1 ^ scramble1(word32(bytes, at)), 19) + h2, 5) + 0x561ccd1b) | 0;
    h2 = (Math.imul(rotate(h2 ^ scramble2(word32(bytes, at + 4)), 17) + h3, 5) + 0x0bcaa747) | 0;
    h3 = (Math.imul(rotate(h3 ^ scramble3(word32(bytes, at + 8)), 15) + h4, 5) + 0x96cd1c35) | 0;
    h4 = (Math.imul(rotate(h4 ^ scramble4(word32(bytes, at + 12)), 13) + h1, 5) + 0x32ac3b17) | 0;
  }
  // The last 0 to 15 bytes: missing bytes count as zero, and scrambling zero gives zero.
  h1 ^= scramble1(word32(bytes, tail)) ^ bytes.length;
  h2 ^= scramble2(word32(bytes, tail + 4)) ^ bytes.length;
  h3 ^= scramble3(word32(bytes, tail + 8)) ^ bytes.length;
  h4 ^= scramble4(word32(bytes, tail + 12)) ^ bytes.length;
  const sum = (h1 + h2 + h3 + h4) | 0;
  const a = avalanche(sum);
  const b = avalanche(h2 + sum);
  const c = avalanche(h3 + sum);
  const d = avalanche(h4 + sum);
  const total = (a + b + c + d) >>> 0;
  return [total, (b + total) >>> 0, (c + total) >>> 0, (d + total) >>> 0];
}

const C1 = 0x239b961b;
const C2 = 0xab0e9789;
const C3 = 0x38b34ae5;
const C4 = 0xa1e38b93;

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

function word32(bytes: readonly number[], at: number): number {
  if (at + 3 < bytes.length) {
    return (
      (bytes[at] ?? 0) |
      ((bytes[at + 1] ?? 0) << 8) |
      ((bytes[at + 2] ?? 0) << 16) |
      ((bytes[at + 3] ?? 0) << 24)
    );
  }
  let word = 0;
  for (let i = bytes.length - 1; i >= at; i--) word = (word << 8) | (bytes[i] ?? 0);
  return word;
}

const scramble1 = (k: number) => Math.imul(rotate(Math.imul(k, C1), 15), C2);
const scramble2 = (k: number) => Math.imul(rotate(Math.imul(k, C2), 16), C3);
const scramble3 = (k: number) => Math.imul(rotate(Math.imul(k, C3), 17), C4);
const scramble4 = (k: number) => Math.imul(rotate(Math.imul(k, C4), 18), C1);

function avalanche(word: number): number {
  let k = word;
  k = Math.imul(k ^ (k >>> 16), 0x85ebca6b);
  k = Math.imul(k ^ (k >>> 13), 0xc2b2ae35);
  return k ^ (k >>> 16);
}

/** UTF-8 by hand: `TextEncoder` belongs to hosts, not to the language. A lone surrogate becomes U+FFFD. */
function pushUtf8(bytes: number[], text: string): void {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) {
      bytes.push(unit);
      continue;
    }
    const code = text.codePointAt(i) ?? 0xfffd;
    if (code > 0xffff) i++;
    pushMultiByte(bytes, code >= 0xd800 && code <= 0xdfff ? 0xfffd : code);
  }
}

function pushMultiByte(bytes: number[], code: number): void {
  if (code < 0x800) {
    bytes.push(0xc0 | (code >> 6));
  } else if (code < 0x10000) {
    bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63));
  } else {
    bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63));
  }
  bytes.push(0x80 | (code & 63));
}
