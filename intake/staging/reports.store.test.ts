/** What a new delivery of records makes of reports that agencies have handed in (part D). */
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  advanceVersion,
  beginReport,
  findReport,
  holdReport,
  putLines,
  reportBills,
  submitReport,
  withdrawReport,
} from '../../records/agency/reports.ts';
import { reportSteps } from '../../records/agency/steps.ts';
import { openRecords, type Records } from '../../records/database.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { runIntake } from '../run-intake.ts';
import { meetReports } from './reports.ts';

const month = '2025-11-01';
const by = { personNo: 1, contactName: 'ผู้แทน' };
// Of the units with people of the demo the small ones.
const [changed, posted, waiting] = ['01010004', '01010003', '01011001'] as const;

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;
beforeAll(async () => {
  store = await openTestStore();
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records.close();
  await store.close();
});

const asIntake = <T>(work: (session: pg.Client) => Promise<T>): Promise<T> =>
  asUpkeep(store.ownerUrl, 'sahakon_intake', work);
/** What an intake does to reports once its records are there; these are the ones shown. */
const meet = (state?: string) =>
  asIntake(async (session) => {
    await session.query('BEGIN');
    if (state !== undefined) {
      await session.query(
        'UPDATE records.agency_months SET state = $1 WHERE agency_no = $2 AND month = $3',
        [state, posted, month],
      );
    }
    const { rows } = await session.query('SELECT publication_id AS id FROM records.current');
    await meetReports(session, rows[0]?.id);
    await session.query('COMMIT');
  });
const asOwner = (sql: string, values: unknown[]) =>
  asUpkeep(store.ownerUrl, 'sahakon_owner', (client) => client.query(sql, values));
const seen = (agencyNo: string) =>
  records.readAsAgency(agencyNo, async (db) => ({
    ...(await findReport(db, month)),
    steps: (await reportSteps(db, month)).map(({ step, actorKind }) => `${step} ${actorKind}`),
  }));

/** Nothing was deducted of any bill. */
const submit = (agencyNo: string, version: number) =>
  records.asAgency(agencyNo, async (db) => {
    const bills = await reportBills(db, month);
    const billedSatang = bills.reduce((sum, bill) => sum + bill.billedSatang, 0n);
    if (version === 1) {
      await beginReport(db, month, by);
      const nothing = { outcome: 'NONE', collectedSatang: 0n, reason: 'OTHER' } as const;
      const lines = bills.map((bill) => ({ ...bill, ...nothing, newAgency: null, note: null }));
      await putLines(db, month, lines, by);
    }
    const sums = { members: bills.length, billedSatang, collectedSatang: 0n, slipsSatang: 0n };
    return submitReport(db, month, version, { ...sums, by });
  });

test('part D the same bills leave a report as it stands; others send it back', async () => {
  await submit(changed, 1);
  await meet();
  expect(await seen(changed)).toMatchObject({ state: 'SUBMITTED', version: 2, isClosed: false });

  // As if the new bill asked for a satang less than the one that was reported of.
  await asOwner(
    `UPDATE portal.agency_report_lines SET billed_satang = billed_satang + 1
     WHERE agency_no = $1 AND member_no = (
       SELECT min(member_no) FROM portal.agency_report_lines WHERE agency_no = $1)`,
    [changed],
  );
  const { ownerUrl, extractFolder: folder } = store;
  const intakeReport = await runIntake({ folder, ownerUrl, force: true, madeUp: true });
  expect(intakeReport.outcome).toBe('published');
  const returned = await seen(changed);
  expect(returned).toMatchObject({
    ...{ state: 'RETURNED', version: 3, returnedBy: 'SYSTEM', returnedReason: null },
    ...{ submittedAt: null, steps: ['RETURNED system'] },
  });
  // What is in the agency's hands is left there.
  await meet();
  expect(await seen(changed)).toEqual(returned);
});

test('part D an accepted report of which a bill is new or gone is sent back, too', async () => {
  await submit(posted, 1);
  const staff = await asOwner(`SELECT id FROM portal.staff WHERE login = 'finance'`, []);
  await asOwner(
    `UPDATE portal.agency_reports SET state = 'ACCEPTED', decided_at = now(), decided_by = $2
     WHERE agency_no = $1`,
    [posted, staff.rows[0]?.id],
  );
  await meet();
  expect(await seen(posted)).toMatchObject({ state: 'ACCEPTED' });
  await asOwner(
    `DELETE FROM portal.agency_report_lines WHERE agency_no = $1 AND member_no = (
       SELECT max(member_no) FROM portal.agency_report_lines WHERE agency_no = $1)`,
    [posted],
  );
  await meet();
  expect(await seen(posted)).toMatchObject({ state: 'RETURNED', returnedBy: 'SYSTEM' });
});

test('part D once posted nothing changes any more, until it is posted no more', async () => {
  const before = await seen(posted);
  const version = before.version ?? 0;
  await meet('POSTED');
  expect(await seen(posted)).toMatchObject({ isClosed: true, version: version + 1 });
  const attempts = await records.asAgency(posted, async (db) => [
    await advanceVersion(db, month, version + 1, by),
    await holdReport(db, month),
    await submitReport(db, month, version + 1, {
      ...{ members: 1, billedSatang: 1n, collectedSatang: 0n, slipsSatang: 0n },
      by,
    }),
  ]);
  expect(attempts).toEqual([undefined, undefined, undefined]);
  await meet('SENT');
  const opened = await seen(posted);
  expect(opened).toMatchObject({ isClosed: false, version: version + 2 });
  // Nobody of the agency or the office did it; it stands there none the less.
  expect(opened.steps.slice(before.steps.length)).toEqual(['CLOSED system', 'REOPENED system']);
  const turned = await records.asAgency(posted, (db) => advanceVersion(db, month, version + 2, by));
  expect(turned?.version).toBe(version + 3);
});

test('F19 who hands in while new records take their place hands nothing in', async () => {
  await submit(waiting, 1);
  await records.asAgency(waiting, (db) => withdrawReport(db, month, 2));
  const late = await asIntake(async (session) => {
    await session.query('BEGIN');
    const { rows } = await session.query('SELECT publication_id AS id FROM records.current');
    await meetReports(session, rows[0]?.id);
    const trying = submit(waiting, 3);
    await expect
      .poll(async () => {
        const { rows: found } = await session.query(
          `SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted
             AND relation = 'portal.agency_reports'::regclass`,
        );
        return found[0]?.waiting;
      })
      .toBe(1);
    await session.query(
      `WITH made AS (INSERT INTO records.publications
           (as_of, rows, hash, made_up)
         SELECT as_of, rows, 'next', made_up FROM records.publications WHERE id = $1 RETURNING id)
       UPDATE records.current SET publication_id = made.id FROM made`,
      [rows[0]?.id],
    );
    await session.query('COMMIT');
    return trying;
  });
  expect(late).toBeUndefined();
  expect(await seen(waiting)).toMatchObject({ state: 'DRAFT', version: 3 });
});
