/** Files that deduct from members without a letter of consent: told of, and not refused. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { utf8 } from '../../../../intake/uploads/table/tests/written.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { addLargeAgency } from '../../../../tools/agency/large-agency.ts';
import { type Bill, openReporting, type Unit, url } from '../../../../tools/store/reporting.ts';
import { named, resultsOf } from '../../../../tools/store/tests/sending.ts';

let app: Awaited<ReturnType<typeof openReporting>>;
beforeAll(async () => {
  app = await openReporting();
});
afterAll(() => app.close());

/** All of them have a letter on record, but not those of these numbers. */
const setConsents = (bills: readonly Pick<Bill, 'member_no'>[], without: readonly string[]) =>
  asUpkeep(app.ownerUrl, 'sahakon_intake', (store) =>
    store.query(
      `UPDATE records.members SET payroll_consent_on =
         CASE WHEN member_no = ANY($2::text[]) THEN NULL ELSE date '2020-01-01' END
       WHERE member_no = ANY($1::text[])`,
      [bills.map((bill) => bill.member_no), without],
    ),
  );
const namesOf = (numbers: readonly string[]) =>
  asUpkeep(app.ownerUrl, 'sahakon_intake', async (store) => {
    const { rows } = await store.query<{ membership_no: string; name: string }>(
      `SELECT member_no AS membership_no, prefix || first_name || ' ' || last_name AS name
       FROM records.members WHERE member_no = ANY($1::text[])`,
      [numbers],
    );
    const names = new Map(rows.map((row) => [row.membership_no, row]));
    return numbers.map((number) => names.get(number));
  });

async function look({ agencyNo }: Pick<Unit, 'agencyNo'>, bytes: Buffer) {
  const me = await app.signInAgency(agencyNo);
  const { body } = await app.post(`${url}/upload`, named(bytes), me);
  return { me, data: body.data };
}

// Each file is read by a process of its own, which takes its time on a busy machine.
describe('D-23 a payroll’s file and written consent', { timeout: 60_000 }, () => {
  test('D-23 names whom it deducts from without one, and is applied all the same', async () => {
    const unit = app.unit();
    const numbers = unit.bills.slice(0, 3).map((bill) => bill.member_no);
    expect(new Set(numbers).size).toBe(3);
    await setConsents(unit.bills, numbers);
    const bytes = utf8(resultsOf(unit.bills));
    const { me, data } = await look(unit, bytes);
    expect(data.sums).toMatchObject({ full: 1, partial: 1, none: 1 });
    const members = await namesOf(numbers.slice(0, 2));
    expect(data.without_consent).toEqual({ count: 2, members });
    const { version, digest } = data;
    const applied = await app.post(`${url}/apply`, { ...named(bytes), version, digest }, me);
    expect([applied.status, applied.body.data.matched]).toEqual([200, 3]);
  });

  test('D-23 a month in which all have agreed names nobody', async () => {
    const unit = app.unit();
    await setConsents(unit.bills, []);
    const { data } = await look(unit, utf8(resultsOf(unit.bills)));
    expect([data.matched, data.without_consent]).toEqual([3, { count: 0, members: [] }]);
  });

  test('D-23 of many without one all are counted, and the first ten are named', async () => {
    const agencyNo = '01990001';
    await addLargeAgency(app.ownerUrl, { agencyNo, members: 12 });
    await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
      store.query(
        `INSERT INTO portal.agency_accounts SELECT * FROM jsonb_populate_record(
           (SELECT a FROM portal.agency_accounts a WHERE agency_no = $1 AND person_no = 1),
           jsonb_build_object('agency_no', $2::text))`,
        [app.unit().agencyNo, agencyNo],
      ),
    );
    const numbers = Array.from({ length: 12 }, (_, at) => `${900_012 - at}`);
    const bills = numbers.map((member_no) => ({ member_no }));
    await setConsents(bills, numbers);
    const lines = numbers.map((memberNo) => ({
      ...{ memberNo, collectedSatang: 100n, reason: 'เงินไม่พอ', note: '' },
    }));
    const { data } = await look({ agencyNo }, utf8(lines));
    const members = await namesOf(numbers.slice(0, 10));
    expect(data.without_consent).toEqual({ count: 12, members });
  });
});
