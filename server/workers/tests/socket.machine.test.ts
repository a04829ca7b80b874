/** The port held by systemd: a whole start anew loses no request. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { referenceDay } from '../../../demo/timeline.ts';
import { freePort } from '../../../records/postgres/free-port.ts';
import { endOf, temporaryFolder } from '../../../tools/app.ts';
import { needs } from '../../../tools/check/needs.mjs';
import { childrenOf, processesIn } from '../../../tools/machine/processes.ts';
import { startLoad } from '../../../tools/machine/steady-load.ts';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let child: ChildProcess | undefined;
beforeEach(async () => {
  data = await temporaryFolder();
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await data.remove();
});

/** The unit, started again when it has ended: twice, as by `systemctl restart`. */
const unit = (program: string) => `trap : TERM
for each in 1 2; do sh -c 'LISTEN_PID=$$ exec ${program}'; done`;

/** Runs a program under systemd's own socket; gives what it printed so far. */
function activate(port: number, program: string, workers: string): () => string {
  let words = '';
  child = spawn(
    'systemd-socket-activate',
    ['--listen', `127.0.0.1:${port}`, 'sh', '-c', unit(program)],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...{ NODE_ENV: 'production', DEMO: '1', DEMO_DATE: referenceDay, DEMO_MEMBERS: '30' },
        ...{ DATA_DIR: data.path, PORT: String(port), WORKERS: workers },
      },
    },
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      words += chunk;
    });
  }
  return () => words;
}

const startsIn = (words: string) => words.match(/พร้อมใช้งานที่/g)?.length ?? 0;

describe.runIf(needs.systemd.isMet())('systemd’s socket [needs systemd]', () => {
  test.each([
    ['one process', '1', `${process.execPath} server/main.ts`],
    ['two workers below the launcher', '2', `${process.execPath} tools/start.mjs`],
  ])('%s: started anew it answers all who came meanwhile', async (_, workers, program) => {
    const port = await freePort();
    const words = activate(port, program, workers);
    await vi.waitFor(() => expect(words()).toContain('Listening'), 10_000);
    const url = `http://127.0.0.1:${port}/healthz`;
    // The first one starts it, and waits.
    expect(await (await fetch(url)).text()).toBe('ok\n');
    await vi.waitFor(() => expect(startsIn(words())).toBe(1), { timeout: 120_000 });

    const load = startLoad({ url, headers: {} });
    await sleep(500);
    const [server = 0] = await childrenOf(child?.pid ?? 0);
    process.kill(server, 'SIGTERM');
    await vi.waitFor(() => expect(startsIn(words())).toBe(2), { timeout: 120_000 });
    await sleep(500);
    const { answered, failed } = await load.stop();
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(100);

    const [second = 0] = await childrenOf(child?.pid ?? 0);
    process.kill(second, 'SIGTERM');
    expect(await endOf(child as ChildProcess)).toBe(0);
    expect(await processesIn(data.path)).toEqual([]);
  });
});
