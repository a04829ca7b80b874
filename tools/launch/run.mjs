/**
 * `node tools/run.mjs [--all|--as-is] FILE.ts [ARGUMENT…]`: installs what is missing, then runs
 * FILE on Node 24 with the settings of `.env`. `--all` also brings in the tools that only check,
 * but for `--help`;
 * `--as-is` installs nothing: it is for what looks at an installation as it stands.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { endWith, giveUp, passSignals, startNode } from './child.mjs';
import { envFileOptions } from './env-file.mjs';
import { isHelpWanted } from './help-wanted.mjs';
import { install } from './install.mjs';
import { installText as text } from './install.text.mjs';
import { interceptedOptions, wrongUseCode } from './npm-options.mjs';
import { comparePackages } from './packages.mjs';
import { node24, root } from './paths.mjs';

const intercepted = interceptedOptions(process.env, process.argv);
if (intercepted.length > 0) {
  const command = process.env.npm_lifecycle_event;
  console.error(text.intercepted(intercepted[0], command));
  process.exit(wrongUseCode(command));
}

/** Without its packages no program can even say that they are missing. */
function mustBeInstalled() {
  const { missing } = comparePackages(false);
  if (missing > 0 || !existsSync(node24)) throw new Error(text.missing(Math.max(1, missing)));
}

const [first, ...rest] = process.argv.slice(2);
const [all, asIs] = [first === '--all', first === '--as-is'];
// What needs the tools says what it does from a file beside it, before they are there.
if (all && isHelpWanted(rest)) {
  const { help } = await import(join(root, dirname(rest[0]), 'help.mjs'));
  console.log(help);
  process.exit(0);
}
let settings = [];
try {
  settings = envFileOptions();
  if (asIs) mustBeInstalled();
  else await install({ all });
} catch (error) {
  // What looks at an installation tells a fault by 2 (`commands/doctor`).
  giveUp(error, asIs ? 2 : 1);
}
const program = all || asIs ? rest : [first, ...rest];
const child = startNode([...settings, ...program]);
passSignals(() => child);
endWith(child);
