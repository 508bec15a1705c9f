import { canDigForCertain, type Deed, guesses, judge, nextDeduction } from '@foretell/mines/teach';
import type { Answer, Judgement, Question } from './questions.ts';

/** Reasons away from the page: a long proof takes half a second on a phone. Questions are answered in the order in which they come. */
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage(answerTo(data));
});

function answerTo(question: Question): Answer {
  const { id } = question;
  try {
    switch (question.kind) {
      case 'lesson': {
        const deduction = nextDeduction(question.board, new Set(question.told));
        if (deduction !== undefined) return { id, kind: 'lesson', lesson: { kind: 'deduction', deduction } };
        if (canDigForCertain(question.board)) return { id, kind: 'lesson', lesson: { kind: 'all-told' } };
        return { id, kind: 'lesson', lesson: { kind: 'guess', guesses: guesses(question.board) } };
      }
      case 'judge':
        return { id, kind: 'judged', judged: question.deeds.map(withoutDeed) };
    }
  } catch (error) {
    return { id, kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

/** Whoever asked has the deed: it need not be copied back. */
function withoutDeed(deed: Deed): Judgement {
  const { deed: _, ...judgement } = judge(deed);
  return judgement;
}
