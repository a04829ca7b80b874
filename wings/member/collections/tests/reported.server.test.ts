/** What the agency reports of a bill, as its member reads it until the records settle it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideReport } from '../../../../records/agency/office-reports.ts';
import { reportedToMe } from '../../../../records/agency/reported.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { makeStaff } from '../../../../tools/office.ts';
import { type Bill, baht, day, lineOf, openReporting } from '../../../../tools/store/reporting.ts';

const member = '000123';
let app: Awaited<ReturnType<typeof openReporting>>;
beforeAll(async () => {
  app = await openReporting();
});
afterAll(() => app.close());

async function seen() {
  const headers = await app.signIn(member);
  const [list, one, file] = await Promise.all([
    app.get('/api/member/kep', headers),
    app.get('/api/member/kep/2568/11/1', headers),
    app.get('/api/member/kep/file?format=csv', headers),
  ]);
  const [newest, ...older] = list.body.data.collections;
  expect(one.body.data.head).toEqual(newest);
  expect(older.every((head: { reported: unknown }) => head.reported === null)).toBe(true);
  return { newest, file: String(file.body) };
}

test('D-11 a bill says what was reported until it is posted, and counts none of it', async () => {
  const unit = app.unitOf(member);
  const { agencyNo, bills } = unit;
  const own = bills.find((bill) => bill.member_no === member) as Bill;
  const others = bills.filter((bill) => bill !== own);
  const partly = { outcome: 'PARTIAL', collected: '4321.09', reason: 'INSUFFICIENT' };
  const before = await seen();
  expect(before.newest).toMatchObject({ status: 'PENDING', reported: null });

  const lines = [...others.map((bill) => lineOf(bill)), lineOf(own, partly)];
  await app.send(agencyNo, 'save', { version: 0, lines });
  expect((await seen()).newest.reported).toBeNull();
  const total = others.reduce((sum, bill) => sum + bill.billed_satang, 432_109n);
  await app.slip(unit, total);
  expect((await app.send(agencyNo, 'submit', { version: 1 })).status).toBe(200);
  const after = await seen();
  const reported = { ...partly, on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), accepted: false };
  expect(after.newest).toEqual({ ...before.newest, reported });
  expect(after.newest.collected).toBe('0.00');
  expect(after.file).toBe(before.file);

  await app.send(agencyNo, 'recall', { version: 2 });
  expect((await seen()).newest.reported).toBeNull();
  await app.send(agencyNo, 'submit', { version: 3 });
  const staffId = await makeStaff(app.ownerUrl, ['finance']);
  const key = { agencyNo, month: day, version: 4 };
  expect(await app.records.asStaff(staffId, (db) => decideReport(db, key))).toBe(true);
  expect((await seen()).newest.reported).toEqual({ ...reported, accepted: true });

  // T1 each member hears of their own bill, and of nobody else's.
  const [other] = others as [Bill];
  const ofOther = await app.records.readAsMember(other.member_no, reportedToMe);
  expect(ofOther).toMatchObject([{ outcome: 'FULL', collectedSatang: other.billed_satang }]);
  expect(baht(other.billed_satang)).not.toBe(partly.collected);
  expect(await app.records.readAsMember('000222', reportedToMe)).toEqual([]);
  expect(await app.records.readAsAgency(agencyNo, reportedToMe)).toEqual([]);
  expect(await app.records.readAsVisitor(reportedToMe)).toEqual([]);

  // The records' own word: another amount billed, or posted.
  const change = (set: string) =>
    asUpkeep(app.ownerUrl, 'sahakon_intake', (store) =>
      store.query(`UPDATE records.collections SET ${set} WHERE month = $1 AND member_no = $2`, [
        ...[day, member],
      ]),
    );
  const heard = () => app.records.readAsMember(member, reportedToMe);
  await change('billed_satang = billed_satang + 1');
  expect(await heard()).toEqual([]);
  await change('billed_satang = billed_satang - 1');
  expect(await heard()).toHaveLength(1);
  await change('posted = true');
  expect(await heard()).toEqual([]);
});

test('D-11 what staff or a new bill sent back is the agency’s word no more', async () => {
  const unit = app.unit();
  const { agencyNo, bills } = unit;
  const none = { outcome: 'NONE', collected: '0.00', reason: 'RESIGNED' };
  const lines = bills.map((bill) => lineOf(bill, none));
  const [{ member_no: memberNo }] = bills as [Bill, ...Bill[]];
  const heard = async () => (await app.records.readAsMember(memberNo, reportedToMe)).length;
  await app.send(agencyNo, 'save', { version: 0, lines });
  await app.send(agencyNo, 'submit', { version: 1 });
  expect(await heard()).toBe(1);
  const staffId = await makeStaff(app.ownerUrl, ['finance']);
  const key = { agencyNo, month: day, version: 2 };
  const why = 'กรุณาตรวจเหตุผลของสมาชิกอีกครั้ง';
  expect(await app.records.asStaff(staffId, (db) => decideReport(db, key, why))).toBe(true);
  expect(await heard()).toBe(0);
  await app.send(agencyNo, 'submit', { version: 3 });
  expect(await heard()).toBe(1);
  const meet = (fate: string) =>
    asUpkeep(app.ownerUrl, 'sahakon_intake', (store) =>
      store.query('SELECT portal.meet_records($1, $2::date[], $3)', [[agencyNo], [day], [fate]]),
    );
  // Posted and opened again, the report stands as before; against other bills it does not.
  await meet('POSTED');
  expect(await heard()).toBe(0);
  await meet('OPEN');
  expect(await heard()).toBe(1);
  await meet('CHANGED');
  expect(await heard()).toBe(0);
});

test('T1 what was reported of a number’s bearer before is not the next one’s to read', async () => {
  const unit = app.unit();
  const [first, ...others] = unit.bills as [Bill, ...Bill[]];
  const none = { outcome: 'NONE', collected: '0.00', reason: 'RESIGNED' };
  const lines = [first, ...others].map((bill) => lineOf(bill, none));
  await app.send(unit.agencyNo, 'save', { version: 0, lines });
  await app.send(unit.agencyNo, 'submit', { version: 1 });
  const heard = () => app.records.readAsMember(first.member_no, reportedToMe);
  expect(await heard()).toHaveLength(1);
  await asUpkeep(app.ownerUrl, 'sahakon_intake', (store) =>
    store.query('SELECT portal.end_accounts($1)', [[first.member_no]]),
  );
  expect(await heard()).toEqual([]);
  const [next] = others as [Bill];
  expect(await app.records.readAsMember(next.member_no, reportedToMe)).toHaveLength(1);
});
