/** Strokes of the knife: thin wedges, wide where the knife goes in and running out to nothing. Paths to be filled. */

type Point = readonly [x: number, y: number];

/** `count` wedges that begin between two points and run out `by` away. */
export function wedges(from: Point, to: Point, by: Point, count: number, width = 1.6): string {
  return spread(count)
    .map((share) => {
      const start: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      return wedge(start, [start[0] + by[0], start[1] + by[1]], width);
    })
    .join('');
}

/** `count` wedges around a middle, from one radius to another, between two angles in degrees (0 is right, 90 down). */
export function rays(middle: Point, radii: Point, angles: Point, count: number, width = 2): string {
  return spread(count)
    .map((share) => {
      const angle = ((angles[0] + (angles[1] - angles[0]) * share) * Math.PI) / 180;
      const at = (radius: number): Point => [
        middle[0] + radius * Math.cos(angle),
        middle[1] + radius * Math.sin(angle),
      ];
      return wedge(at(radii[0]), at(radii[1]), width);
    })
    .join('');
}

function wedge([x, y]: Point, [tipX, tipY]: Point, width: number): string {
  const length = Math.hypot(tipX - x, tipY - y);
  const [across, down] = [(-(tipY - y) / length) * (width / 2), ((tipX - x) / length) * (width / 2)];
  return `M${short(x + across)} ${short(y + down)}L${short(tipX)} ${short(tipY)}L${short(x - across)} ${short(y - down)}Z`;
}

function spread(count: number): readonly number[] {
  return Array.from({ length: count }, (_, nth) => (count === 1 ? 0.5 : nth / (count - 1)));
}

function short(value: number): string {
  return value.toFixed(1);
}
