/**
 * `node tools/run.mjs [--all] FILE.ts [ARGUMENT…]`: installs what is missing, then runs FILE on
 * Node 24 with the settings of `.env`. `--all` also brings in the tools that only check the project.
 */
import { endWith, passSignals, startNode } from './entrance/child.mjs';
import { install } from './entrance/install.mjs';

const [first, ...rest] = process.argv.slice(2);
const all = first === '--all';
install({ all });
const program = all ? rest : [first, ...rest];
const child = startNode(['--env-file-if-exists=.env', ...program]);
passSignals(() => child);
endWith(child);
