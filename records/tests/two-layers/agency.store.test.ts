/** Of what agencies have either layer of ownership suffices alone (T3, S8). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createAgencySession,
  revokeAgencySession,
  revokeAllOfContact,
} from '../../agency/sessions.ts';
import type { Records } from '../../database.ts';
import { asUpkeep } from '../../driver/owner.ts';
import { agencyOwned } from '../ownership/agency-tables.ts';
import { agencyNo, november, october } from '../sample-figures.ts';
import { agencyTables, openAgencies, sessionOf } from './agencies.ts';
import {
  agencyChanges,
  agencyReads,
  agencyRoundTrip,
  sessionId,
  strangerNo,
} from './agency-cases.ts';

const stranger = { agencyNo: strangerNo, personNo: 1 };
const owner = { agencyNo, personNo: 1 };
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
      expect(await records.asContact(stranger, read)).toEqual(none);
      expect(await records.readAsVisitor(read)).toEqual(none);
      // Whoever reads nothing at all has proven nothing.
      expect(await records.asContact(owner, read)).not.toEqual(none);
    },
  );

  test.each(Object.entries(agencyChanges))(
    'T3 %s reaches nobody else',
    async (_, [change, expected]) => {
      const before = await bare.snapshot();
      expect(await records.asContact(stranger, change)).toEqual(expected);
      expect(await bare.snapshot()).toEqual(before);
    },
  );

  test('T3 what a stranger writes is their own, whatever others have of the same', async () => {
    const before = await bare.snapshot();
    expect(await records.asContact(stranger, agencyRoundTrip)).toEqual({
      ...{ version: 1, steps: ['SAVED'], lines: 1 },
      alsoIn: [[]],
    });
    expect(await bare.snapshot()).toEqual(before);
  });

  test.each([
    ['another agency', { agencyNo: strangerNo, personNo: 1 }],
    ['a colleague', { agencyNo, personNo: 2 }],
  ])('T3 a sign-in of %s ends and forgets sessions of its own alone', async (_, contact) => {
    const ofOthers = async () => {
      const { sessions = '' } = await bare.snapshot();
      return sessions.split('\n').filter((row) => !row.includes(`,${agencyNo}-2,`));
    };
    const before = await ofOthers();
    const fakeHash = (of: string) => Buffer.from(`${of}${contact.personNo}`.padEnd(32, '.'));
    await records.asContact(contact, async (db) => {
      await createAgencySession(db, {
        ...{ ...contact, entering: false, remember: false },
        ...{ idleSeconds: 900, longestSeconds: 900, address: '127.0.0.1', agent: 'x' },
        ...{ tokenHash: fakeHash('t'), cookieHash: fakeHash('c') },
      });
      expect(await revokeAllOfContact(db)).toBe(1);
      expect(await revokeAgencySession(db, sessionId)).toBe(false);
    });
    expect(await ofOthers()).toEqual(before);
  });
});

type Db = Parameters<Parameters<Records['asAgency']>[1]>[0];

describe('without any WHERE row-level security keeps every table to its agency', () => {
  const tables = Object.keys(agencyTables).map((name) => `portal.${name}`);
  const count = (query: string) => async (db: Db) =>
    Number((await sql.raw(query).execute(db)).numAffectedRows ?? 0);

  test.each(tables)('T3 %s shows a stranger nothing', async (table) => {
    const all = async (db: Db) =>
      (await sql`SELECT FROM ${sql.table(table)}`.execute(db)).rows.length;
    expect(await guarded.records.asContact(stranger, all)).toBe(0);
    expect(await guarded.records.readAsVisitor(all)).toBe(0);
    expect(await guarded.records.asContact(owner, all)).toBeGreaterThan(0);
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
    const before = await guarded.snapshot();
    for (const change of await changesOf(table)) {
      expect(await guarded.records.asContact(stranger, count(change)), change).toBe(0);
    }
    const insert = inserts[table] ?? agencyOwned[table]?.insert(agencyNo) ?? '';
    await expect(guarded.records.asContact(stranger, count(insert))).rejects.toThrow(
      /row-level security|permission denied/,
    );
    expect(await guarded.snapshot()).toEqual(before);
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
    expect(await guarded.records.asContact(owner, count(change))).toBe(0);
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
    await expect(guarded.records.asContact(owner, count(change))).rejects.toThrow(
      /row-level security|permission denied/,
    );
  });
});
