/**
 * MurmurHash3 x86_128 (Austin Appleby, public domain) with seed 0, as four unsigned 32-bit words, over the UTF-8 bytes of
 * `parts` with a byte 0xFF between two of them. No text contains that byte, so ('ab', 'c') and ('a', 'bc') differ.
 * Not cryptographic: it spreads labels and names states, it keeps nothing secret.
 */
export function hash128(...parts: readonly string[]): [number, number, number, number] {
  return hashBytes(encode(parts));
}

/** The words of {@link hash128} of one text as 32 lower-case hexadecimal digits. */
export function hashHex(text: string): string {
  let hex = '';
  for (const word of hash128(text)) hex += word.toString(16).padStart(8, '0');
  return hex;
}

function hashBytes(bytes: Uint8Array): [number, number, number, number] {
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

function word32(bytes: Uint8Array, at: number): number {
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

/** Bytes are written here and read before anything else is hashed: digests of whole states are asked for all the time. */
let buffer = new Uint8Array(1 << 12);

/** UTF-8 by hand, since `TextEncoder` belongs to hosts and not to the language. A lone surrogate becomes U+FFFD. */
function encode(parts: readonly string[]): Uint8Array {
  // No UTF-16 unit takes more than three bytes, and a mark stands between two parts.
  const most = parts.reduce((sum, part) => sum + 3 * part.length + 1, 0);
  if (buffer.length < most) buffer = new Uint8Array(2 * most);
  let end = 0;
  for (let i = 0; i < parts.length; i++) {
    if (i > 0) buffer[end++] = 0xff;
    end = writeUtf8(buffer, end, parts[i] ?? '');
  }
  return buffer.subarray(0, end);
}

/** Writes `text` from `start` on and returns where it ends. */
function writeUtf8(bytes: Uint8Array, start: number, text: string): number {
  let end = start;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) {
      bytes[end++] = unit;
      continue;
    }
    const code = text.codePointAt(i) ?? 0xfffd;
    if (code > 0xffff) i++;
    end = writeMultiByte(bytes, end, code >= 0xd800 && code <= 0xdfff ? 0xfffd : code);
  }
  return end;
}

function writeMultiByte(bytes: Uint8Array, start: number, code: number): number {
  let end = start;
  if (code < 0x800) {
    bytes[end++] = 0xc0 | (code >> 6);
  } else {
    if (code < 0x10000) {
      bytes[end++] = 0xe0 | (code >> 12);
    } else {
      bytes[end++] = 0xf0 | (code >> 18);
      bytes[end++] = 0x80 | ((code >> 12) & 63);
    }
    bytes[end++] = 0x80 | ((code >> 6) & 63);
  }
  bytes[end++] = 0x80 | (code & 63);
  return end;
}
