import type { BoardSeen } from '@foretell/mines';
import type { Chance, Deduction, DeductionRule } from '@foretell/mines/teach';
import type { Facts, TeachText } from '../text/teach/en.ts';
import { isSame, type Page } from './pages.ts';
import type { Lesson } from './questions.ts';

/** What a page says: to be read by everybody, and the places of the lit cells for those who do not see the lights. */
export interface Said {
  readonly sentence: string;
  readonly places: string;
}

export function sayPage(text: TeachText, board: BoardSeen, lesson: Lesson, page: Page): Said {
  switch (lesson.kind) {
    case 'all-told':
      return { sentence: text.allTold, places: '' };
    case 'guess':
      if (page.kind === 'stuck') return { sentence: text.stuck, places: '' };
      return sayChances(text, board, lesson.guesses.cells, lesson.guesses.prior);
    case 'deduction':
      return sayDeduction(text, board, lesson.deduction, page);
  }
}

function sayDeduction(text: TeachText, board: BoardSeen, deduction: Deduction, page: Page): Said {
  const { numbers, fog, safe, mines, refutation } = deduction;
  const facts = factsOf(deduction);
  const clues = [...numbers, ...fog];
  const list = (cells: readonly number[]) => placesOf(text, board, cells);
  const part = (kind: keyof TeachText['places'], cells: readonly number[]) =>
    cells.length === 0 ? [] : [text.places[kind](list(cells))];
  switch (page.kind) {
    case 'look': {
      const [first, ...others] = clues.length > 0 ? clues : [...safe, ...mines];
      const sentence = clues.length > 0 ? text.look : text.lookInTheOpen;
      return {
        sentence,
        places: part('region', first === undefined ? [] : [first, ...others.slice(-1)]).join(' '),
      };
    }
    case 'clues':
      return { sentence: text.clues(facts), places: part('clue', clues).join(' ') };
    case 'cells':
      return {
        sentence: join(text, [
          text.why[deduction.rule](facts),
          ...(SAYS_IT_ALL.has(deduction.rule) ? [] : [text.follows(facts)]),
        ]),
        places: [...part('safe', safe), ...part('mine', mines), ...part('clue', clues)].join(' '),
      };
    case 'suppose':
      return {
        sentence: text.suppose[page.supposed.as],
        places: part('cell', [page.supposed.cell]).join(' '),
      };
    case 'step':
      return {
        sentence: text.demands(page.step.as, page.step.cells.length),
        places: [...part('clue', [page.step.clue]), ...part(page.step.as, page.step.cells)].join(' '),
      };
    case 'broken':
      return {
        sentence: text.broken(page.broken.has, page.supposed.as),
        places: [...part('clue', [page.broken.clue]), ...part('cell', [refutation?.supposed.cell ?? 0])].join(
          ' ',
        ),
      };
    default:
      return { sentence: '', places: '' };
  }
}

/** Sentences after which a count of the cells would say the same again. */
const SAYS_IT_ALL: ReadonlySet<DeductionRule> = new Set([
  'all-hidden-are-mines',
  'subset-mines',
  'seal-missed',
  'fog-one-left',
  'fog-beside-full-number',
]);

function sayChances(text: TeachText, board: BoardSeen, cells: readonly Chance[], prior: number): Said {
  const [least, most] = [cells[0], cells.at(-1)];
  if (least === undefined || most === undefined) return { sentence: text.stuck, places: '' };
  const best = cells.filter(({ chance }) => isSame(chance, least.chance));
  const says = [text.least(chanceIn(text, least), best.length)];
  if (!isSame(most.chance, least.chance)) says.push(text.most(chanceIn(text, most)));
  says.push(text.counted(percentOf(prior)));
  return {
    sentence: join(text, says),
    places: text.places.cell(
      placesOf(
        text,
        board,
        best.map(({ cell }) => cell),
      ),
    ),
  };
}

export function factsOf({ needs, fog, safe, mines }: Deduction): Facts {
  return { needs, fog: fog.length, safe: safe.length, mines: mines.length };
}

export function chanceIn(text: TeachText, { chance, fraction }: Pick<Chance, 'chance' | 'fraction'>): string {
  return text.chance(percentOf(chance), fraction);
}

/** With one decimal where it says more: 12.5 %, 33.3 %, 20 %. What is possible is never 0 %, what is uncertain never 100 %. */
export function percentOf(chance: number): string {
  const tenths = Math.round(chance * 1000);
  if (tenths === 0 && chance > 0) return '<\u00a00.1\u00a0%';
  if (tenths === 1000 && chance < 1) return '>\u00a099.9\u00a0%';
  return `${tenths / 10}\u00a0%`;
}

/** Places are told one by one up to here. */
const MOST_PLACES = 12;

function placesOf(text: TeachText, { size }: BoardSeen, cells: readonly number[]): string {
  const places = cells.slice(0, MOST_PLACES).map((cell) => text.place(Math.floor(cell / size), cell % size));
  return [...places, ...(cells.length > MOST_PLACES ? ['…'] : [])].join(text.and);
}

/** Sentences of Chinese follow each other without a space. */
function join(text: TeachText, sentences: readonly string[]): string {
  return sentences.join(text.space);
}
