import { createRequire } from 'node:module';
import type * as AiModule from 'boardgame.io/dist/types/packages/ai.d.ts';
import type * as ClientModule from 'boardgame.io/dist/types/packages/client.d.ts';
import type * as CoreModule from 'boardgame.io/dist/types/packages/core.d.ts';
import type * as InternalModule from 'boardgame.io/dist/types/packages/internal.d.ts';
import type * as Types from 'boardgame.io/dist/types/src/types.d.ts';

/**
 * boardgame.io as this bench uses it: through its public entries, which are folders that only `require` can find.
 * It is loaded in production mode, where it leaves out its development checks of every state: its faster mode.
 */
process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);

const ai: typeof AiModule = require('boardgame.io/ai');
const client: typeof ClientModule = require('boardgame.io/client');
const core: typeof CoreModule = require('boardgame.io/core');
const internal: typeof InternalModule = require('boardgame.io/internal');

export const { Bot, RandomBot, Simulate } = ai;
export const { Client } = client;
export const { INVALID_MOVE, Stage } = core;
export const { CreateGameReducer, InitializeGame } = internal;

export type Game<G> = Types.Game<G>;
export type State<G> = Types.State<G>;
export type MakeMove = Types.ActionShape.MakeMove;
export type RandomApi = Types.DefaultPluginAPIs['random'];
