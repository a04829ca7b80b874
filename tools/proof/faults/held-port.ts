/**
 * A port that stays held while its server is killed and started anew, as deploy/ sets one up
 * (sahakon.socket): whoever comes meanwhile waits. It is held by the program that runs the proof,
 * which no fault touches and which never accepts a connection itself.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from '../../../records/postgres/free-port.ts';
import { endOf } from '../../app.ts';
import { findNeighbour } from '../../launch/debian.mjs';

export interface HeldPort {
  readonly port: number;
  /** Number of its open file in this program. */
  readonly file: number;
}

/** The first file that is handed over (sd_listen_fds(3)). */
const firstSocket = 3;
const holder = 'systemd-socket-activate';

/** Whether `belowHeldPort` runs this program. */
export const isPortHeld = ({ PROOF_PORT: port, LISTEN_PID: owner } = process.env): boolean =>
  port !== undefined && owner === String(process.pid);

/**
 * The port that `belowHeldPort` handed to this program; undefined: none. It is taken out of the
 * environment, where a server that is started without it would believe that it is its own.
 */
export function takeHeldPort(environment: NodeJS.ProcessEnv = process.env): HeldPort | undefined {
  const { PROOF_PORT: port } = environment;
  if (!isPortHeld(environment)) return undefined;
  for (const name of ['PROOF_PORT', 'LISTEN_PID', 'LISTEN_FDS']) delete environment[name];
  return { port: Number(port), file: firstSocket };
}

/**
 * Runs this program once more with the same words and a port in its hands; gives its exit code.
 * Throws where the machine has nothing that holds a port.
 */
export async function belowHeldPort(words: readonly string[]): Promise<number> {
  const program = findNeighbour(holder);
  if (program === undefined) throw new Error(`no ${holder}: apt-get install systemd`);
  const port = await freePort();
  const command = [process.execPath, ...process.execArgv, process.argv[1] ?? '', ...words];
  const child = spawn(
    program,
    ['--listen', `127.0.0.1:${port}`, '--setenv', `PROOF_PORT=${port}`, ...command],
    { stdio: ['ignore', 'inherit', 'pipe'] },
  );
  const ended = endOf(child);
  child.stderr.pipe(process.stderr);
  // It runs the program when somebody knocks, and says when one may.
  await Promise.race([once(child.stderr, 'data'), ended]);
  const knock = connect(port, '127.0.0.1');
  knock.on('connect', () => knock.destroy()).on('error', () => knock.destroy());
  return (await ended) ?? 1;
}

/** How a program is run that shall find the held port at the number where it looks for one. */
export const handing = ['sh', '-c', 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"', 'sh'] as const;
