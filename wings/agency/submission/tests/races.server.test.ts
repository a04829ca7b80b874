/** Many at once: exactly one of them does it, and what stands afterwards is what that one said. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refused } from '../../../../api/agency/report/refused.ts';
import { Problem } from '../../../../api/problem.ts';
import { decideReport } from '../../../../records/agency/office-reports.ts';
import { findReport, reportLines } from '../../../../records/agency/reports.ts';
import { saveDraft } from '../../../../records/agency/save-draft.ts';
import { reportSteps } from '../../../../records/agency/steps.ts';
import { makeStaff } from '../../../../tools/office.ts';
import { type Bill, day, openReporting, type Unit } from '../../../../tools/store/reporting.ts';
import { submitMonth, withdrawMonth } from '../submit.server.ts';

let app: Awaited<ReturnType<typeof openReporting>>;
beforeAll(async () => {
  app = await openReporting();
});
afterAll(() => app.close());

const person = ({ agencyNo }: Unit, personNo = 1) => ({
  ...{ agencyNo, personNo },
  contactName: `ผู้แทน ${personNo}`,
});

const none = (bill: Bill, note: string | null = null) => ({
  memberNo: bill.member_no,
  seq: bill.seq,
  result: {
    ...({ outcome: 'NONE', collectedSatang: 0n, reason: 'UNPAID_LEAVE', newAgency: null } as const),
    note,
  },
});

const save = (unit: Unit, version: number, note: string | null = null) =>
  saveDraft(
    app.records,
    person(unit),
    { month: day, version, lines: unit.bills.map((bill) => none(bill, note)) },
    refused,
  );

/** What came of each: a value, or the problem's code. */
async function outcomesOf<T>(all: readonly Promise<T>[]): Promise<(T | string)[]> {
  const results = await Promise.allSettled(all);
  return results.map((one) => {
    if (one.status === 'fulfilled') return one.value;
    if (one.reason instanceof Problem) return one.reason.code;
    throw one.reason;
  });
}

const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
const seen = (unit: Unit) =>
  app.records.readAsAgency(unit.agencyNo, (db) =>
    Promise.all([findReport(db, day), reportLines(db, day), reportSteps(db, day)]),
  );
const isConflict = (one: unknown) => one === 'conflict';

test('F19 of 100 saves over one version exactly one is kept, whole', async () => {
  const unit = app.unit();
  for (const version of [0, 1]) {
    const results = await outcomesOf(
      times(100, (at) => save(unit, version, `ผู้บันทึก ${version}/${at}`)),
    );
    const won = results.findIndex((one) => !isConflict(one));
    expect(results.filter(isConflict)).toHaveLength(99);
    const [report, lines] = await seen(unit);
    expect(report?.version).toBe(version + 1);
    expect(new Set(lines.map(({ note }) => note))).toEqual(new Set([`ผู้บันทึก ${version}/${won}`]));
    expect(lines).toHaveLength(unit.bills.length);
  }
});

test('F19 of 20 who hand in exactly one does; of 20 who take back or accept, too', async () => {
  const staffId = await makeStaff(app.ownerUrl, ['finance']);
  const unit = app.unit();
  await save(unit, 0);
  let version = 1;
  const ends = new Set<string>();
  for (let round = 0; round < 8 && !ends.has('ACCEPTED'); round += 1) {
    const handed = await outcomesOf(
      times(20, (at) => submitMonth(app.records, person(unit, 1 + (at % 3)), day, version)),
    );
    expect(handed.filter(isConflict)).toHaveLength(19);
    const at = version + 1;
    const key = { agencyNo: unit.agencyNo, month: day, version: at };
    const ended = await outcomesOf<unknown>(
      times(20, (index) =>
        index % 2 === 0
          ? withdrawMonth(app.records, person(unit), day, at)
          : app.records.asStaff(staffId, (db) => decideReport(db, key)),
      ),
    );
    expect(ended.filter((one) => !isConflict(one) && one !== false)).toHaveLength(1);
    const [report] = await seen(unit);
    expect(report?.state).toBe(ended.includes(true) ? 'ACCEPTED' : 'DRAFT');
    ends.add(report?.state ?? '');
    version += 2;
  }
  const [report, , steps] = await seen(unit);
  // Each change is one version, and one step besides the first save.
  const changes = steps.filter(({ step }) => step !== 'STARTED');
  expect(report?.version).toBe(1 + changes.length);
  for (const [at, { step }] of changes.entries()) {
    expect(step === 'SUBMITTED').toBe(at % 2 === 0);
  }
});

test('F19 who hands in while a colleague saves hands in what was seen, or nothing', async () => {
  for (let round = 0; round < 6; round += 1) {
    const unit = round === 0 ? app.unit() : sharedUnit;
    sharedUnit = unit;
    const version = (await seen(unit))[0]?.version ?? 0;
    const { version: base } = await save(unit, version, 'ก่อน');
    const [saved, handed] = await outcomesOf<unknown>([
      save(unit, base, 'หลัง'),
      submitMonth(app.records, person(unit, 3), day, base),
    ]);
    expect([saved, handed].filter(isConflict)).toHaveLength(1);
    const [report, lines] = await seen(unit);
    expect(report?.state).toBe(isConflict(handed) ? 'DRAFT' : 'SUBMITTED');
    expect(new Set(lines.map(({ note }) => note))).toEqual(
      new Set([isConflict(handed) ? 'หลัง' : 'ก่อน']),
    );
    if (!isConflict(handed)) await withdrawMonth(app.records, person(unit), day, base + 1);
  }
});
let sharedUnit: Unit;

test('who is no staff of finance decides nothing, and sees no report', async () => {
  const unit = app.unit();
  await save(unit, 0);
  await submitMonth(app.records, person(unit), day, 1);
  const key = { agencyNo: unit.agencyNo, month: day, version: 2 };
  for (const role of ['service', 'content', 'auditor', 'registry']) {
    const staffId = await makeStaff(app.ownerUrl, [role]);
    expect(await app.records.asStaff(staffId, (db) => decideReport(db, key)), role).toBe(false);
  }
  expect(await app.records.asAgency(unit.agencyNo, (db) => decideReport(db, key))).toBe(false);
  expect(await app.records.asVisitor((db) => decideReport(db, key))).toBe(false);
  expect((await seen(unit))[0]?.state).toBe('SUBMITTED');
});
