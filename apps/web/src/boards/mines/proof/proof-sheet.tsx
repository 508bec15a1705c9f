import { BUSTS } from '../art/busts.tsx';
import { Glyph } from '../art/glyph.tsx';
import { GLYPHS } from '../art/glyphs.ts';
import { MinesPoster } from '../art/poster.tsx';
import { UnitBust } from '../art/unit-bust.tsx';
import { textOf } from '../text/index.ts';
import { ContrastTable } from './contrast-table.tsx';
import { ATTRIBUTES, PALETTES } from './palettes.ts';
import { SampleBoard } from './sample-board.tsx';
import { SAMPLES } from './samples.ts';
import '../../../style/mines-tokens.css';
import '../battle.css';
import '../art/cells.css';
import './proof.css';

/** Everything that is hard to see, under every palette, with the figures: the sheet that a new palette is held against. */
export function ProofSheet() {
  const text = textOf('en').battle;
  return (
    <div class="mines-proof">
      <h1>Mines: proof sheet</h1>
      <ContrastTable />
      {PALETTES.map((name) => (
        <section key={name} data-palette={ATTRIBUTES[name].palette} data-contrast={ATTRIBUTES[name].contrast}>
          <h2>{name}</h2>
          <div class="mines-proof-boards">
            {SAMPLES.map((sample) => (
              <SampleBoard key={sample.title} sample={sample} cell={44} text={text} />
            ))}
          </div>
          <div class="mines-proof-busts">
            {Object.keys(BUSTS).map((unitId) => (
              <figure key={unitId}>
                <div class="large">
                  <UnitBust unitId={unitId} />
                </div>
                <div class="small">
                  <UnitBust unitId={unitId} />
                </div>
                <figcaption>{unitId}</figcaption>
              </figure>
            ))}
          </div>
          <div class="mines-proof-glyphs">
            {Object.keys(GLYPHS).map((id) => (
              <figure key={id}>
                <Glyph of={id} />
                <figcaption>{id}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
      <div class="mines-proof-poster">
        <MinesPoster locale="en" />
        <MinesPoster locale="zh-Hans" />
        <MinesPoster locale="zh-Hant" />
      </div>
    </div>
  );
}
