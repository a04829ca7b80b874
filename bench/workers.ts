/** One server process against several: what a signed-in request costs, and how many are carried. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningApp, startApp, temporaryFolder } from '../tools/app.ts';
import { buildIfChanged } from '../tools/launch/build.mjs';
import { serverOptions } from '../tools/launch/child.mjs';
import { signInAskers } from './askers.ts';
import { carry, type Load, type Target } from './load.ts';
import { cores, idleSeconds, serverTimeOf } from './processor-time.ts';
import { uniquePaths } from './share-paths.ts';
import type { Row } from './table.ts';

const counts = [1, 2, 4] as const;
const rounds = 3;
/** Requests of each worker: before, until its code is compiled as it stays, and in a round. */
const warmUp = 3_000;
const amount = 2_000;
/** Of each worker, so that each has as much at once, however many there are. */
const connections = 10;
/** Seconds in which nobody asks. */
const restSeconds = 10;

interface Cost {
  readonly workers: number;
  /** Seconds of processor that the server takes in a second in which nobody asks. */
  readonly rest: number;
  /** Milliseconds of processor for one request, without what the server takes at rest. */
  readonly server: number;
  readonly postgres: number;
  readonly perSecond: number;
  /** What could be carried if no processor ever rested, as it did for want of work. */
  readonly mostPerSecond: number;
  readonly failed: number;
}

/** Seconds of processor so far: of server and database, of this process, and unused. */
async function timesOf({ child }: RunningApp) {
  const { user, system } = process.cpuUsage();
  const [own, idle] = await Promise.all([serverTimeOf(child.pid ?? 0), idleSeconds()]);
  return { ...own, client: (user + system) / 1e6, idle, at: performance.now() / 1_000 };
}
type Times = Awaited<ReturnType<typeof timesOf>>;

async function spentIn(running: RunningApp, work: () => Promise<unknown>): Promise<Times> {
  const before = await timesOf(running);
  await work();
  const after = await timesOf(running);
  const keys = Object.keys(after) as (keyof Times)[];
  return Object.fromEntries(keys.map((key) => [key, after[key] - before[key]])) as Times;
}

/** `rest`: what server and database take in a second in which nobody asks. */
async function measureRound(
  running: RunningApp,
  target: Target,
  { workers, rest }: Pick<Cost, 'workers' | 'rest'>,
): Promise<Cost> {
  let load: Load | undefined;
  const spent = await spentIn(running, async () => {
    load = await carry(running.baseUrl, target, {
      amount: amount * workers,
      connections: connections * workers,
    });
  });
  const { answers, failed, perSecond } = load as Load;
  const used = spent.server + spent.postgres + spent.client;
  const each = (seconds: number) => (1_000 * seconds) / answers;
  return {
    ...{ workers, rest, perSecond, failed },
    server: each(spent.server - rest * spent.at),
    postgres: each(spent.postgres),
    mostPerSecond: (perSecond * (used + spent.idle)) / used,
  };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

async function measureStart(dataDir: string, workers: number): Promise<Cost> {
  const running = await startApp({
    dataDir,
    command: [process.execPath, ...serverOptions, 'server/main.ts'],
    // No telephone is at hand for the code of a new device.
    env: { WORKERS: String(workers), NEW_DEVICE_OTP: '0' },
  });
  try {
    const headers = await signInAskers(running.baseUrl);
    const target = { name: 'share', path: uniquePaths(), headers };
    await carry(running.baseUrl, target, {
      amount: warmUp * workers,
      connections: connections * workers,
    });
    const atRest = await spentIn(running, () => sleep(1_000 * restSeconds));
    const rest = atRest.server / restSeconds;
    const costs: Cost[] = [];
    for (let round = 0; round < rounds; round += 1) {
      costs.push(await measureRound(running, target, { workers, rest }));
    }
    const of = (key: keyof Cost) => median(costs.map((cost) => cost[key]));
    return {
      ...{ workers, rest, server: of('server'), postgres: of('postgres') },
      ...{ perSecond: of('perSecond'), mostPerSecond: of('mostPerSecond') },
      failed: Math.max(...costs.map(({ failed }) => failed)),
    };
  } finally {
    await running.stop();
  }
}

const totalOf = ({ server, postgres }: Cost): number => server + postgres;

function rowsOf(one: Cost, cost: Cost): Row[] {
  const name = cost.workers === 1 ? 'one process' : `${cost.workers} workers`;
  const percent = (100 * cost.rest).toFixed(1);
  const parts = [
    `${cost.server.toFixed(2)} ms and ${cost.postgres.toFixed(2)} ms of PostgreSQL`,
    `at rest ${percent} % of a core`,
  ].join('; ');
  const rate = `${Math.round(cost.perSecond)}/s`;
  const most = `${cores} cores without rest ${Math.round(cost.mostPerSecond)}/s`;
  return [
    {
      what: `processor time of a signed-in request, ${name} : one process`,
      measured: totalOf(cost) / totalOf(one),
      ...{ unit: '×', limit: 1.1, kind: 'at most', remark: parts },
    },
    {
      what: `requests a second, ${name} : as many as the cores allow`,
      measured: cost.perSecond / cost.mostPerSecond,
      // One process leaves cores alone: that is why there are several.
      ...{ unit: '×', limit: cost.workers === 1 ? 0 : 0.7, kind: 'at least' },
      remark: `${rate}; ${most}`,
    },
    {
      what: `failed answers, ${name}`,
      ...{ measured: cost.failed, unit: '', limit: 0, kind: 'at most' },
    },
  ];
}

/** Starts the server with one process, two and four, over the same store. */
export async function workers(): Promise<readonly Row[]> {
  await buildIfChanged();
  const data = await temporaryFolder();
  try {
    const costs: Cost[] = [];
    for (const count of counts) costs.push(await measureStart(data.path, count));
    const [one] = costs;
    return one === undefined ? [] : costs.flatMap((cost) => rowsOf(one, cost));
  } finally {
    await data.remove();
  }
}
