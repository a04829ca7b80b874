/** Terms, policies and the guide are written by admins, ahead of their day alone (D-37). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffRoles } from '../../../api/office/staff-roles.ts';
import { makeStaff } from '../../../tools/office.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { openRecords, type Records } from '../../database.ts';
import { asUpkeep } from '../../driver/owner.ts';
import { documentAnswers } from '../../office/documents/read.ts';
import { officeStore } from '../../office/office-store.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;
let admin: string;
beforeAll(async () => {
  store = await openTestStore();
  records = await openRecords(store.appUrl);
  admin = await makeStaff(store.ownerUrl, ['admin']);
});
afterAll(async () => {
  await records.close();
  await store.close();
});

type Db = Parameters<Parameters<Records['asVisitor']>[0]>[0];
type As = 'visitor' | 'member' | 'agency' | { readonly staffId: string };

function act(as: As, statement: string) {
  const work = (db: Db) => sql.raw<{ version: string }>(statement).execute(db);
  if (as === 'visitor') return records.asVisitor(work);
  if (as === 'member') return records.asMember('000123', work);
  if (as === 'agency') return records.asContact({ agencyNo: '01011001', personNo: 1 }, work);
  return records.asStaff(as.staffId, work);
}
/** How many rows a statement changed. */
const reached = async (as: As, statement: string) =>
  Number((await act(as, statement)).numAffectedRows);
const seen = async (as: As, statement: string) =>
  (await act(as, statement)).rows.map(({ version }) => version);
const owner = (statement: string) =>
  asUpkeep(store.ownerUrl, 'sahakon_owner', (client) => client.query(statement));

const day = (offset: number) => `(now() AT TIME ZONE 'Asia/Bangkok')::date + ${offset}`;
const tables = {
  'portal.terms_versions': `'TERMS'`,
  'portal.policies': `'COOKIES'`,
  'portal.guide_versions': '',
} as const;

describe.each(Object.entries(tables))('%s', (table, kind) => {
  const named = kind === '' ? 'true' : `kind = ${kind}`;
  const insert = (version: number, offset: number) =>
    `INSERT INTO ${table} (version, title, body_html, effective_on${kind && ', kind'})
     VALUES ('${version}', 'ใหม่', '<p>ใหม่</p>', ${day(offset)}${kind && `, ${kind}`})`;
  const title = (version: number) =>
    `UPDATE ${table} SET title = 'แก้แล้ว' WHERE ${named} AND version = '${version}'`;

  test('T24 nobody but an admin adds or changes a version', async () => {
    await owner(insert(90, 40));
    const others = await Promise.all(
      staffRoles
        .filter((role) => role !== 'admin')
        .map(async (role) => ({ staffId: await makeStaff(store.ownerUrl, [role]) })),
    );
    for (const as of ['visitor', 'member', 'agency', ...others] as As[]) {
      expect(await reached(as, title(90)), JSON.stringify(as)).toBe(0);
      await expect(act(as, insert(91, 40)), JSON.stringify(as)).rejects.toThrow(/row-level/);
    }
    expect(await reached({ staffId: admin }, title(90))).toBe(1);
    expect(await reached({ staffId: admin }, insert(91, 1))).toBe(1);
  });

  test('T24 what is or was in force is changed by no admin, none is added for today', async () => {
    await owner(insert(92, 0));
    expect(await reached({ staffId: admin }, title(92))).toBe(0);
    expect(await reached({ staffId: admin }, title(1))).toBe(0);
    for (const offset of [0, -1]) {
      const attempt = act({ staffId: admin }, insert(93, offset));
      await expect(attempt).rejects.toThrow(/row-level/);
    }
    const earlier = `UPDATE ${table} SET effective_on = ${day(0)}
      WHERE ${named} AND version = '91'`;
    await expect(act({ staffId: admin }, earlier)).rejects.toThrow(/row-level/);
    for (const statement of [
      `DELETE FROM ${table} WHERE version = '91'`,
      `UPDATE ${table} SET version = '99' WHERE version = '91'`,
    ]) {
      await expect(act({ staffId: admin }, statement)).rejects.toThrow(/permission denied/);
    }
  });

  test('T24 a withdrawn version is changed no more, and no reader finds it', async () => {
    const withdraw = `UPDATE ${table} SET withdrawn_at = now()
      WHERE ${named} AND version = '91'`;
    expect(await reached({ staffId: admin }, withdraw)).toBe(1);
    expect(await reached({ staffId: admin }, title(91))).toBe(0);
    await owner(`UPDATE ${table} SET withdrawn_at = now() WHERE ${named} AND version = '92'`);
    const versions = `SELECT version::text FROM ${table} WHERE ${named} AND version::int > 89`;
    for (const as of ['visitor', 'member', 'agency'] as const) {
      expect(await seen(as, versions), as).toEqual([]);
    }
    expect((await seen({ staffId: admin }, versions)).toSorted()).toEqual(['90', '91', '92']);
  });
});

test('T24 how many accepted or read a version is counted for admins alone', async () => {
  const terms = await records.asStaff(admin, (db) => documentAnswers(officeStore(db), 'terms'));
  const first = terms.find(({ version }) => version === '1');
  expect(first?.answers).toBeGreaterThan(2);
  expect(first?.audience).toBeGreaterThanOrEqual(first?.answers ?? Number.NaN);
  expect(terms.find(({ version }) => version === '90')?.answers).toBe(0);
  const guide = await records.asStaff(admin, (db) => documentAnswers(officeStore(db), 'guide'));
  expect(guide.find(({ version }) => version === '1')?.audience).toBeGreaterThan(0);
  const other = await makeStaff(store.ownerUrl, ['content', 'auditor']);
  const nothing = await records.asStaff(other, (db) => documentAnswers(officeStore(db), 'terms'));
  expect(nothing).toEqual([]);
});
