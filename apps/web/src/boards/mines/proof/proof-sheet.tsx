import { useState } from 'preact/hooks';
import { RadioRow } from '../../../form/radio-row.tsx';
import { isLocale, type Locale } from '../../../text/locale.ts';
import { BUSTS } from '../art/busts.tsx';
import { EndPicture } from '../art/end-picture.tsx';
import { Glyph } from '../art/glyph.tsx';
import { GLYPHS } from '../art/glyphs.ts';
import { UnitBust } from '../art/unit-bust.tsx';
import { textOf } from '../text/index.ts';
import { proofTextOf } from '../text/proof/index.ts';
import { EYES, type Eyes } from './colour.ts';
import { ContrastTable } from './contrast-table.tsx';
import { EyeFilters, filterOf } from './eyes.tsx';
import { ATTRIBUTES, PALETTES, type PaletteName } from './palettes.ts';
import { SampleBoard } from './sample-board.tsx';
import { SAMPLE_NAMES, SAMPLES } from './samples.ts';
import '../../../style/mines-tokens.css';
import '../battle.css';
import '../art/cells.css';
import './proof.css';

const ENDINGS = ['completed', 'defeated', 'lamp_out'] as const;

/** Everything that is hard to see, under every palette and with every kind of eyes, and the figures to it. */
export function ProofSheet({ locale = localeOfPage() }: { readonly locale?: Locale }) {
  const text = proofTextOf(locale);
  const [palette, setPalette] = useState<PaletteName>('normal');
  const [eyes, setEyes] = useState<Eyes>('all');
  return (
    <div class="mines-proof">
      <EyeFilters />
      <p class="intro">{text.intro}</p>
      <div class="choices">
        <RadioRow
          name="palette"
          legend={text.palette}
          options={PALETTES.map((value) => ({ value, label: text.palettes[value] }))}
          value={palette}
          onChange={setPalette}
        />
        <RadioRow
          name="eyes"
          legend={text.eyes}
          options={EYES.map((value) => ({ value, label: text.eyesOf[value] }))}
          value={eyes}
          onChange={setEyes}
        />
      </div>
      <div
        class="table"
        data-palette={ATTRIBUTES[palette].palette}
        data-contrast={ATTRIBUTES[palette].contrast}
        style={{ filter: `url(#${filterOf(eyes)})` }}
      >
        <h2>{text.boards}</h2>
        <div class="boards">
          {SAMPLE_NAMES.map((name) => (
            <SampleBoard
              key={name}
              board={SAMPLES[name]}
              title={text.samples[name]}
              text={textOf(locale).battle}
            />
          ))}
        </div>
        <h2>{text.busts}</h2>
        <div class="drawings">
          {Object.keys(BUSTS).map((unitId) => (
            <figure key={unitId} class="bust">
              <UnitBust unitId={unitId} />
              <UnitBust unitId={unitId} />
              <figcaption>{unitId.replaceAll('_', ' ')}</figcaption>
            </figure>
          ))}
        </div>
        <h2>{text.endings}</h2>
        <div class="endings">
          {ENDINGS.map((outcome) => (
            <EndPicture key={outcome} outcome={outcome} />
          ))}
        </div>
        <h2>{text.glyphs}</h2>
        <div class="drawings">
          {Object.keys(GLYPHS).map((id) => (
            <figure key={id}>
              <Glyph of={id} />
              <figcaption>{id.replaceAll('_', ' ')}</figcaption>
            </figure>
          ))}
        </div>
      </div>
      <h2>
        {text.figures}: {text.palettes[palette]}
      </h2>
      <p>{text.figuresLine}</p>
      <ContrastTable palette={palette} text={text} />
    </div>
  );
}

function localeOfPage(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
}
