/** What an agency reports back, over the wire and on real PostgreSQL (part D, D-23). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { type Bill, baht, day, lineOf, openReporting } from '../../../../tools/store/reporting.ts';

let app: Awaited<ReturnType<typeof openReporting>>;
beforeAll(async () => {
  app = await openReporting();
});
afterAll(() => app.close());

const sum = (bills: readonly Bill[]) => bills.reduce((all, bill) => all + bill.billed_satang, 0n);
const faults = (answer: { body: { data: { fields?: { field: string }[] } } }) =>
  answer.body.data.fields?.map(({ field }) => field);

describe('D-23 a report from the first line to the cooperative', () => {
  test('saved, read back, handed in, taken back: each step with its actor and time', async () => {
    const unit = app.unit();
    const { agencyNo, bills } = unit;
    const [first, second, ...rest] = bills as [Bill, Bill, ...Bill[]];
    const before = await app.read(agencyNo);
    expect(before.body.data.report).toMatchObject({ state: 'NONE', version: 0, lines: [] });
    expect(before.body.data.report.sums.unreported).toEqual({
      count: bills.length,
      amount: baht(sum(bills)),
    });

    const lines = [
      lineOf(first, { outcome: 'PARTIAL', collected: '0.01', reason: 'INSUFFICIENT' }),
      lineOf(second, {
        ...{ outcome: 'NONE', collected: '0.00', reason: 'TRANSFERRED' },
        ...{ new_agency: ' โรงพยาบาล ข ', note: '' },
      }),
    ];
    const saved = await app.send(agencyNo, 'save', { version: 0, lines });
    expect([saved.status, saved.body.data.version]).toEqual([200, 1]);
    const more = await app.send(`${agencyNo}-3`, 'save', {
      version: 1,
      lines: rest.map((bill) => lineOf(bill)),
    });
    expect(more.body.data.sums).toEqual({
      billed: { count: bills.length, amount: baht(sum(bills)) },
      collected: { count: rest.length + 1, amount: baht(sum(rest) + 1n) },
      uncollected: { count: 2, amount: baht(sum([first, second]) - 1n) },
      unreported: { count: 0, amount: '0.00' },
      ...{ full: rest.length, partial: 1, none: 1 },
    });
    const draft = (await app.read(`${agencyNo}-2`)).body.data;
    expect(draft.report.lines).toHaveLength(bills.length);
    const ofSecond = draft.report.lines.find(
      (line: { membership_no: string }) => line.membership_no === second.member_no,
    );
    expect(ofSecond).toEqual({
      ...{ membership_no: second.member_no, seq: second.seq, outcome: 'NONE' },
      ...{ billed: baht(second.billed_satang), collected: '0.00', reason: 'TRANSFERRED' },
      ...{ new_agency: 'โรงพยาบาล ข', note: null, check: null, posted: null },
      ...{ said_at: expect.any(String), said_by: 'contact 1' },
    });
    // Each line says who said it, whoever else said others.
    const names = new Set(draft.report.lines.map((line: { said_by: string }) => line.said_by));
    expect(names).toEqual(new Set(['contact 1', 'contact 3']));
    expect([draft.may_edit, draft.open]).toEqual([false, ['slip', 'difference']]);

    const early = await app.send(agencyNo, 'submit', { version: 2 });
    expect([early.status, faults(early)]).toEqual([400, ['slip', 'difference']]);
    await app.slip(unit, sum(rest));
    const explained = await app.send(agencyNo, 'save', {
      ...{ version: 2, lines: [] },
      explanation: 'หักไว้เกิน 0.01 บาท โอนรวมเดือนหน้า',
    });
    expect(explained.body.data.version).toBe(3);
    const handed = await app.send(agencyNo, 'submit', { version: 3 });
    expect(handed.body.data).toMatchObject({
      state: 'SUBMITTED',
      version: 4,
      by: expect.any(String),
    });
    const standing = (await app.read(agencyNo)).body.data;
    expect(standing).toMatchObject({ state: 'RECONCILED', status: 'REMITTED', may_edit: false });
    expect([standing.report.difference, standing.may_recall]).toEqual(['0.01', true]);
    const late = await app.send(agencyNo, 'save', { version: 4, lines: [] });
    expect([late.status, late.body.data.code]).toEqual([409, 'conflict']);

    const back = await app.send(`${agencyNo}-3`, 'recall', { version: 4 });
    expect(back.body.data).toMatchObject({ state: 'DRAFT', version: 5 });
    const { steps } = (await app.read(agencyNo)).body.data;
    const ownSteps = steps.filter(
      ({ step }: { step: string }) => step !== 'SENT' && step !== 'OPENED',
    );
    expect(ownSteps.map((one: { step: string; actor: string }) => [one.step, one.actor])).toEqual([
      ['STARTED', 'contact 1'],
      ['SAVED', 'contact 3'],
      ['SAVED', 'contact 1'],
      ['SUBMITTED', 'contact 1'],
      ['RECALLED', 'contact 3'],
    ]);
    const at = ownSteps.map((one: { at: string }) => one.at);
    expect(at).toEqual(at.toSorted());
    expect(Date.now() - Date.parse(at.at(-1))).toBeLessThan(60_000);
  });

  test('a line is said anew, and taken back', async () => {
    const { agencyNo, bills } = app.unit();
    const [bill] = bills as [Bill];
    await app.send(agencyNo, 'save', { version: 0, lines: [lineOf(bill)] });
    const partly = lineOf(bill, { outcome: 'NONE', collected: '0.00', reason: 'DECEASED' });
    await app.send(agencyNo, 'save', { version: 1, lines: [partly] });
    expect((await app.read(agencyNo)).body.data.report.lines).toMatchObject([
      { outcome: 'NONE', reason: 'DECEASED' },
    ]);
    const nothing = lineOf(bill, { outcome: null, collected: null });
    const answer = await app.send(agencyNo, 'save', { version: 2, lines: [nothing] });
    expect(answer.body.data.sums.unreported.count).toBe(bills.length);
    const { report, steps } = (await app.read(agencyNo)).body.data;
    expect(report.lines).toEqual([]);
    // What one person saves without a pause is one step.
    expect(steps.map(({ step }: { step: string }) => step)).toEqual(['STARTED']);
  });

  test('over an older version nothing is saved, and it is said who was faster', async () => {
    const { agencyNo, bills } = app.unit();
    const [bill] = bills as [Bill];
    await app.send(`${agencyNo}-3`, 'save', { version: 0, lines: [lineOf(bill)] });
    const none = lineOf(bill, { outcome: 'NONE', collected: '0.00', reason: 'OTHER' });
    const answer = await app.send(agencyNo, 'save', { version: 0, lines: [none] });
    expect([answer.status, answer.body.data.code]).toEqual([409, 'conflict']);
    expect(answer.body.errors[0]).toContain('contact 3');
    expect((await app.read(agencyNo)).body.data.report.lines).toMatchObject([{ outcome: 'FULL' }]);
  });
});

test('the audit log names who saved, of which month', async () => {
  const { agencyNo, bills } = app.unit();
  const [bill] = bills as [Bill];
  await app.send(agencyNo, 'save', { version: 0, lines: [lineOf(bill)] });
  await expect
    .poll(async () => {
      const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_audit', (store) =>
        store.query(
          `SELECT entry, outcome, detail->>'target' AS target FROM portal.audit_entries
           WHERE actor_kind = 'agency' AND actor = '${agencyNo}-1'`,
        ),
      );
      return rows;
    })
    .toContainEqual({ entry: 'agency.report.saved', outcome: 'ok', target: '2568-11' });
});

test('what is billed anew is said line by line, and has to be looked at first', async () => {
  const { agencyNo, bills } = app.unit();
  const [bill] = bills as [Bill];
  const lines = bills.map((one) =>
    lineOf(one, { outcome: 'NONE', collected: '0.00', reason: 'UNPAID_LEAVE' }),
  );
  await app.send(agencyNo, 'save', { version: 0, lines });
  await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(
      `UPDATE portal.agency_report_lines SET billed_satang = billed_satang + 1
       WHERE agency_no = $1 AND month = $2 AND member_no = $3`,
      [agencyNo, day, bill.member_no],
    ),
  );
  const { report, open } = (await app.read(agencyNo)).body.data;
  expect([report.changed, open]).toEqual([1, ['changed']]);
  expect(report.lines.map((line: { check: string }) => line.check).filter(Boolean)).toEqual([
    'changed',
  ]);
  const refused = await app.send(agencyNo, 'submit', { version: 1 });
  expect([refused.status, faults(refused)]).toEqual([400, ['changed']]);
  const again = lines.filter((line) => line.membership_no === bill.member_no);
  await app.send(agencyNo, 'save', { version: 1, lines: again });
  expect((await app.send(agencyNo, 'submit', { version: 2 })).status).toBe(200);
});
