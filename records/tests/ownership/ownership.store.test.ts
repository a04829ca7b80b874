import { randomUUID } from 'node:crypto';
/** Row-level security: a query that forgets its WHERE still leaks nothing (T1, S8). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStore } from '../../../tools/test-store.ts';
import { openRecords, type Records } from '../../database.ts';
import { asUpkeep } from '../../driver/owner.ts';
import { makeSample, malee, somchai } from '../sample.ts';
import {
  agencyNo,
  contractOf,
  november,
  october,
  prasert,
  subAgencyNo,
} from '../sample-figures.ts';
import { agencyOwned } from './agency-tables.ts';
import { officeWritten, open, owned, published, special } from './tables.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;

beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  await makeSample(store);
  await asUpkeep(store.ownerUrl, 'sahakon_intake', (client) =>
    client.query(`INSERT INTO records.quarantine (publication_id, member_no, as_of)
      SELECT p.id, m.no, p.as_of FROM records.publications p,
        unnest(ARRAY['${somchai}', '${malee}']) AS m (no)`),
  );
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records.close();
  await store.close();
});

type Read = Parameters<Records['readAsVisitor']>[0];

/** Every row of a table, without any WHERE, told by some of its columns. */
const rowsOf =
  (table: string, ...columns: string[]) =>
  async (db: Parameters<Read>[0]): Promise<string[]> => {
    const { rows } = await sql<Record<string, unknown>>`
      SELECT DISTINCT ${sql.join(columns.map((column) => sql.ref(column)))}
      FROM ${sql.table(table)}`.execute(db);
    return rows.map((row) => Object.values(row).join(' ')).toSorted();
  };

describe.each(Object.entries(owned))('%s', (table, column) => {
  test('T1 shows a member only their own rows, without any WHERE', async () => {
    expect(await records.readAsMember(somchai, rowsOf(table, column))).toEqual([somchai]);
    expect(await records.readAsMember(malee, rowsOf(table, column))).toEqual([malee]);
  });

  test('T1 shows nobody anything before a subject is set, and nothing after one was', async () => {
    await records.readAsMember(somchai, rowsOf(table, column));
    await records.readAsAgency(agencyNo, rowsOf(table, column));
    expect(await records.readAsVisitor(rowsOf(table, column))).toEqual([]);
    expect(await records.readAsMember('', rowsOf(table, column))).toEqual([]);
  });
});

const byAgency = ['records.collections', 'records.collection_items'];
const noAgencys = Object.entries(owned).filter(([table]) => !byAgency.includes(table));

test.each(noAgencys)('T3 %s shows an agency nothing', async (table, column) => {
  for (const agency of [agencyNo, subAgencyNo, somchai, malee, '']) {
    expect(await records.readAsAgency(agency, rowsOf(table, column))).toEqual([]);
  }
});

describe('an agency without any WHERE', () => {
  const sees = (agency: string, table: string, ...columns: string[]) =>
    records.readAsAgency(agency, rowsOf(`records.${table}`, ...columns));
  const billed = {
    [agencyNo]: [`${october} ${somchai}`, `${october} ${malee}`, `${november} ${somchai}`],
    [subAgencyNo]: [`${november} ${malee}`],
    '01': [],
    '': [],
  };

  test.each(Object.entries(billed))(
    'T3 %s sees what it bills, month by month',
    async (no, rows) => {
      for (const table of ['collections', 'collection_items']) {
        expect(await sees(no, table, 'month', 'member_no')).toEqual(rows.toSorted());
      }
    },
  );

  test('does not see what was paid at the counter', async () => {
    expect(await sees(agencyNo, 'collections', 'kind', 'seq')).toEqual(['MONTHLY 1']);
    expect(await sees(agencyNo, 'collection_items', 'seq')).toEqual(['1']);
    const own = rowsOf('records.collection_items', 'seq');
    expect(await records.readAsMember(somchai, own)).toEqual(['1', '2']);
  });

  test('sees its own months, and no member sees any', async () => {
    const columns = ['month', 'agency_no'];
    for (const no of [agencyNo, subAgencyNo]) {
      const own = [`${october} ${no}`, `${november} ${no}`];
      expect(await sees(no, 'agency_months', ...columns)).toEqual(own);
    }
    const all = rowsOf('records.agency_months', ...columns);
    expect(await records.readAsMember(somchai, all)).toEqual([]);
    expect(await records.readAsMember(agencyNo, all)).toEqual([]);
    expect(await records.readAsVisitor(all)).toEqual([]);
  });
});

test('T1 digests of ledgers are nobody’s to read', async () => {
  const all = rowsOf('records.ledger_digests', 'ledger');
  await expect(records.readAsMember(somchai, all)).rejects.toThrow('permission denied');
});

test('T1 a guarantee is seen by its borrower and its guarantor alone', async () => {
  const all = rowsOf('records.guarantees', 'contract_no', 'seq');
  const row = (no: string, seq: number) => `${contractOf(no)} ${seq}`;
  expect(await records.readAsMember(somchai, all)).toEqual([
    ...[row(somchai, 1), row(somchai, 2), row(malee, 1)],
  ]);
  expect(await records.readAsMember(malee, all)).toEqual([
    ...[row(somchai, 1), row(malee, 1), row(malee, 2), row(prasert, 1)],
  ]);
  expect(await records.readAsMember(prasert, all)).toEqual([row(prasert, 1)]);
  for (const nothing of [
    records.readAsVisitor(all),
    records.readAsMember('999999', all),
    records.readAsAgency(agencyNo, all),
  ]) {
    expect(await nothing).toEqual([]);
  }
});

test.each(published)('%s is everybody’s', async (table) => {
  const all = rowsOf(table, 'publication_id');
  for (const seen of [
    records.readAsVisitor(all),
    records.readAsMember(malee, all),
    records.readAsAgency(subAgencyNo, all),
  ]) {
    expect(await seen).toEqual(['2']);
  }
});

test('D-32 of a year that is not approved nobody sees a rate or a dividend', async () => {
  for (const table of ['dividend_years', 'dividends', 'dividend_deductions']) {
    const seen = await records.readAsMember(somchai, rowsOf(`records.${table}`, 'year'));
    expect(seen).toEqual(['2023', '2024']);
  }
});

const ofRecords = [...Object.keys(owned), ...published, 'records.guarantees'].filter((name) =>
  name.startsWith('records.'),
);

test.each(ofRecords)('%s shows the current publication alone', async (table) => {
  const found = await records.readAsMember(somchai, rowsOf(table, 'publication_id'));
  expect(found).toEqual(['2']);
});

test.each(['agency_months', ...byAgency.map((name) => name.slice(8))])(
  'records.%s shows an agency the current publication alone',
  async (table) => {
    const found = await records.readAsAgency(
      agencyNo,
      rowsOf(`records.${table}`, 'publication_id'),
    );
    expect(found).toEqual(['2']);
  },
);

test('drafts and what is dated ahead are nobody’s to see', async () => {
  const dated = {
    draft: 'NULL',
    ahead: "now() + interval '1 hour'",
    past: "now() - interval '1 hour'",
  };
  await asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    await client.query(`INSERT INTO portal.categories (key, name, content_type, position)
      VALUES ('policy-test', 'ทดสอบ', 'GENERAL', 9999)`);
    for (const [title, time] of Object.entries(dated)) {
      await client.query(`INSERT INTO portal.topics (category_key, title, published_at)
        VALUES ('policy-test', '${title}', ${time})`);
    }
  });
  const found = await records.readAsVisitor(rowsOf('portal.topics', 'category_key', 'title'));
  expect(found.filter((row) => row.startsWith('policy-test'))).toEqual(['policy-test past']);
});

test('D-37 staff see themselves and their own relatives, members nobody of them', async () => {
  const [mine, other] = [randomUUID(), randomUUID()];
  await asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    for (const id of [mine, other]) {
      await client.query(
        `INSERT INTO portal.staff (id, login, name, roles, password_hash, totp_sealed)
         VALUES ($1, $2, 'x', '{service}', 'none', '\\x00')`,
        [id, `s${id.slice(0, 8)}`],
      );
      await client.query('INSERT INTO portal.staff_relatives VALUES ($1, $2)', [id, malee]);
    }
  });
  for (const [table, column] of [
    ['portal.staff', 'id'],
    ['portal.staff_relatives', 'staff_id'],
  ] as const) {
    const all = rowsOf(table, column);
    expect(await records.asStaff(mine, all)).toEqual([mine]);
    expect(await records.readAsMember(malee, all)).toEqual([]);
    expect(await records.readAsVisitor(all)).toEqual([]);
  }
  expect(await records.asStaff(mine, rowsOf('records.members', 'member_no'))).toEqual([]);
});

async function tablesOf(filter: string): Promise<string[]> {
  return asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    const { rows } = await client.query(`
      SELECT n.nspname || '.' || c.relname AS name FROM pg_class c
      JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('records', 'portal', 'staging') AND c.relkind IN ('r', 'p', 'v', 'm')
        AND ${filter} ORDER BY 1`);
    return rows.map((row) => row.name);
  });
}

const protectedBy = `c.relrowsecurity AND c.relforcerowsecurity
  AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid)`;

test('every table has FORCE and a policy or stands on the list of open ones', async () => {
  const bare = await tablesOf(`NOT c.relispartition AND NOT (${protectedBy})`);
  expect(bare.filter((name) => open[name] === undefined)).toEqual([]);
  const covered = await tablesOf(`NOT c.relispartition AND ${protectedBy}`);
  const byOwner = [...Object.keys(owned), ...Object.keys(agencyOwned)];
  const byStaff = Object.keys(officeWritten);
  const listed = [...byOwner, ...byStaff, ...published, ...special].toSorted();
  expect(covered).toEqual(listed);
});

test('partitions and staging give the app no right at all, whoever asks the parent', async () => {
  const anyRight = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']
    .map((right) => `has_table_privilege('sahakon_app', c.oid, '${right}')`)
    .join(' OR ');
  const split = await tablesOf(`c.relkind = 'p'`);
  expect(await tablesOf('c.relispartition')).toHaveLength(2 * split.length);
  expect(await tablesOf(`(c.relispartition OR n.nspname = 'staging') AND (${anyRight})`)).toEqual(
    [],
  );
});
