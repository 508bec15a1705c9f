/** English, and the shape of every other catalogue. */
export const en = {
  title: (games: string): string => `What is claimed of ${games}, and what was measured`,
  lead: 'Every figure below was measured again. A bar of the picture is what the claim allows; the mark on it is what came out, with its interval.',
  verdicts: { holds: 'holds', drifted: 'drifted', contradicted: 'contradicted', undecided: 'undecided' },
  unclaimed: 'no claim',
  meanings: {
    holds: 'The whole interval lies within the tolerance.',
    drifted: 'What is measured is not what is on record.',
    contradicted: 'Known not to come out as stated; what comes out instead came out again.',
    undecided: 'The interval is too wide to say.',
    unclaimed: 'Measured, but nothing is stated about it.',
  },
  contents: 'Contents',
  /** Of an experiment: how many of its claims have the gravest verdict among them. */
  standing: (verdict: string, count: number, claims: number): string => `${count} of ${claims} ${verdict}`,
  allHold: (claims: number): string => (claims === 1 ? '1 holds' : `${claims} hold`),
  columns: {
    figure: 'Figure',
    expected: 'Claimed',
    measured: 'Measured',
    picture: 'Claim and interval',
    size: 'n',
    verdict: 'Verdict',
  },
  bounds: {
    'at-most': (value: string) => `at most ${value}`,
    'at-least': (value: string) => `at least ${value}`,
  },
  sources: { design: 'first design', specification: 'specification' },
  interval: (low: string, high: string): string => `${low} to ${high}`,
  calculated: 'calculated',
  nothingClaimed: '–',
  foundInstead: (value: string): string => `On record instead: ${value}.`,
  pictured: (parts: { claim: string; measured: string; interval: string }): string =>
    [parts.claim && `claimed ${parts.claim}`, `measured ${parts.measured}`, parts.interval]
      .filter(Boolean)
      .join(', '),
  elsewhere: 'The world was changed for this run, so that no claim speaks of it.',
  set: 'Settings',
  manifest: 'How to get these figures again',
  manifestHow: 'Save this as manifest.json, then run:',
  manifestSays: 'The same rows come out to the byte, and the command says whether they did.',
  ground: 'What the figures rest on',
  facts: {
    rulesVersion: 'rules version',
    tablesDigest: 'digest of the tables',
    version: 'Foretell',
    node: 'computed by',
    digest: 'digest of the figures',
  },
};

export type Text = typeof en;
