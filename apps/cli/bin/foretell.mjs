#!/usr/bin/env node
// `npx foretell`: installs what is missing and hands over to the sources under the Node they are written for.
// Plain JavaScript, so that whatever Node is there can start it.
import { ensureInstalled, handOver } from '../../../tools/setup.mjs';

ensureInstalled();
process.exitCode = await handOver('apps/cli/src/main.ts', process.argv.slice(2));
