import { CLAIMS } from '@foretell/catalog/claims';
import { RECORD } from '@foretell/catalog/record';
import {
  type AnyExperiment,
  type ExperimentReport,
  type GameClaims,
  VERDICTS,
  type Verdict,
} from '@foretell/lab';
import { useHouse } from '../shell/house.ts';
import { GoIcon } from '../shell/icons.tsx';
import { formatRoute, type Route } from '../shell/route.ts';
import type { Locale } from '../text/locale.ts';
import { type LabText, labTextOf } from './text/index.ts';
import { VerdictMark, VerdictShapes } from './verdict-mark.tsx';
import './lab.css';

/** Every game that can be shown, with its instruments and its experiments, and how the claims of each stand. */
export function ClaimsPage({ locale }: { locale: Locale }) {
  const text = labTextOf(locale);
  const house = useHouse();
  return (
    <div class="lab">
      <VerdictShapes />
      <header class="lab-head">
        <h1>{text.title}</h1>
        <p>{text.intro}</p>
      </header>
      {CLAIMS.filter(({ game }) => house.desks.some((desk) => desk.kit.id === game)).map((claims) => (
        <GameSection key={claims.game} claims={claims} locale={locale} />
      ))}
      <Legend text={text} />
    </div>
  );
}

function GameSection({ claims, locale }: { claims: GameClaims; locale: Locale }) {
  const text = labTextOf(locale);
  const house = useHouse();
  const { game, experiments } = claims;
  const kit = house.desks.find((desk) => desk.kit.id === game)?.kit;
  const record = RECORD[game] ?? [];
  return (
    <section class="lab-game" aria-labelledby={`lab-${game}`}>
      <h2 id={`lab-${game}`}>{kit?.words(locale).name ?? game}</h2>
      <Tally text={text} verdicts={record.flatMap(verdictsOf)} />
      {kit?.lab !== undefined && (
        <nav class="instruments" aria-label={text.instruments}>
          {kit.isSolved && <InstrumentLink {...text.explorer} to={{ kind: 'explorer', game }} />}
          <InstrumentLink {...text.sweep} to={{ kind: 'sweep', game }} />
        </nav>
      )}
      <ul class="experiments">
        {experiments.map((experiment) => (
          <ExperimentLink
            key={experiment.id}
            experiment={experiment}
            words={claims.texts[locale][experiment.id]}
            report={record.find((report) => report.experiment === experiment.id)}
            text={text}
          />
        ))}
      </ul>
    </section>
  );
}

function InstrumentLink({ title, line, to }: { title: string; line: string; to: Route }) {
  return (
    <a class="instrument" href={formatRoute(to)}>
      <strong>{title}</strong>
      <span>{line}</span>
      <GoIcon />
    </a>
  );
}

interface ExperimentLinkProps {
  readonly experiment: AnyExperiment;
  readonly words: GameClaims['texts'][Locale][string] | undefined;
  readonly report: ExperimentReport | undefined;
  readonly text: LabText;
}

function ExperimentLink({ experiment, words, report, text }: ExperimentLinkProps) {
  const [game = '', name = ''] = experiment.id.split('/');
  return (
    <li>
      <a href={formatRoute({ kind: 'experiment', game, name })}>
        <strong>{words?.title ?? experiment.id}</strong>
        <span class="question">{words?.question}</span>
        <Tally text={text} verdicts={report === undefined ? [] : verdictsOf(report)} />
      </a>
    </li>
  );
}

/** The verdicts on claims; figures of which nothing is claimed have none. */
function verdictsOf({ rows }: ExperimentReport): readonly Verdict[] {
  return rows.filter(({ expected }) => expected !== null).map(({ verdict }) => verdict);
}

/** How many claims hold, how many do not. Verdicts that nothing got are left out. */
function Tally({ text, verdicts }: { text: LabText; verdicts: readonly Verdict[] }) {
  const counted = VERDICTS.map((verdict) => ({
    verdict,
    count: verdicts.filter((each) => each === verdict).length,
  }));
  return (
    <span class="tally">
      {counted
        .filter(({ count }) => count > 0)
        .map(({ verdict, count }) => (
          <span key={verdict} class="tally-part">
            <VerdictMark verdict={verdict} />
            {count} {text.verdicts[verdict]}
          </span>
        ))}
    </span>
  );
}

function Legend({ text }: { text: LabText }) {
  return (
    <section class="marks" aria-labelledby="lab-legend">
      <h2 id="lab-legend">{text.legend}</h2>
      <dl>
        {VERDICTS.map((verdict) => (
          <div key={verdict}>
            <dt>
              <VerdictMark verdict={verdict} /> {text.verdicts[verdict]}
            </dt>
            <dd>{text.verdictLines[verdict]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
