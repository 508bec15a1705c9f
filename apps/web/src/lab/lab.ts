/** The lab's pages: what is fetched when somebody opens one of them. */
export { ClaimsPage } from './claims-page.tsx';
export { ExperimentPage } from './experiment-page.tsx';
export { ExplorerPage } from './explorer-page.tsx';
export { SweepPage } from './sweep-page.tsx';
