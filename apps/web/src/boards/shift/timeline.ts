/** A keyframe that says when it is, in milliseconds, instead of where in the whole. */
export interface TimedFrame {
  readonly atMs: number;
  readonly transform?: string;
  readonly opacity?: number;
  readonly easing?: string;
}

/** Plays the same frames on each element. The last one stays until the animation is stopped by what is returned. */
export function playFrames(
  elements: Iterable<Element>,
  lastsMs: number,
  frames: readonly TimedFrame[],
): () => void {
  const keyframes = frames.map(({ atMs, ...style }) => ({ ...style, offset: atMs / lastsMs }));
  const running = Array.from(elements, (element) =>
    element.animate(keyframes, { duration: lastsMs, fill: 'both' }),
  );
  return () => {
    for (const animation of running) animation.cancel();
  };
}
