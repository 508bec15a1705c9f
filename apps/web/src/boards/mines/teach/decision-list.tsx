import type { Judged } from '@foretell/mines/teach';
import { useState } from 'preact/hooks';
import type { TeachText } from '../text/teach/en.ts';
import { DecisionItem } from './decision-item.tsx';
import { FILTERS, type Filter, filtered } from './decisions.ts';

/** So many are drawn at a time: a run has hundreds, and each brings a picture. */
const A_TIME = 8;

/** Every decision of a run, by how it stood to what was known. */
export function DecisionList({
  text,
  judged,
}: {
  readonly text: TeachText;
  readonly judged: readonly Judged[];
}) {
  const { review } = text;
  const [filter, setFilter] = useState<Filter>('notable');
  const [most, setMost] = useState(A_TIME);
  const chosen = filtered(judged, filter);
  const left = chosen.length - most;
  return (
    <section>
      <h3 id="mines-decisions">{review.list}</h3>
      <fieldset class="mines-filters" aria-labelledby="mines-decisions">
        {FILTERS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === filter}
            onClick={() => {
              setFilter(each);
              setMost(A_TIME);
            }}
          >
            {review.filters[each]} <b>{filtered(judged, each).length}</b>
          </button>
        ))}
      </fieldset>
      {chosen.length === 0 && <p>{review.empty}</p>}
      <ol class="mines-decisions">
        {chosen.slice(0, most).map((each) => (
          <DecisionItem key={each.deed.at} text={text} judged={each} />
        ))}
      </ol>
      {left > 0 && (
        <button type="button" class="mines-review-more" onClick={() => setMost(most + A_TIME)}>
          {review.more(left)}
        </button>
      )}
    </section>
  );
}
