/** What every feed costs, and how much more of it with ten times the lines. */
import { seedCast } from '../../demo/seed.ts';
import { writeExtract } from '../../demo/write-extract.ts';
import { runIntake } from '../../intake/run-intake.ts';
import { allHandlers } from '../../server/handlers.ts';
import { factsOf } from '../../server/tests/calls/facts.ts';
import { matrix } from '../../server/tests/matrix.ts';
import { temporaryFolder } from '../../tools/app.ts';
import type { Facts } from '../../tools/endpoints/tests/facts.ts';
import { testHandlerSettings } from '../../tools/store/cast-settings.ts';
import { type Database, makeDatabase, startEmbedded } from '../../tools/store/embedded-postgres.ts';
import { openTestApp } from '../../tools/test-app.ts';
import { postgresSeconds } from '../processor-time.ts';
import type { Row } from '../table.ts';
import { type App, addressOf, openCallers } from './callers.ts';
import { type Looked, listen, lookAgain } from './statements.ts';
import { multiplyLines } from './tenfold.ts';

const members = 120;
const warmUp = 30;
const calls = 150;
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
  readonly status: number;
}

/** Every address that is read, as the rooms' rows ask for it. */
const feedsOf = (facts: Facts): readonly Feed[] =>
  allHandlers.flatMap(({ endpoint }) => {
    const row = matrix[endpoint.name]?.mine(facts);
    if (endpoint.method !== 'GET' || endpoint.files || !row) return [];
    const { as, input, status } = row;
    return status === 200
      ? [{ name: endpoint.name, as, address: addressOf(endpoint, input), status }]
      : [];
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

async function costOf(app: App, feed: Feed, headers: Readonly<Record<string, string>>) {
  const get = async (call: number) => {
    const url = never(feed.address, call);
    const answer = await app.app.inject({ url, headers: { host: 'localhost', ...headers } });
    if (answer.statusCode !== feed.status) throw new Error(`${feed.name}: ${answer.payload}`);
    return answer.rawPayload.length;
  };
  const listener = listen();
  const bytes = await get(1);
  const heard = listener.heard();
  listener.end();
  const looked = await lookAgain(app.appUrl, heard);
  for (let call = 0; call < warmUp; call += 1) await get(call + 2);
  const before = { own: process.cpuUsage(), postgres: await postgresSeconds(process.pid) };
  for (let call = 0; call < calls; call += 1) await get(warmUp + call + 2);
  const { user, system } = process.cpuUsage(before.own);
  const postgres = (await postgresSeconds(process.pid)) - before.postgres;
  return {
    ...{ ...looked, bytes, server: (user + system) / 1_000 / calls },
    postgres: (1_000 * postgres) / calls,
  };
}

/** The costs of all feeds on one store. */
async function measureStore(database: Database): Promise<ReadonlyMap<string, Cost>> {
  const none = { appLogin: '', extractFolder: '', members, close: async () => {} };
  const app = await openTestApp({ on: { ...database, ...none } });
  try {
    const callerOf = openCallers(app);
    const facts = await factsOf({ store: database });
    const costs = new Map<string, Cost>();
    for (const feed of feedsOf(facts)) {
      costs.set(feed.name, await costOf(app, feed, await callerOf(feed.as)));
    }
    return costs;
  } finally {
    await app.close();
  }
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

/** The ten that cost most, with reason; all of them are printed. */
export async function feeds(): Promise<readonly Row[]> {
  const server = await startEmbedded();
  try {
    const database = await makeDatabase(server, 'feeds');
    await fill(database.ownerUrl);
    const tenfold = await makeDatabase(server, 'tenfold', 'feeds');
    await multiplyLines(tenfold.ownerUrl);
    const [small, large] = [await measureStore(database), await measureStore(tenfold)];
    const all = [...small].map(([name, cost]) => {
      const other = large.get(name) ?? cost;
      return { name, small: cost, large: other, growth: total(other) / total(cost) };
    });
    const dearest = all.toSorted((a, b) => total(b.small) - total(a.small));
    printAll(dearest);
    return dearest.slice(0, slowest).map(rowOf);
  } finally {
    await server.stop();
  }
}
