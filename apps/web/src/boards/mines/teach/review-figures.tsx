import type { Review, Stand } from '@foretell/mines/teach';
import type { TeachText } from '../text/teach/en.ts';
import { luckOf, numberOf } from './decisions.ts';

const STANDS: readonly Stand[] = ['proved', 'guess', 'against'];

/** The run in a handful of figures. */
export function ReviewFigures({ text, review }: { readonly text: TeachText; readonly review: Review }) {
  const says = text.review;
  const stands = (counts: Readonly<Record<Stand, number>>) =>
    STANDS.map((stand) => (
      <span key={stand} class={stand}>
        <b>{counts[stand]}</b> {says.stands[stand]}
      </span>
    ));
  const { hits, expected } = review.luck;
  const { damage, ap, equivalents } = review.cost;
  return (
    <section aria-label={says.figures}>
      <dl class="mines-review-figures">
        <div>
          <dt>{says.digs}</dt>
          <dd>{stands(review.digs)}</dd>
        </div>
        <div>
          <dt>{says.seals}</dt>
          <dd>{stands(review.seals)}</dd>
        </div>
        <div>
          <dt>{says.missed}</dt>
          <dd>
            <span>
              <b>{review.missed}</b> {review.missed > 0 && says.missedHint}
            </span>
          </dd>
        </div>
        <div>
          <dt>{says.luck}</dt>
          <dd>
            <span>{says.luckSays(hits, numberOf(expected))}</span>
            <span>{says.luckIs[luckOf(review.luck)]}</span>
          </dd>
        </div>
        <div>
          <dt>{says.cost}</dt>
          <dd>{says.costSays(damage, ap, equivalents)}</dd>
        </div>
        <div>
          <dt>{says.regret}</dt>
          <dd>{says.regretSays(numberOf(review.regret))}</dd>
        </div>
      </dl>
    </section>
  );
}
