export type { FileProblem } from './gambit/cursor.ts';
export type { EfgNode, ExtensiveFormFile, GameFile, NormalFormFile } from './gambit/game-file.ts';
export {
  type ConstantSumGame,
  formatMatrixRefusal,
  type MatrixRefusal,
  matrixOf,
} from './gambit/matrix-of.ts';
export { readGameFile } from './gambit/read-game-file.ts';
export {
  type Certificate,
  certify,
  type ExactGame,
  exactGame,
  nearestDouble,
  solveExactly,
} from './matrix/exact.ts';
export { fictitiousPlay } from './matrix/fictitious-play.ts';
export { type Highs, type HighsFiles, loadHighs } from './matrix/highs.ts';
export { type Iterated, type IterationProgress, iterate, type Stop } from './matrix/iterate.ts';
export type { Algorithm, Learner } from './matrix/learner.ts';
export { solveByLp } from './matrix/linear-programme.ts';
export { type BadMatrix, type MatrixGame, matrixGame } from './matrix/matrix-game.ts';
export { predictiveRegretMatchingPlus, regretMatchingPlus } from './matrix/regret-matching.ts';
export { solveSheetInDoubles } from './matrix/rounded-simplex.ts';
export { openSheet, type Sheet } from './matrix/sheet.ts';
export { solveBySimplex, solveSheet } from './matrix/simplex.ts';
export { allowedGap, findRange, measure, type Range, type Solution } from './matrix/solution.ts';
export { formatSolveFailure, type Side, type SolveFailure } from './matrix/solve-failure.ts';
export { mixesAt, type StochasticSolution, solveStages } from './stochastic/backward-induction.ts';
export {
  type BestResponse,
  bestResponse,
  type Policy,
  type ResponseFailure,
} from './stochastic/best-response.ts';
export type { StateRefusal, StochasticGame } from './stochastic/stochastic-game.ts';
export { type BestAnswer, bestAnswer, type Stakes, stakesOf } from './tree/best-answer.ts';
export { averageStrategy, type CfrSolver, runCfr, startCfr } from './tree/cfr.ts';
export type { CfrLearner } from './tree/cfr-learner.ts';
export { CFR_METHODS, type CfrAlgorithm, type CfrMethod } from './tree/cfr-methods.ts';
export { type CfrSave, resumeCfr, saveCfr, treeDigest } from './tree/cfr-save.ts';
export { type Exploitability, exploitability } from './tree/exploitability.ts';
export { type SequenceForm, sequenceFormOf } from './tree/sequence-form.ts';
export { solveSequenceForm, type TreeFailure, type TreeSolution } from './tree/solve-sequence-form.ts';
export { type Strategy, strategyOf, uniformStrategy } from './tree/strategy.ts';
export {
  type Choices,
  choicesOf,
  type InformationSets,
  NODE,
  type Nodes,
  type Player,
  playerOf,
  setsOf,
  type Tree,
} from './tree/tree.ts';
export { treeOfFile } from './tree/tree-of-file.ts';
export { type TreeOptions, treeOfGame } from './tree/tree-of-game.ts';
export { formatTreeRefusal, type Place, type TreeRefusal } from './tree/tree-refusal.ts';
