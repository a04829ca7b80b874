/**
 * One server process against several: what a signed-in request costs, and how many are carried.
 * All servers run on one store all the time, and the rounds of them take turns, so that a slow
 * minute of the machine strikes all alike. Beside workers there are as many processes that share
 * nothing but the store: what these cost more than one alone is the machine's.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfChanged } from '../tools/launch/build.mjs';
import { serverOptions } from '../tools/launch/child.mjs';
import { startEmbedded } from '../tools/store/embedded-postgres.ts';
import { type OneServer, startSeveralServers } from '../tools/store/several-servers.ts';
import type { TemporaryPostgres } from '../tools/store/temporary-postgres.ts';
import { signInAskers } from './askers.ts';
import { carry, type Load, type Target } from './load.ts';
import { median } from './median.ts';
import { cores, idleSeconds, serverTimeOf } from './processor-time.ts';
import { uniquePaths } from './share-paths.ts';
import type { Row } from './table.ts';

const rounds = 5;
/** Requests of each process: before, until its code is compiled as it stays, and in a round. */
const warmUp = 4_000;
const amount = 2_000;
/** Of each process, so that each has as much at once, however many there are. */
const connections = 10;
/** Seconds in which nobody asks. */
const restSeconds = 10;

/** Servers that are asked together: one with workers, or some that share nothing but the store. */
interface Setting {
  readonly processes: number;
  readonly servers: readonly OneServer[];
}

interface Cost {
  /** Milliseconds of processor for one request, without what is taken when nobody asks. */
  readonly server: number;
  readonly postgres: number;
  readonly perSecond: number;
  /** What could be carried if no processor ever rested, as it did for want of work. */
  readonly mostPerSecond: number;
  readonly failed: number;
}

/** Seconds of processor so far: of servers and database, of this process, and unused. */
async function timesOf(servers: readonly OneServer[]) {
  const { user, system } = process.cpuUsage();
  const [own, store, idle] = await Promise.all([
    Promise.all(servers.map(({ child }) => serverTimeOf(child.pid ?? 0))),
    // The database is ours.
    serverTimeOf(process.pid),
    idleSeconds(),
  ]);
  return {
    server: own.reduce((sum, { server }) => sum + server, 0),
    postgres: store.postgres,
    client: (user + system) / 1e6,
    ...{ idle, at: performance.now() / 1_000 },
  };
}
type Times = Awaited<ReturnType<typeof timesOf>>;

async function spentIn(look: () => Promise<Times>, work: () => Promise<unknown>): Promise<Times> {
  const before = await look();
  await work();
  const after = await look();
  const keys = Object.keys(after) as (keyof Times)[];
  return Object.fromEntries(keys.map((key) => [key, after[key] - before[key]])) as Times;
}

/** Asks all its servers at once. */
async function ask({ processes, servers }: Setting, target: Target, each: number): Promise<Load[]> {
  const of = processes / servers.length;
  const size = { amount: each * of, connections: connections * of };
  return Promise.all(servers.map(({ baseUrl }) => carry(baseUrl, target, size)));
}

/** `rest`: what servers and database take in a second in which nobody asks. */
async function measureRound(
  setting: Setting,
  { target, rest }: { target: Target; rest: Times },
): Promise<Cost> {
  let loads: Load[] = [];
  const spent = await spentIn(
    () => timesOf(setting.servers),
    async () => {
      loads = await ask(setting, target, amount);
    },
  );
  const sum = (key: keyof Load) => loads.reduce((total, load) => total + load[key], 0);
  const used = spent.server + spent.postgres + spent.client;
  const each = (key: 'server' | 'postgres') =>
    (1_000 * (spent[key] - (rest[key] / rest.at) * spent.at)) / sum('answers');
  return {
    ...{ perSecond: sum('perSecond'), failed: sum('failed') },
    ...{ server: each('server'), postgres: each('postgres') },
    mostPerSecond: (sum('perSecond') * (used + spent.idle)) / used,
  };
}

/** Costs of each setting, in the order of the rounds. */
async function measureAll(
  settings: readonly Setting[],
): Promise<ReadonlyMap<Setting, readonly Cost[]>> {
  const [first] = settings.flatMap(({ servers }) => servers);
  const headers = await signInAskers(first?.baseUrl ?? '');
  const target = { name: 'share', path: uniquePaths(), headers };
  const rests = new Map<Setting, Times>();
  for (const setting of settings) {
    await ask(setting, target, warmUp);
    const look = () => timesOf(setting.servers);
    rests.set(setting, await spentIn(look, () => sleep(1_000 * restSeconds)));
  }
  const costs = new Map<Setting, Cost[]>(settings.map((setting) => [setting, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [setting, all] of costs) {
      const rest = rests.get(setting) as Times;
      all.push(await measureRound(setting, { target, rest }));
    }
  }
  return costs;
}

const rounded = (number: number): number => Number(number.toFixed(2));

const totalOf = ({ server, postgres }: Cost): number => server + postgres;

/** Median of the rounds of one value, or of one over another of the same round. */
const middle = (all: readonly Cost[], of: (cost: Cost) => number): number => median(all.map(of));
const ratio = (all: readonly Cost[], to: readonly Cost[], of: (cost: Cost) => number): number =>
  median(all.map((cost, round) => of(cost) / of(to[round] ?? cost)));

const partsOf = (all: readonly Cost[]): string =>
  `${middle(all, ({ server }) => server).toFixed(2)} ms and ` +
  `${middle(all, ({ postgres }) => postgres).toFixed(2)} ms of PostgreSQL`;

interface Compared {
  readonly count: number;
  readonly one: readonly Cost[];
  readonly workers: readonly Cost[];
  /** As many processes that share nothing. */
  readonly apart: readonly Cost[];
}

function rowsOf({ count, one, workers, apart }: Compared): Row[] {
  const name = `${count} workers`;
  const rate = ({ perSecond }: Cost) => perSecond;
  const machine = ratio(apart, one, totalOf);
  const perSecond = Math.round(middle(workers, rate));
  const most = Math.round(middle(workers, ({ mostPerSecond }) => mostPerSecond));
  return [
    {
      what: `processor time of a signed-in request, ${name} : ${count} processes apart`,
      measured: ratio(workers, apart, totalOf),
      ...{ unit: '×', limit: 1.1, kind: 'at most', remark: partsOf(workers) },
    },
    {
      what: `processor time of a signed-in request, ${name} : one process`,
      measured: ratio(workers, one, totalOf),
      // Cores that are busy with others slow each other down, whoever works on them.
      ...{ unit: '×', limit: rounded(1.1 * Math.max(1, machine)), kind: 'at most' },
      remark: `one: ${partsOf(one)}; ${count} apart: ${machine.toFixed(2)} × of one`,
    },
    {
      what: `requests a second, ${name} : ${count} processes apart`,
      measured: ratio(workers, apart, rate),
      ...{ unit: '×', limit: 0.9, kind: 'at least' },
      remark: `${perSecond}/s; one process ${Math.round(middle(one, rate))}/s`,
    },
    {
      what: `requests a second, ${name} : as many as the cores allow`,
      measured: middle(workers, (cost) => cost.perSecond / cost.mostPerSecond),
      ...{ unit: '×', limit: 0.7, kind: 'at least' },
      remark: `${cores} cores without rest ${most}/s`,
    },
    {
      what: `failed answers, ${name}`,
      measured: Math.max(...workers.map(({ failed }) => failed)),
      ...{ unit: '', limit: 0, kind: 'at most' },
    },
  ];
}

/** Starts as many single processes, and one server with so many workers, and asks them. */
async function compare(store: TemporaryPostgres, count: number): Promise<Row[]> {
  const processes = [...Array.from({ length: count }, () => 1), count];
  const several = await startSeveralServers(store, {
    count: processes.length,
    command: [process.execPath, ...serverOptions, 'server/main.ts'],
    // No telephone is at hand for the code of a new device.
    env: (place) => ({ WORKERS: String(processes[place]), NEW_DEVICE_OTP: '0' }),
  });
  try {
    const { servers } = several;
    const one = { processes: 1, servers: servers.slice(0, 1) };
    const apart = { processes: count, servers: servers.slice(0, count) };
    const workers = { processes: count, servers: servers.slice(count) };
    const costs = await measureAll([one, apart, workers]);
    const of = (setting: Setting) => costs.get(setting) ?? [];
    return rowsOf({ count, one: of(one), apart: of(apart), workers: of(workers) });
  } finally {
    await several.stop();
  }
}

/** Two workers and four, each beside as many processes that share nothing but the store. */
export async function workers(): Promise<readonly Row[]> {
  await buildIfChanged();
  const store = await startEmbedded();
  try {
    const rows: Row[] = [];
    for (const count of [2, 4]) rows.push(...(await compare(store, count)));
    return rows;
  } finally {
    await store.stop();
  }
}
