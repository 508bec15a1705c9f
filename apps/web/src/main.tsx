import { effect } from '@preact/signals';
import { render } from 'preact';
import { KITS } from './kits/kits.ts';
import { reloadWhenOutdated } from './pwa/outdated.ts';
import { registerWorker } from './pwa/register.ts';
import { App } from './shell/app.tsx';
import { HouseProvider } from './shell/house.ts';
import { openHouse } from './shell/open-house.ts';
import { browserArea, memoryArea, openStore } from './store/store.ts';
import './style/tokens.css';
import './style/base.css';
import './form/form.css';

reloadWhenOutdated(window);
const area = browserArea();
const house = openHouse({
  kits: KITS,
  store: openStore(area ?? memoryArea()),
  keeps: area !== undefined,
  update: registerWorker(import.meta.env.PROD),
});
effect(() => {
  document.documentElement.lang = house.locale.value;
  document.documentElement.dataset.contrast = house.contrast.value;
  document.documentElement.dataset.palette = house.settings.value.palette;
});
house.reopen().then(() => {
  const root = document.getElementById('house');
  if (root === null) throw new Error('index.html has no #house');
  render(
    <HouseProvider value={house}>
      <App />
    </HouseProvider>,
    root,
  );
  // Read by the test of how fast a cold start is.
  performance.mark('foretell:usable');
});
