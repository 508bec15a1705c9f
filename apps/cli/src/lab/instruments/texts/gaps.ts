/** `k {k}, leak {leak}`: each knob with a gap for its value. */
export function gaps(knobs: readonly string[], between: string): string {
  return knobs.map((knob) => `${knob} {${knob}}`).join(between);
}
