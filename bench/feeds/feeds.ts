/** What every feed costs, and how much more of it with ten times the lines. */
import { seedCast } from '../../demo/seed.ts';
import { writeExtract } from '../../demo/write-extract.ts';
import { runIntake } from '../../intake/run-intake.ts';
import { allHandlers } from '../../server/handlers.ts';
import { factsOf } from '../../server/tests/calls/facts.ts';
import { matrix } from '../../server/tests/matrix.ts';
import { temporaryFolder } from '../../tools/app.ts';
import type { Facts } from '../../tools/endpoints/tests/facts.ts';
import type { Headers } from '../../tools/sign-in.ts';
import { testHandlerSettings } from '../../tools/store/cast-settings.ts';
import { type Database, makeDatabase, startEmbedded } from '../../tools/store/embedded-postgres.ts';
import { openTestApp } from '../../tools/test-app.ts';
import { postgresTimes, secondsBetween } from '../processor-time.ts';
import type { Row } from '../table.ts';
import { type App, addressOf, openCallers } from './callers.ts';
import { type Listener, type Looked, listen, lookAgain } from './statements.ts';
import { multiplyLines } from './tenfold.ts';

const members = 120;
const warmUp = 15;
const rounds = 3;
const calls = 15;
const slowest = 10;

interface Cost extends Looked {
  /** Milliseconds of processor for one call that no cache answers. */
  readonly server: number;
  readonly postgres: number;
  readonly bytes: number;
}

interface Feed {
  readonly name: string;
  readonly as: string;
  readonly address: string;
}

/** Every address that is read, as the rooms' rows ask for it. */
const feedsOf = (facts: Facts): readonly Feed[] =>
  allHandlers.flatMap(({ endpoint }) => {
    const row = matrix[endpoint.name]?.mine(facts);
    if (endpoint.method !== 'GET' || endpoint.files || !row) return [];
    const { as, input, status } = row;
    const address = addressOf(endpoint, input);
    return status === 200 ? [{ name: endpoint.name, as, address }] : [];
  });

async function fill(ownerUrl: string): Promise<void> {
  const extract = await temporaryFolder();
  try {
    const { path: folder } = extract;
    await writeExtract({ folder, members });
    const { outcome } = await runIntake({ folder, ownerUrl, madeUp: true, letters: 'later' });
    if (outcome !== 'published') throw new Error(`intake: ${outcome}`);
    await seedCast(ownerUrl, testHandlerSettings);
  } finally {
    await extract.remove();
  }
}

/** An address that no cache knows: what is empty in a query says nothing. */
const never = (address: string, call: number) => `${address}${'&'.repeat(call)}`;

/** One of the two servers. */
interface Opened {
  readonly app: App;
  readonly listener: Listener;
  readonly callerOf: (as: string) => Promise<Headers>;
}

/** A function that makes calls of a feed which no cache knows, and gives the bytes of the last. */
async function askerOf({ app, callerOf }: Opened, feed: Feed) {
  const headers = { host: 'localhost', ...(await callerOf(feed.as)) };
  let call = 0;
  return async (times: number): Promise<number> => {
    let bytes = 0;
    for (const end = call + times; call < end; ) {
      call += 1;
      const answer = await app.app.inject({ url: never(feed.address, call), headers });
      if (answer.statusCode !== 200) throw new Error(`${feed.name}: ${answer.payload}`);
      bytes = answer.rawPayload.length;
    }
    return bytes;
  };
}

type Asker = Awaited<ReturnType<typeof askerOf>>;

type Times = Pick<Cost, 'server' | 'postgres'>;

/** What others do on the machine makes a round dearer, never cheaper. */
const leastOf = (rounds: readonly Times[]): Times => ({
  server: Math.min(...rounds.map(({ server }) => server)),
  postgres: Math.min(...rounds.map(({ postgres }) => postgres)),
});

/** Milliseconds of processor for one call. */
async function timesOf(ask: Asker): Promise<Times> {
  const before = { own: process.cpuUsage(), postgres: await postgresTimes(process.pid) };
  await ask(calls);
  const { user, system } = process.cpuUsage(before.own);
  const postgres = secondsBetween(before.postgres, await postgresTimes(process.pid));
  return { server: (user + system) / 1_000 / calls, postgres: (1_000 * postgres) / calls };
}

async function lookedAt({ app, listener }: Opened, ask: Asker) {
  listener.heard();
  const bytes = await ask(1);
  return { bytes, ...(await lookAgain(app.appUrl, listener.heard())) };
}

/** Both stores in turns, once the code of the feed is compiled as it stays. */
async function compare(feed: Feed, small: Opened, large: Opened): Promise<Compared> {
  const [one, other] = [await askerOf(small, feed), await askerOf(large, feed)];
  await one(warmUp);
  await other(warmUp);
  const [few, many] = [await lookedAt(small, one), await lookedAt(large, other)];
  const times = { one: [] as Times[], other: [] as Times[] };
  for (let round = 0; round < rounds; round += 1) {
    times.one.push(await timesOf(one));
    times.other.push(await timesOf(other));
  }
  const costs = {
    small: { ...few, ...leastOf(times.one) },
    large: { ...many, ...leastOf(times.other) },
  };
  return { name: feed.name, ...costs, growth: total(costs.large) / total(costs.small) };
}

const total = ({ server, postgres }: Cost): number => server + postgres;
const rowsIn = ({ rows }: Cost): number => [...rows.values()].reduce((sum, one) => sum + one, 0);

interface Compared {
  readonly name: string;
  readonly small: Cost;
  readonly large: Cost;
  readonly growth: number;
}

/** Where most of it goes, and what grows. */
function reasonOf({ small, large }: Compared): string {
  const [table, most] = [...large.rows].toSorted((a, b) => b[1] - a[1])[0] ?? ['no table', 0];
  const share = Math.round((100 * small.postgres) / total(small));
  const of = `PostgreSQL ${share} %, ${small.statements} statements`;
  const before = small.rows.get(table) ?? most;
  return `${of}; ${table}: ${before} rows, ${most} of tenfold; ${small.bytes} bytes`;
}

/** All feeds, the dearest first. */
function printAll(all: readonly Compared[]): void {
  const lines = all.map(({ name, small, large, growth }) => {
    const ms = [small.server, small.postgres, total(large)].map((value) => value.toFixed(2));
    const rows = `${rowsIn(small)} → ${rowsIn(large)}`;
    const cells = [name, ...ms, growth.toFixed(2), small.statements, rows, small.bytes];
    return `| ${cells.join(' | ')} |`;
  });
  console.log(
    [
      '',
      '| feed | server ms | PostgreSQL ms | tenfold, both | growth | statements | rows | bytes |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...lines,
    ].join('\n'),
  );
}

const rowOf = (one: Compared): Row => ({
  what: `feed ${one.name}, ten times the lines : as they are (${total(one.small).toFixed(2)} ms)`,
  ...{ measured: one.growth, unit: '×', limit: 2, kind: 'at most', remark: reasonOf(one) },
});

async function openOn(database: Database, listener: Listener): Promise<Opened> {
  const none = { appLogin: '', extractFolder: '', members, close: async () => {} };
  const app = await openTestApp({ on: { ...database, ...none } });
  return { app, listener, callerOf: openCallers(app) };
}

async function compareAll(facts: Facts, database: Database, tenfold: Database) {
  // From the first statement on: what a connection has prepared is not sent again.
  const listener = listen();
  const [small, large] = [await openOn(database, listener), await openOn(tenfold, listener)];
  try {
    const all: Compared[] = [];
    for (const feed of feedsOf(facts)) all.push(await compare(feed, small, large));
    return all.toSorted((a, b) => total(b.small) - total(a.small));
  } finally {
    await Promise.all([small, large].map(({ app }) => app.close()));
    listener.end();
  }
}

/** The ten that cost most, with reason; all of them are printed. */
export async function feeds(): Promise<readonly Row[]> {
  const server = await startEmbedded();
  try {
    const database = await makeDatabase(server, 'feeds');
    await fill(database.ownerUrl);
    const facts = await factsOf({ store: database });
    const tenfold = await makeDatabase(server, 'tenfold', 'feeds');
    await multiplyLines(tenfold.ownerUrl);
    const all = await compareAll(facts, database, tenfold);
    printAll(all);
    return all.slice(0, slowest).map(rowOf);
  } finally {
    await server.stop();
  }
}
