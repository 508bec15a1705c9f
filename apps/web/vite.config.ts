import { defineConfig, type Plugin } from 'vite';
import { formatNotices } from '../../tools/notices.ts';
import { precache } from './src/pwa/precache.ts';

export default defineConfig({
  // So that the client can be served from any folder.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022' },
  plugins: [notices(), precache()],
});

/** Licences ask to be handed on with what is built on them. */
function notices(): Plugin {
  return {
    name: 'foretell-notices',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source: formatNotices() });
    },
  };
}
