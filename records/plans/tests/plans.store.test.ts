/** Every reading query finds its rows by an index, in the order in which it gives them. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStore } from '../../../tools/test-store.ts';
import { statements } from '../../driver/statement.ts';
import { fillCooperative } from '../cooperative.ts';
import { describePlans, type Plan, plansInside, plansOf } from '../explain.ts';
import { queries } from '../queries.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
const files = Object.keys(queries);
const folder = join(import.meta.dirname, '..');
/** The plans are written by the PostgreSQL that comes with the packages; others word them apart. */
const writtenBy = 18;

beforeAll(async () => {
  store = await openTestStore({ holds: 'nothing' });
  await fillCooperative(store);
});
afterAll(() => store.close());

async function serverVersion(): Promise<number> {
  const client = new pg.Client({ connectionString: store.ownerUrl });
  await client.connect();
  const { rows } = await client.query("SELECT current_setting('server_version_num')::int AS num");
  await client.end();
  return Math.floor(rows[0].num / 10_000);
}

test.each(files)(
  'plans/%s.txt is what the planner says (node records/plans/write.ts)',
  async (file) => {
    const text = await readFile(join(folder, `${file}.txt`), 'utf8');
    const names = text.match(/^# .*$/gm);
    const described = await describePlans(store, file);
    if ((await serverVersion()) === writtenBy) expect(described).toBe(text);
    expect(described.match(/^# .*$/gm)).toEqual(names);
  },
);

test('there is a text for every file of queries, and for no other', async () => {
  const texts = (await readdir(folder)).filter((name) => name.endsWith('.txt'));
  expect(texts.toSorted()).toEqual(files.map((file) => `${file}.txt`).toSorted());
  const sources = await readdir(join(folder, '../figures'));
  expect(sources.filter((name) => name.endsWith('.ts')).toSorted()).toEqual(
    files.map((file) => `${file}.ts`).toSorted(),
  );
});

/** Ten or fifteen rows on one page: to read them all costs less than any index. */
const smallTables = /Seq Scan on (?:dividend_years|welfare_types)_\d/;
/** Nothing but a call of a function, whose inside has a plan of its own. */
const isCall = (plan: string) => /^Function Scan on \w+$/.test(plan);

function faultsOf({ name, plan }: Plan): string[] {
  const lines = plan.split('\n');
  const scans = lines.filter((line) => line.includes('Seq Scan'));
  const large = scans.filter((line) => !smallTables.test(line));
  const isFound = /Index (?:Only )?Scan/.test(plan) || scans.length > large.length || isCall(plan);
  // An index that is asked for no more than the publication is read from end to end; that of the
  // publications themselves gives one row.
  const whole = lines.filter((line, at) => {
    const condition = lines[at + 1] ?? '';
    if (line.includes('publications_pkey')) return false;
    return /Index (?:Only )?Scan/.test(line) && !/^\s*Index Cond: .* AND /.test(condition);
  });
  const sorts = lines.filter((line) => /^\W*(?:Incremental )?Sort\b(?! Key)/.test(line));
  const isPruned = isCall(plan) || plan.includes('Subplans Removed: 1');
  return [
    ...[...large, ...whole, ...sorts].map((line) => `${name}: ${line.trim()}`),
    ...(isFound ? [] : [`${name}: no index`]),
    ...(isPruned ? [] : [`${name}: looks into other publications`]),
  ];
}

describe.each(['generic', 'custom'] as const)('a %s plan', (kind) => {
  const explained = new Set<string>();

  test.each(files)('of %s sorts nothing and reads no large table whole', async (file) => {
    const plans = [
      ...(await plansOf(store.appUrl, file, kind)),
      ...(await plansInside(store.ownerUrl, file, kind)),
    ];
    for (const { sql } of plans) explained.add(sql);
    expect(plans.flatMap(faultsOf)).toEqual([]);
  });

  test('is known of every statement', () => {
    expect([...statements].filter((sql) => !explained.has(sql))).toEqual([]);
  });
});

test('the rule finds a sort, a table read whole, and the publication before', () => {
  const faults = (plan: string) => faultsOf({ name: 'x', sql: '', plan });
  const good =
    'Append\n  Subplans Removed: 1\n  ->  Index Scan using a on b\n  Index Cond: (a AND b)';
  expect(faults(good)).toEqual([]);
  expect(faults(`Sort\n  Sort Key: seq\n  ->  ${good}`)).toEqual(['x: Sort']);
  expect(faults(`Limit\n  ->  Incremental Sort\n   ->  ${good}`)).toHaveLength(1);
  expect(faults(`Merge Append\n  Sort Key: seq\n  ->  ${good}`)).toEqual([]);
  expect(faults(good.replace('Index', 'Seq'))).toHaveLength(2);
  expect(faults(good.replace(' AND b', ''))).toEqual(['x: ->  Index Scan using a on b']);
  expect(faults(good.replace('Subplans Removed: 1', ''))).toHaveLength(1);
});

test('the cooperative is large enough: without its indexes the rule is broken', async () => {
  const client = new pg.Client({ connectionString: store.ownerUrl });
  await client.connect();
  await client.query('DROP INDEX records.loans_member, records.guarantees_guarantor');
  await client.end();
  const plans = [
    ...(await plansOf(store.appUrl, 'loans', 'generic')),
    ...(await plansInside(store.ownerUrl, 'guarantees', 'generic')),
  ];
  const broken = plans.filter((plan) => faultsOf(plan).length > 0).map(({ name }) => name);
  expect(broken).toEqual(['loans', 'lastLoanLines', 'inside records.guaranteed']);
});
