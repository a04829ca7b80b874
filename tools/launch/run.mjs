/**
 * `node tools/run.mjs [--all] FILE.ts [ARGUMENT…]`: installs what is missing, then runs FILE on
 * Node 24 with the settings of `.env`. `--all` also brings in the tools that only check.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endWith, giveUp, passSignals, startNode } from './launch/child.mjs';
import { install } from './launch/install.mjs';
import { interceptedOptions } from './launch/npm-options.mjs';
import { root } from './launch/paths.mjs';

const intercepted = interceptedOptions(process.env, process.argv);
if (intercepted.length > 0) {
  console.error(
    `npm keeps --${intercepted[0]} for itself. Nothing was done. Put a lone -- before the options:`,
  );
  console.error(`  npm run ${process.env.npm_lifecycle_event} -- … --${intercepted[0]}`);
  process.exit(1);
}

const [first, ...rest] = process.argv.slice(2);
const all = first === '--all';
await install({ all }).catch(giveUp);
const program = all ? rest : [first, ...rest];
const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
const child = startNode([...settings, ...program]);
passSignals(() => child);
endWith(child);
