import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../records/postgres/free-port.ts';
import { temporaryFolder } from '../../app.ts';
import { processesIn } from '../../machine/processes.ts';
import { signIn } from '../../sign-in.ts';
import { demoPassword } from '../../store/cast-settings.ts';
import { checkAuditChain } from '../checker/audit-chain.ts';
import { checkBalances } from '../checker/balances.ts';
import { type Finding, finding } from '../checker/finding.ts';
import { addressOf, asReader } from '../checker/store.ts';
import type { ProvedFault, Round } from './fault.ts';
import { askBy, type Client, freshAddress, openClient } from './load/http-client.ts';
import { secondsUntil, startServer } from './server.ts';
import { openWrongClock, type WrongClock } from './wrong-clock.ts';

const hour = 3_600;
const day = 24 * hour;
const idleMinutes = 2;
/** Milliseconds that a session may live: its limit, a minute, and until the clock is seen. */
const longest = (idleMinutes + 1) * 60_000 + 12_000;

interface Jump {
  readonly name: string;
  /** Seconds by which the clock jumps. */
  readonly by?: number;
  /** An instant that passes while somebody reads. */
  readonly through?: string;
}

const jumps: readonly Jump[] = [
  { name: '+1 h', by: hour },
  { name: '−1 h', by: -hour },
  { name: 'into 29 February', through: '2028-02-29T00:00:00+07:00' },
  { name: 'into the year 2571', through: '2028-01-01T00:00:00+07:00' },
  { name: '+1 d', by: day },
  { name: '−1 d', by: -day },
  { name: '+1 y', by: 365 * day },
  { name: '−1 y', by: -365 * day },
];
const paths = ['share', 'deposit', 'loan', 'status', 'dividend', 'certificate', 'kep'];

interface Place {
  readonly port: number;
  readonly dataDir: string;
  readonly clock: WrongClock;
}

const databaseClock = (dataDir: string): Promise<number> =>
  asReader(addressOf(dataDir), async (client) => {
    const { rows } = await client.query('SELECT extract(epoch FROM now())::float8 AS now');
    return rows[0].now;
  });

interface Reader {
  readonly client: Client;
  readonly headers: Readonly<Record<string, string>>;
}

async function enter(port: number, memberNo: string): Promise<Reader> {
  const client = openClient(port, freshAddress());
  return { client, headers: await signIn(askBy(client), memberNo, demoPassword) };
}

const statusOf = async ({ client, headers }: Reader, path: string): Promise<number> =>
  (await client.call({ method: 'GET', path: `/api/member/${path}`, headers }))?.status ?? 0;

async function unread(reader: Reader, when: string): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const path of paths) {
    const status = await statusOf(reader, path);
    if (status !== 200) found.push(finding('I5', `${when}: ${path} answers ${status}`));
  }
  return found;
}

/** The session of before must be over in its time, whatever the clock says. */
async function outlives({ clock, dataDir }: Place, reader: Reader, by: number): Promise<Finding[]> {
  const before = await databaseClock(dataDir);
  const began = performance.now();
  await clock.set(by);
  const moved = async () => Math.abs((await databaseClock(dataDir)) - before - by) < hour / 2;
  await secondsUntil(moved, 40_000);
  // A jump forward ends it at once; one backward may leave it its own time, and no more.
  const limit = by > 0 ? 15_000 : longest - (performance.now() - began);
  const isOver = async () => (await statusOf(reader, 'share')) === 401;
  if (by > 0)
    return secondsUntil(isOver, limit).then(
      () => [],
      () => [finding('I5', 'it lives on')],
    );
  // Asking would be a sign of life.
  for (const part of [0.02, 0.98]) {
    await pause(limit * part);
    if (await isOver()) return [];
    if (part === 0.02) continue;
  }
  return [finding('I5', `a session outlives its ${idleMinutes} minutes by more than one`)];
}

async function roundOn(place: Place, jump: Jump): Promise<Round> {
  const { port, clock } = place;
  const findings: Finding[] = [];
  const reader = await enter(port, '000123');
  findings.push(...(await unread(reader, 'before')));
  if (jump.by !== undefined) findings.push(...(await outlives(place, reader, jump.by)));
  else {
    await pause(15_000);
    findings.push(...(await unread(reader, jump.name)));
  }
  reader.client.close();
  const after = await enter(port, '000111');
  findings.push(...(await unread(after, `after ${jump.name}`)));
  after.client.close();
  const address = addressOf(place.dataDir);
  findings.push(...(await asReader(address, checkBalances)));
  findings.push(...(await asReader(address, checkAuditChain)));
  await clock.set(0);
  return { findings, note: jump.name };
}

/** Seconds ahead at the start, so that the instant passes ten seconds after a sign-in. */
const aheadOf = ({ through }: Jump): number =>
  through === undefined ? 0 : (Date.parse(through) - Date.now()) / 1_000 - 20;

/** F8: the clock jumps, or passes a day that few have; no session outlives its time. */
export const wrongClock: ProvedFault = {
  ...{ mark: 'F8', name: 'clock ±1 h, ±1 d, ±1 y, 29 February, new year' },
  ...{ runs: 4, fullRuns: 40 },
  async prove({ runs, base }) {
    const folder = await temporaryFolder();
    const clock = await openWrongClock(folder.path);
    const dataDir = join(folder.path, 'data');
    base.copyTo(dataDir);
    const rounds: Round[] = [];
    try {
      for (let at = 0; at < runs; at += 1) {
        const jump = jumps[at % jumps.length] ?? { name: 'none' };
        await clock.set(aheadOf(jump));
        const port = await freePort();
        const env = { ...clock.env, IDLE_MINUTES: String(idleMinutes) };
        const server = startServer({ dataDir, port, env, prefix: clock.prefix });
        const isUp = () =>
          fetch(`http://127.0.0.1:${port}/home`).then(
            ({ ok }) => ok,
            () => false,
          );
        await secondsUntil(isUp);
        // The start takes a while: the instant is still ahead.
        await clock.set(aheadOf(jump) + 10);
        const round = await roundOn({ port, dataDir, clock }, jump);
        const isAlive = server.isRunning();
        server.launcher.kill('SIGTERM');
        const code = await server.ended;
        const more = isAlive && code === 0 ? [] : [finding('I5', `it ended with ${code}`)];
        rounds.push({ ...round, findings: [...round.findings, ...more] });
        console.log(
          `F8 ${jump.name}: ${rounds
            .at(-1)
            ?.findings.map(({ what }) => what)
            .join()}`,
        );
      }
      return rounds;
    } finally {
      for (const pid of await processesIn(join(dataDir, 'postgres', 'cluster')))
        process.kill(pid, 'SIGKILL');
      await folder.remove();
    }
  },
};
