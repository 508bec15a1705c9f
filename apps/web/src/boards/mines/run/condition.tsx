import type { View } from '@foretell/mines';
import { Glyph } from '../art/glyph.tsx';
import type { RoadText } from '../text/road/index.ts';

/** The hero between battles. */
export function Condition({ hero, text }: { hero: View['hero']; text: RoadText }) {
  return (
    <dl class="mines-condition">
      <div class="life">
        <dt>
          <Glyph of="hp" />
          <span class="unseen">{text.hp}</span>
        </dt>
        <dd>
          <span class="mines-life-bar" style={{ '--full': `${(100 * hero.hp) / hero.maxHp}%` }} />
          {`${hero.hp}/${hero.maxHp}`}
        </dd>
      </div>
      <div>
        <dt>
          <Glyph of="attack" />
          <span class="unseen">{text.attack}</span>
        </dt>
        <dd>{hero.attack}</dd>
      </div>
      <div>
        <dt>
          <Glyph of="defence" />
          <span class="unseen">{text.defence}</span>
        </dt>
        <dd>{hero.defence}</dd>
      </div>
    </dl>
  );
}
