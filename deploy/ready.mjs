/**
 * `node deploy/ready.mjs [--wait SECONDS] [--while PID]`: asks the server on this machine's `PORT`,
 * of the environment or else of the program's `.env`, whether it is ready; exit code 0 when it is.
 * It asks again for as long as it may wait and the process of that number lives. For service
 * managers and containers; runs on any Node from 20 on.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isAlive, lineOf } from '../server/start/alive.mjs';

const { values } = parseArgs({ options: { wait: { type: 'string' }, while: { type: 'string' } } });

/** The program's settings; '' where there are none, or none that we may read. */
function settingsText() {
  try {
    return readFileSync(join(import.meta.dirname, '../.env'), 'utf8');
  } catch {
    return '';
  }
}

const file = settingsText();
/** Of the environment, else the file's, the last of which counts, as for the server. */
function setting(name) {
  const line = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=\\s*["']?([\\w.~+/=-]+)`, 'gm');
  return process.env[name] || [...file.matchAll(line)].at(-1)?.[1];
}

const address = `http://127.0.0.1:${setting('PORT') || 3000}/readyz`;
const until = performance.now() + 1000 * Number(values.wait ?? 0);

/** What the server says of itself; '' where nobody answers. */
async function ask() {
  try {
    // Why it is not ready is for insiders; the token of the figures opens that, too.
    const token = setting('METRICS_TOKEN');
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(5_000) });
    return { ready: answer.ok, words: await answer.text() };
  } catch {
    return { ready: false, words: '' };
  }
}

const line = lineOf(values.while ?? process.pid);
let state = await ask();
while (!state.ready && performance.now() < until && isAlive(line)) {
  await sleep(250);
  state = await ask();
}
process.stdout.write(state.words || `no answer at ${address}\n`);
process.exitCode = state.ready ? 0 : 1;
