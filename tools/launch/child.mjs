/** Runs a program on Node 24 and stays out of its way: same streams, signals and exit code. */
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { earlySettings } from './env-file.mjs';
import { binaries, compileCache, node24, root } from './paths.mjs';

/**
 * The environment in which `node` means Node 24, for the child and whatever it starts. What Node
 * compiled is kept from one run to the next: a command says its first word a third sooner.
 */
export function environment(more = {}) {
  const path = `${binaries}${delimiter}${process.env.PATH ?? ''}`;
  const early = { NODE_COMPILE_CACHE: compileCache, ...earlySettings() };
  return { ...early, ...process.env, ...more, PATH: path };
}

/**
 * How a server's program is run. Young objects in 8 MB are cleared more often than in the usual 16,
 * and old ones when the heap is twice as large as what was alive, not four times: at the same
 * speed, and a rush leaves 340 MB behind in place of 480.
 */
export const serverOptions = ['--max-semi-space-size=8', '--heap-growing-percent=100'];

/** The first file that systemd hands over (sd_listen_fds(3)), when it is for us. */
const socketOfSystemd = () => {
  const { LISTEN_PID: receiver, LISTEN_FDS: count } = process.env;
  return receiver === String(process.pid) && Number(count) > 0 ? [3] : [];
};

/**
 * Starts `node args…`. A server gets a process group of its own (`apart`), so that Ctrl-C reaches
 * it once, through us, and a channel that tells it when we are gone, be it by `kill -9`; a command
 * line tool stays in ours, where it may read the keyboard. A socket of systemd reaches the server
 * at its own number.
 */
export function startNode(args, { apart = false, more = {} } = {}) {
  return spawn(node24, args, {
    cwd: root,
    stdio: apart ? ['inherit', 'inherit', 'inherit', ...socketOfSystemd(), 'ipc'] : 'inherit',
    detached: apart,
    env: environment(more),
  });
}

/** Within this time a second Ctrl-C is the echo of the first, in milliseconds. */
const echoMs = 300;

/** Passes signals on to the child that `current()` names at that moment. */
export function passSignals(current, { apart = false } = {}) {
  process.on('SIGTERM', () => current()?.kill('SIGTERM'));
  process.on('SIGHUP', () => current()?.kill('SIGTERM'));
  // A server starts its workers anew; of a command it is what it always was, an end.
  if (apart) process.on('SIGUSR2', () => current()?.kill('SIGUSR2'));
  let lastAt = Number.NEGATIVE_INFINITY;
  process.on('SIGINT', () => {
    // One Ctrl-C arrives twice, from the terminal and from npm; a second one would mean "hurry".
    const at = performance.now();
    const again = at - lastAt < echoMs;
    lastAt = at;
    // The keyboard's Ctrl-C has reached a child in our own group already.
    if (apart && !again) current()?.kill('SIGINT');
  });
}

/** Waits for the child and ends as it ended. */
export function endWith(child) {
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal === null ? code : 1));
}

/** Ends with what went wrong, in a sentence; a stack helps nobody at the entrance. */
export function giveUp(error, code = 1) {
  console.error(error.message);
  process.exit(code);
}
