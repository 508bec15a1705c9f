import { CLAIMS, findExperiment } from '@foretell/catalog/claims';
import { RECORD } from '@foretell/catalog/record';
import type { AnyExperiment, ExperimentReport, WordsOfExperiment } from '@foretell/lab';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Nowhere } from '../shell/nowhere.tsx';
import { formatRoute } from '../shell/route.ts';
import type { Locale } from '../text/locale.ts';
import { FigureRow } from './figure-row.tsx';
import { PlotPicture } from './plot-picture.tsx';
import { SettingsForm } from './settings-form.tsx';
import { startTask } from './start-task.ts';
import { type LabText, labTextOf } from './text/index.ts';
import { VerdictShapes } from './verdict-mark.tsx';
import './lab.css';

/** One experiment: what it asks, what is on record, and the means to measure it here. */
export function ExperimentPage({ id, locale }: { id: string; locale: Locale }) {
  const experiment = findExperiment(id);
  const words = CLAIMS.map(({ texts }) => texts[locale][id]).find((each) => each !== undefined);
  if (experiment === undefined || words === undefined) return <Nowhere to={{ kind: 'lab' }} />;
  return <Experiment experiment={experiment} words={words} locale={locale} />;
}

interface ExperimentProps {
  readonly experiment: AnyExperiment;
  readonly words: WordsOfExperiment;
  readonly locale: Locale;
}

function Experiment({ experiment, words, locale }: ExperimentProps) {
  const text = labTextOf(locale);
  const recorded = recordOf(experiment.id);
  const run = useRun(experiment.id);
  const fresh = run.state.kind === 'done' ? run.state.report : undefined;
  const report = fresh ?? recorded;
  const standing =
    fresh !== undefined ? text.fresh : recorded !== undefined ? text.onRecord : text.notRecorded;
  return (
    <div class="lab">
      <VerdictShapes />
      <header class="lab-head">
        <h1>{words.title}</h1>
        <p>{words.question}</p>
        <p class="aside">
          <code>{experiment.id}</code> · {text.kinds[experiment.kind]}
        </p>
      </header>
      <section class="run">
        <SettingsForm
          experiment={experiment}
          text={text}
          busy={run.state.kind === 'running'}
          measure={run.start}
        />
        <RunState run={run} text={text} />
      </section>
      <section aria-labelledby="lab-figures">
        <h2 id="lab-figures">{text.claims}</h2>
        <p class="aside" role="status">
          {standing}
        </p>
        <ul class="figures">
          {(report?.rows ?? []).map((row) => (
            <FigureRow key={row.figure} row={row} words={words} text={text} />
          ))}
        </ul>
      </section>
      {report !== undefined && report.plots.length > 0 && (
        <section aria-labelledby="lab-plots">
          <h2 id="lab-plots">{text.plots}</h2>
          {report.plots.map((plot) => (
            <PlotPicture key={plot.key} plot={plot} words={words} />
          ))}
        </section>
      )}
      <a class="key" href={formatRoute({ kind: 'lab' })}>
        {text.toList}
      </a>
    </div>
  );
}

function recordOf(id: string): ExperimentReport | undefined {
  return Object.values(RECORD)
    .flat()
    .find(({ experiment }) => experiment === id);
}

type RunOf =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly share: number }
  | { readonly kind: 'done'; readonly report: ExperimentReport }
  | { readonly kind: 'failed'; readonly message: string };

interface Run {
  readonly state: RunOf;
  start(values: Readonly<Record<string, unknown>>): void;
  stop(): void;
}

/** A run in a worker that ends with the page. */
function useRun(id: string): Run {
  const [state, setState] = useState<RunOf>({ kind: 'idle' });
  const stopTask = useRef(() => {});
  useEffect(() => () => stopTask.current(), []);
  return {
    state,
    start(values) {
      stopTask.current();
      setState({ kind: 'running', share: 0 });
      stopTask.current = startTask({ kind: 'experiment', id, values }, (news) => {
        if (news.kind === 'progress') setState({ kind: 'running', share: news.share });
        if (news.kind === 'report') setState({ kind: 'done', report: news.report });
        if (news.kind === 'failed') setState({ kind: 'failed', message: news.message });
      });
    },
    stop() {
      stopTask.current();
      setState({ kind: 'idle' });
    },
  };
}

function RunState({ run, text }: { run: Run; text: LabText }) {
  const { state } = run;
  if (state.kind === 'failed') {
    return (
      <p class="failed" role="alert">
        {text.failed} {state.message}
      </p>
    );
  }
  if (state.kind !== 'running') return null;
  return (
    <div class="running-task">
      <progress value={state.share} max={1} aria-label={text.progress(Math.floor(state.share * 100))} />
      <span>{text.progress(Math.floor(state.share * 100))}</span>
      <button type="button" class="key" onClick={run.stop}>
        {text.stop}
      </button>
    </div>
  );
}
