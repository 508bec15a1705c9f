/** The `count` hours with the best scores. Of two equal hours the earlier one counts as better. */
export function bestHours(scores: readonly number[], count: number): ReadonlySet<number> {
  return new Set(hoursByScore(scores).slice(0, count));
}

/** All hours, best score first. Of two equal hours the earlier one comes first. */
export function hoursByScore(scores: readonly number[]): number[] {
  return scores
    .map((_, hour) => hour)
    .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other);
}
