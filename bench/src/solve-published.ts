/** Figures that others published, printed beside ours and never compared by a ratio: other machines, other years. */
export const PUBLISHED: readonly string[] = [
  'OpenSpiel, CFR in Python: Leduc exploitability 0.0939 after 100 iterations, 0.0118 after 1,000; Kuhn 1.12e-4 after 10,000 (jsboige/CoursIA #3704).',
  'OpenSpiel, CFR in Python: about 200 seconds for a million states of Leduc poker (google-deepmind/open_spiel #182).',
  'OpenSpiel, NashConv of the uniform policy: Kuhn 0.9167, Leduc 4.7472.',
  'postflop-solver (Rust), tests/leduc.rs: value of Leduc poker -0.0856.',
  'Matrices, uniform random payoffs, measured by us once on a busy machine and not in this run: YALPS 0.6.4 takes 24 ms at 10x10, 1.8 s at 100x100 and 30 s at 500x500, and its values are off by 4e-9 to 2e-8; javascript-lp-solver 1.0.3 takes 44 ms at 10x10 and had not finished 100x100 after 9 minutes; glpk.js 5.0.0 takes 18.6 s at 500x500.',
];
