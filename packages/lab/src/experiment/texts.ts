/** The words of a game's experiments in one language. Gaps are written `{name}` and filled with the facts of a figure. */
export interface ExperimentTexts {
  readonly [experimentId: string]: {
    readonly title: string;
    /** The question it answers, one sentence. */
    readonly question: string;
    /** By figure key. */
    readonly figures: Readonly<Record<string, string>>;
    /** By plot, axis, series and bar key. */
    readonly words: Readonly<Record<string, string>>;
    /** Why a claim is contradicted, by the `why` of the claim. */
    readonly reasons?: Readonly<Record<string, string>>;
  };
}

/** The text with its gaps filled. A gap without a fact stays as it is written, so that a test can find it. */
export function fillText(text: string, facts: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(facts[name] ?? gap));
}
