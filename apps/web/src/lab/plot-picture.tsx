import type { Plot, WordsOfExperiment } from '@foretell/lab';
import { renderPlot } from '@foretell/report';
import { useMemo } from 'preact/hooks';

/** A plot as the reports draw it. The markup comes from the lab's own data and has been escaped where it was written. */
export function PlotPicture({ plot, words }: { plot: Plot; words: Pick<WordsOfExperiment, 'words'> }) {
  const markup = useMemo(() => renderPlot(plot, words, document), [plot, words]);
  return <div class="plot-picture" dangerouslySetInnerHTML={{ __html: markup }} />;
}
