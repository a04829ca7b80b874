/**
 * `node tools/run.mjs [--all] FILE.ts [ARGUMENT…]`: installs what is missing, then runs FILE on
 * Node 24 with the settings of `.env`. `--all` also brings in the tools that only check.
 */
import { endWith, giveUp, passSignals, startNode } from './child.mjs';
import { envFileOptions } from './env-file.mjs';
import { install } from './install.mjs';
import { interceptedOptions } from './npm-options.mjs';

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
let settings = [];
try {
  settings = envFileOptions();
  await install({ all });
} catch (error) {
  giveUp(error);
}
const program = all ? rest : [first, ...rest];
const child = startNode([...settings, ...program]);
passSignals(() => child);
endWith(child);
