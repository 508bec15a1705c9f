import { type AnyGame, type Bot, type Decision, deriveSeed, type Game, type Seat } from '@foretell/engine';
import { sealedSeats, seatsToAct, viewFor } from './look.ts';
import { submit } from './session.ts';
import { type AnySession, inside, type Session } from './sitting.ts';

/** The bots at the table, by the seat they hold. Seats without a bot are played by people. */
export type Bots<View, Move> = Readonly<Record<Seat, Bot<View, Move, unknown>>>;

/**
 * Lets the bots decide until a person must act or the game is over. A bot is handed its view and a seed of its own.
 * Throws when a bot's move is refused: a bot that cannot play is a programmer's mistake.
 */
export function playBots<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  session: Session<Config, State, Move, Event>,
  bots: Bots<View, Move>,
): Session<Config, State, Move, Event> {
  let played = session;
  for (
    let seat = nextBotSeat(game, played, bots);
    seat !== undefined;
    seat = nextBotSeat(game, played, bots)
  ) {
    const bot = bots[seat];
    if (bot === undefined) throw new Error(`no bot for seat "${seat}"`);
    const next = submit(game, played, seat, decide(game, played, seat, bot).move);
    if (!next.ok) {
      throw new Error(`bot "${bot.id}" in seat "${seat}" of ${game.id} was refused: ${next.error.code}`);
    }
    played = next.value;
  }
  return played;
}

/** What `bot` would do in `seat`, from that seat's view only; `undefined` when the seat has nothing to decide. */
export function hint<Config, State, Move, View, Event, Note>(
  game: Game<Config, State, Move, View, Event>,
  session: Session<Config, State, Move, Event>,
  seat: Seat,
  bot: Bot<View, Move, Note>,
): Decision<Move, Note> | undefined {
  return seatsToAct(game, session).includes(seat) ? decide(game, session, seat, bot) : undefined;
}

function nextBotSeat(game: AnyGame, session: AnySession, bots: Bots<unknown, unknown>): Seat | undefined {
  const sealed = sealedSeats(session);
  return seatsToAct(game, session).find((seat) => Object.hasOwn(bots, seat) && !sealed.includes(seat));
}

function decide<Config, State, Move, View, Event, Note>(
  game: Game<Config, State, Move, View, Event>,
  session: Session<Config, State, Move, Event>,
  seat: Seat,
  bot: Bot<View, Move, Note>,
): Decision<Move, Note> {
  if (bot.seat !== seat) throw new Error(`bot "${bot.id}" plays seat "${bot.seat}", not "${seat}"`);
  return bot.decide(viewFor(game, session, seat), deriveSeed(session[inside].log.seed, `bot/${seat}`));
}
