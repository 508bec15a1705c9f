import type { Move, View } from '@foretell/mines';
import { useRef, useState } from 'preact/hooks';
import type { BoardProps, ReplayProps } from '../board.ts';
import { BattleBegin } from './battle/battle-begin.tsx';
import { BattleOver } from './battle/battle-over.tsx';
import { BattleScreen } from './battle/battle-screen.tsx';
import { reserveAtEnd } from './battle/reserve.ts';
import { useShown } from './battle/use-shown.ts';
import { closingView } from './closing.ts';
import { EndScreen } from './run/end-screen.tsx';
import { MapScreen } from './run/map-screen.tsx';
import { OfferScreen } from './run/offer-screen.tsx';
import { RunBar } from './run/run-bar.tsx';
import { SettlementSheet } from './run/settlement-sheet.tsx';
import { stageOf } from './stage.ts';
import { textOf } from './text/index.ts';

/** The last move of the player, with the view it was made from. */
interface Past {
  readonly view: View;
  readonly move: Move;
}

/** The mines board: a map, battles on it, their settlements and what they bring. Which screen it is time for, says stage.ts. */
export function MinesBoard(props: BoardProps<View, Move>) {
  const { view, setting, notes } = props;
  const text = textOf(setting.locale);
  const [shown, mark] = useShown(notes);
  const [closed, setClosed] = useState('');
  const latest = useRef<Past | null>(null);
  const submit = (move: Move) => {
    const refusal = props.submit(move);
    if (refusal === undefined) latest.current = { view, move };
    return refusal;
  };
  const stage = stageOf(view, shown);
  /** After a reload the log remembers what this page does not. */
  const recalled = useRef<{ readonly of: View; readonly past: Past | undefined } | null>(null);
  const lastMove = (): Past | undefined => {
    if (latest.current !== null) return latest.current;
    if (recalled.current?.of !== view) recalled.current = { of: view, past: props.past().at(-1) };
    return recalled.current.past;
  };
  switch (stage.kind) {
    case 'settlement': {
      const closing = closed === stage.key ? undefined : closingView(latest.current, view);
      if (closing === undefined)
        return (
          <SettlementSheet
            key={stage.key}
            view={view}
            setting={setting}
            sound={props.sound}
            onDone={() => mark({ settled: stage.key })}
          />
        );
      return (
        <BattleScreen
          key={closing.battle?.ordinal}
          board={props}
          view={closing}
          text={text}
          shown={shown}
          mark={mark}
          submit={submit}
          closing={() => setClosed(stage.key)}
        >
          <RunBar view={view} locale={setting.locale} />
        </BattleScreen>
      );
    }
    case 'battle-over': {
      const past = view.battles.at(-1);
      const last = lastMove();
      if (past === undefined) return null;
      return (
        <BattleOver
          past={past}
          reserve={last === undefined ? 0 : reserveAtEnd(last.view, last.move)}
          setting={setting}
          text={text}
          sound={props.sound}
          onDone={() => mark({ ended: stage.ordinal })}
        />
      );
    }
    case 'battle-begin':
      if (view.battle === null) return null;
      return <BattleBegin battle={view.battle} text={text} onStart={() => mark({ begun: stage.ordinal })} />;
    case 'battle':
      if (view.battle === null) return null;
      return (
        <BattleScreen
          key={view.battle.ordinal}
          board={props}
          view={view}
          text={text}
          shown={shown}
          mark={mark}
          submit={submit}
          earlier={latest.current?.view.battle?.board}
        >
          <RunBar view={view} locale={setting.locale} />
        </BattleScreen>
      );
    case 'map':
      return <MapScreen key={view.path.length} board={{ ...props, submit }} />;
    case 'offer':
      return <OfferScreen key={view.offersToCome.length} board={{ ...props, submit }} />;
    case 'end':
      return <EndScreen view={view} past={() => props.past()} setting={setting} ways={props} />;
  }
}

/** A finished run to read again. */
export function MinesReplay(props: ReplayProps<View, Move>) {
  return <EndScreen view={props.view} past={() => props.past()} setting={props.setting} />;
}
