import { fail, ok, type Result, type Seat } from '@foretell/engine';
import { formatValue, type Outcome, type SkillPlan, skillAndChance } from '@foretell/lab';
import { type Complaint, complain } from '../../complaint.ts';
import type { Inquiry } from './inquiry.ts';
import type { Setup } from './setup.ts';

/** `foretell lab skill`: how much of the result is skill, how much chance, and what the seat is worth. */
export function skillInquiry({ lab, lineups, request }: Setup): Result<Inquiry, readonly Complaint[]> {
  const { id, facts } = lab.entry.game;
  const [first, second, ...others] = facts.seats;
  if (first === undefined || second === undefined || others.length > 0) {
    return fail([complain('<game>', 'a game of two seats', `${id} with ${facts.seats.length}`)]);
  }
  const botsOf = (seat: Seat) => [...new Set(lineups.map((lineup) => lineup[seat] ?? ''))];
  return ok(
    inquiryOf({
      request,
      first: { seat: first, bots: botsOf(first) },
      second: { seat: second, bots: botsOf(second) },
    }),
  );
}

function inquiryOf(plan: SkillPlan): Inquiry {
  const { request, first, second } = plan;
  return {
    games: first.bots.length * second.bots.length * request.games,
    gamesEach: request.games,
    mayStopEarly: false,
    words: (texts) => texts.skill,
    ask: async (host) => {
      const { findings, plots } = await skillAndChance(host, plan);
      return { findings, plots, says: says(findings) };
    },
    smaller: () => smallerPlans(plan).map(inquiryOf),
  };
}

/** Fewer bots of the first seat against all of the second; when there is only one, fewer of the second. */
function smallerPlans(plan: SkillPlan): readonly SkillPlan[] {
  const { first, second } = plan;
  const one = { ...first, bots: first.bots.slice(0, 1) };
  return [
    ...shorter(first.bots).map((bots) => ({ ...plan, first: { ...first, bots } })),
    ...shorter(second.bots).map((bots) => ({ ...plan, first: one, second: { ...second, bots } })),
  ];
}

function shorter(bots: readonly string[]): readonly (readonly string[])[] {
  return bots.slice(1).map((_, cut) => bots.slice(0, -1 - cut));
}

function says(findings: Outcome['findings']): readonly string[] {
  const [players, world, both] = ['by-players', 'by-world', 'by-both'].map(
    (key) => findings.find(({ figure }) => figure.key === key)?.measured,
  );
  if (players === undefined || world === undefined || both === undefined) {
    return ['All games ended alike: neither skill nor chance decides anything here.'];
  }
  const say = (share: number) => formatValue(share, 'share', 0);
  return [
    `Of what decides a game, ${say(players)} is who plays, ${say(world)} is luck, and ${say(both)} is how the two meet.`,
  ];
}
