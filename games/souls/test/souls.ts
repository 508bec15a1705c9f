export { type Event, inputsOf, type Move, type Scene, type State, type Switch, souls } from '../src/index.ts';
export { toUnits } from '../src/units.ts';
