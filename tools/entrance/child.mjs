/** Runs a program on Node 24 and stays out of its way: same streams, signals and exit code. */
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { binaries, node24, root } from './places.mjs';

/** The environment in which `node` means Node 24, for the child and whatever it starts. */
export function environment(more = {}) {
  const path = `${binaries}${delimiter}${process.env.PATH ?? ''}`;
  return { ...process.env, ...more, PATH: path };
}

/**
 * Starts `node args…`. A server gets a process group of its own (`apart`), so that Ctrl-C reaches
 * it once, through us; a command line tool stays in ours, where it may read the keyboard.
 */
export function startNode(args, { apart = false, more = {} } = {}) {
  return spawn(node24, args, {
    cwd: root,
    stdio: 'inherit',
    detached: apart,
    env: environment(more),
  });
}

/** Passes signals on to the child that `current()` names at that moment. */
export function passSignals(current, { apart = false } = {}) {
  process.on('SIGTERM', () => current()?.kill('SIGTERM'));
  process.on('SIGHUP', () => current()?.kill('SIGTERM'));
  // The keyboard's Ctrl-C has reached a child in our own group already.
  process.on('SIGINT', () => apart && current()?.kill('SIGINT'));
}

/** Waits for the child and ends as it ended. */
export function endWith(child) {
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal === null ? code : 1));
}
