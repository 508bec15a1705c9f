/**
 * The values between `nodes` that stand `stride` apart, nodes included: a cubic through each pair with slopes taken from
 * their neighbours (Catmull and Rom 1974), kept between the two, so that what rises goes on rising.
 */
export function fillBetween(nodes: readonly number[], stride: number): Float64Array {
  if (stride === 1) return Float64Array.from(nodes);
  const filled = new Float64Array(Math.max(0, (nodes.length - 1) * stride + 1));
  for (let node = 0; node + 1 < nodes.length; node++) {
    const from = nodes[node] ?? 0;
    const to = nodes[node + 1] ?? 0;
    const before = nodes[node - 1];
    const after = nodes[node + 2];
    const slopeFrom = before === undefined ? to - from : (to - before) / 2;
    const slopeTo = after === undefined ? to - from : (after - from) / 2;
    fillSegment(filled, node * stride, stride, { from, to, slopeFrom, slopeTo });
  }
  if (nodes.length > 0) filled[filled.length - 1] = nodes.at(-1) ?? 0;
  return filled;
}

interface Segment {
  readonly from: number;
  readonly to: number;
  /** Per segment. */
  readonly slopeFrom: number;
  readonly slopeTo: number;
}

/** Hermite's cubic from one node up to the next, without it. */
function fillSegment(
  filled: Float64Array,
  start: number,
  stride: number,
  { from, to, slopeFrom, slopeTo }: Segment,
): void {
  const cubic = slopeFrom + slopeTo - 2 * (to - from);
  const square = 3 * (to - from) - 2 * slopeFrom - slopeTo;
  const least = Math.min(from, to);
  const most = Math.max(from, to);
  for (let step = 0; step < stride; step++) {
    const share = step / stride;
    const value = from + share * (slopeFrom + share * (square + share * cubic));
    filled[start + step] = Math.min(Math.max(value, least), most);
  }
}
