/** Brings in what package-lock.json names and node_modules lacks. Runs on any Node from 20 on. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { leavePidFile, livingServers } from '../../server/start/alive.mjs';
import { installText as text } from './install.text.mjs';
import { alone } from './lock.mjs';
import { comparePackages } from './packages.mjs';
import { binaries, node24, root } from './paths.mjs';

/** A shell that waits for a line on stream 3 and then becomes npm; without a line it ends. */
const npmAfterLine = 'read -r line <&3 && exec npm "$@" 3<&-';

/**
 * npm with the machine's own Node: the one inside node_modules is about to be replaced. It begins
 * only when the lock names it, so that no kill of ours leaves an npm that nobody waits for.
 */
async function npm(args, addLockHolder) {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== binaries);
  const env = { ...process.env, PATH: path.join(delimiter) };
  const stdio = ['inherit', 'inherit', 'inherit', 'pipe'];
  const child = spawn('sh', ['-c', npmAfterLine, 'npm', ...args], { cwd: root, stdio, env });
  if (child.pid !== undefined) addLockHolder(child.pid);
  // One that ended at once reads no line; its exit says why.
  child.stdio[3].on('error', () => {}).end('go\n');
  const stop = () => child.kill('SIGTERM');
  process.on('SIGTERM', stop).on('SIGHUP', stop);
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', (code, signal) => resolve(code ?? signal));
  }).finally(() => process.off('SIGTERM', stop).off('SIGHUP', stop));
  if (status !== 0) throw new Error(text.npmFailed(args.join(' '), status));
}

/** A connection that says nothing for a minute is given up and tried again (npm waits for five). */
const manner = ['--no-audit', '--no-fund', '--loglevel=error', '--fetch-timeout=60000'];

async function installMissing(all, addLockHolder) {
  const { missing, hasTools } = comparePackages(all);
  if (missing === 0 && existsSync(node24)) return;
  // npm empties node_modules first: PostgreSQL's files and the pages' code go from under a server.
  const servers = livingServers();
  if (servers.length > 0) throw new Error(text.serverRuns(servers, Math.max(1, missing)));
  console.log(`Installing packages (${missing} missing) …`);
  await npm(['ci', all || hasTools ? '--include=dev' : '--omit=dev', ...manner], addLockHolder);
  if (!existsSync(node24)) {
    throw new Error('npm did not run the install script of the package "node": allow it and retry');
  }
}

/**
 * Installs when something is missing, one install at a time, never under a running server of this
 * folder. `all` asks for the tools that only check the project, too; without it they are left as
 * they are: none is brought in, none is taken away. `serves`: what follows is a server; nobody
 * installs between this install and its start. Throws an error whose message says it all.
 */
export async function install({ all, serves = false }) {
  await alone(
    'installs',
    async (addLockHolder) => {
      await installMissing(all, addLockHolder);
      if (serves) leavePidFile();
    },
    () => console.log(text.waits),
  );
}
