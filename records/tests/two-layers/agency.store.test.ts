/** Slips, letters, reports, steps, sessions of agencies: either layer alone suffices (T3, part 4). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAgencySession, revokeAllOfPerson } from '../../agency/sessions.ts';
import type { Records } from '../../database.ts';
import { asUpkeep } from '../../driver/owner.ts';
import { agencyOwned } from '../ownership/agency-tables.ts';
import { agencyNo, november, october } from '../sample-figures.ts';
import { agencyTables, openAgencies, sessionOf } from './agencies.ts';
import { agencyChanges, agencyReads, agencyRoundTrip, strangerNo } from './agency-cases.ts';

let bare: Awaited<ReturnType<typeof openAgencies>>;
let guarded: typeof bare;
let records: Records;
beforeAll(async () => {
  bare = await openAgencies({ isProtected: false });
  guarded = await openAgencies({ isProtected: true });
  records = bare.records;
});
afterAll(async () => {
  await bare.close();
  await guarded.close();
});

describe('without row-level security every query keeps to its agency', () => {
  test.each(Object.entries(agencyReads))(
    'T3 %s gives a stranger nothing',
    async (_, [read, none]) => {
      expect(await records.readAsAgency(strangerNo, read)).toEqual(none);
      expect(await records.readAsVisitor(read)).toEqual(none);
      // Whoever reads nothing at all has proven nothing.
      expect(await records.readAsAgency(agencyNo, read)).not.toEqual(none);
    },
  );

  test.each(Object.entries(agencyChanges))(
    'T3 %s reaches nobody else',
    async (_, [change, told]) => {
      const before = await bare.kept();
      expect(await records.asAgency(strangerNo, change)).toEqual(told);
      expect(await bare.kept()).toEqual(before);
    },
  );

  test('T3 what a stranger writes is their own, whatever others have of the same', async () => {
    const before = await bare.kept();
    expect(await records.asAgency(strangerNo, agencyRoundTrip)).toEqual({
      ...{ version: 1, steps: ['SAVED'], lines: 1 },
      alsoIn: [[]],
    });
    expect(await bare.kept()).toEqual(before);
  });

  test('T3 a sign-in ends and forgets sessions of its own agency alone', async () => {
    const before = await bare.kept();
    const half = (of: string) => Buffer.from(of.padEnd(32, '.'));
    const person = { agencyNo, personNo: 1 };
    const ended = await records.asAgency(strangerNo, async (db) => {
      await createAgencySession(db, {
        ...{ agencyNo: strangerNo, personNo: 1, entering: false, remember: false },
        ...{ idleSeconds: 900, longestSeconds: 900, address: '127.0.0.1', agent: 'x' },
        ...{ tokenHash: half('t'), cookieHash: half('c') },
      });
      return revokeAllOfPerson(db, person);
    });
    expect(ended).toBe(0);
    expect(await bare.kept()).toEqual(before);
  });
});

type Db = Parameters<Parameters<Records['asAgency']>[1]>[0];

describe('without any WHERE row-level security keeps every table to its agency', () => {
  const tables = Object.keys(agencyTables).map((name) => `portal.${name}`);
  const count = (query: string) => async (db: Db) =>
    Number((await sql.raw(query).execute(db)).numAffectedRows ?? 0n);

  test.each(tables)('T3 %s shows a stranger nothing', async (table) => {
    const all = async (db: Db) =>
      (await sql`SELECT FROM ${sql.table(table)}`.execute(db)).rows.length;
    expect(await guarded.records.readAsAgency(strangerNo, all)).toBe(0);
    expect(await guarded.records.readAsVisitor(all)).toBe(0);
    expect(await guarded.records.readAsAgency(agencyNo, all)).toBeGreaterThan(0);
  });

  /** Rows of the agency in words of their own: the usual ones begin with what the agency sees. */
  const inserts: Readonly<Record<string, string>> = {
    'portal.sessions': sessionOf(agencyNo),
    'portal.agency_letter_openings': `INSERT INTO portal.agency_letter_openings
      (year_be, run, agency_no, person_no, contact_name) VALUES (2568, 8, '${agencyNo}', 9, 'x')`,
  };

  /** What the app may do to a table besides reading it: a change of every row. */
  async function changesOf(table: string): Promise<string[]> {
    return asUpkeep(guarded.store.ownerUrl, 'sahakon_owner', async (client) => {
      const { rows } = await client.query<{ column: string; mayDelete: boolean }>(
        `SELECT attname AS column, has_table_privilege('sahakon_app', $1, 'DELETE') AS "mayDelete"
         FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0
           AND has_column_privilege('sahakon_app', $1, attname, 'UPDATE') LIMIT 1`,
        [table],
      );
      const update = rows.map(({ column }) => `UPDATE ${table} SET ${column} = ${column}`);
      const may = await client.query(
        `SELECT has_table_privilege('sahakon_app', $1, 'DELETE') AS delete`,
        [table],
      );
      return may.rows[0].delete ? [...update, `DELETE FROM ${table}`] : update;
    });
  }

  test.each(tables)('T3 %s lets a stranger change nothing, and write nothing', async (table) => {
    const before = await guarded.kept();
    for (const change of await changesOf(table)) {
      expect(await guarded.records.asAgency(strangerNo, count(change)), change).toBe(0);
    }
    const insert = inserts[table] ?? agencyOwned[table]?.insert(agencyNo) ?? '';
    await expect(guarded.records.asAgency(strangerNo, count(insert))).rejects.toThrow(
      /row-level security|permission denied/,
    );
    expect(await guarded.kept()).toEqual(before);
  });

  test.each([
    ['an accepted slip', 'DELETE FROM portal.agency_slips WHERE accepted_at IS NOT NULL'],
    [
      'an accepted report',
      `UPDATE portal.agency_reports SET explanation = 'x' WHERE state = 'ACCEPTED'`,
    ],
    [
      'a line of a report that is not in hand',
      `UPDATE portal.agency_report_lines SET note = 'x' WHERE month = '${october}'`,
    ],
    ['such a line taken away', `DELETE FROM portal.agency_report_lines WHERE month = '${october}'`],
  ])('D-23 %s stays, also for its own agency', async (_, change) => {
    expect(await guarded.records.asAgency(agencyNo, count(change))).toBe(0);
  });

  test.each([
    [
      'accepts its own report',
      `UPDATE portal.agency_reports SET state = 'ACCEPTED' WHERE month = '${november}'`,
    ],
    [
      'adds a line to what was handed in',
      `INSERT INTO portal.agency_report_lines
         (agency_no, month, member_no, seq, outcome, billed_satang, collected_satang)
       VALUES ('${agencyNo}', '${october}', '000777', 1, 'FULL', 1, 1)`,
    ],
    [
      'writes a step as the office',
      `INSERT INTO portal.agency_steps
         (agency_no, month, step, actor_kind, person_no, contact_name)
       VALUES ('${agencyNo}', '${november}', 'ACCEPTED', 'office', NULL, NULL)`,
    ],
  ])('D-23 no agency %s', async (_, change) => {
    await expect(guarded.records.asAgency(agencyNo, count(change))).rejects.toThrow(
      /row-level security|permission denied/,
    );
  });
});
