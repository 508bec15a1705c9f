import type { Manifest } from '@foretell/lab';
import { html, type Markup, NOTHING } from './html.ts';
import type { Text } from './text/text.ts';

/** What the figures rest on, folded away, and how to get them again. */
export function drawManifest(manifest: Manifest, text: Text): Markup {
  const { facts } = text;
  const settings = Object.entries(manifest.settings);
  const ground = [
    [facts.rulesVersion, manifest.rulesVersion],
    [facts.tablesDigest, manifest.tablesDigest],
    [facts.version, manifest.version],
    [facts.node, manifest.node],
    [facts.digest, manifest.digest],
  ] as const;
  const items = ground.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  const set = settings.map(([name, { shown }]) => html`<li><code>${name}=${shown}</code></li>`);
  return html`<details><summary>${text.manifest}</summary>
<h3>${text.ground}</h3><dl class="basis">${items}</dl>
${set.length === 0 ? NOTHING : html`<h3>${text.set}</h3><ul class="settings">${set}</ul>`}
<p>${text.manifestHow} <code>npx foretell lab run --manifest manifest.json</code>. ${text.manifestSays}</p>
<pre>${JSON.stringify(manifest, null, 1)}</pre>
</details>`;
}
