import { later } from '../kits/later.ts';
import { useText } from './house.ts';
import { Part } from './part.tsx';
import { Screen } from './screen.tsx';

const OFFICE = later(() => import('./office.tsx'));

/** Hosts the settings. */
export function OfficeScreen() {
  return (
    <Screen title={useText().settings} kind="form" hasSettings={false}>
      <Part of={OFFICE}>{({ Office }) => <Office />}</Part>
    </Screen>
  );
}
