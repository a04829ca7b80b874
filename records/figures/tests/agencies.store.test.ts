/** What an agency sees: its own months and the people it is billed for (D-23, T3). */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Db } from '../../database.ts';
import { malee, somchai } from '../../tests/sample.ts';
import { agencyNo, november, october, subAgencyNo } from '../../tests/sample-figures.ts';
import {
  agencyBills,
  agencyMonth,
  agencyMonths,
  findAgency,
  subAgencies,
  subAgencyMonths,
} from '../agencies.ts';
import { openSample } from './opened.ts';

const opened = openSample();
const as = <T>(no: string, work: (db: Db) => Promise<T>) => opened.records.readAsAgency(no, work);

test('its own row, and the agencies below it', async () => {
  expect(await as(agencyNo, findAgency)).toEqual({
    ...{ agencyNo, parentAgencyNo: null, name: 'หน่วยฉบับ2', headName: 'หัวหน้า' },
    ...{ headPosition: null, address: null, phone: null },
  });
  expect((await as(agencyNo, subAgencies)).map((one) => one.agencyNo)).toEqual([subAgencyNo]);
  expect(await as(subAgencyNo, subAgencies)).toEqual([]);
});

test('D-23 its months, newest first, page by page', async () => {
  const months = async (page: Parameters<typeof agencyMonths>[1]) =>
    (await as(agencyNo, (db) => agencyMonths(db, page))).map(({ month }) => month);
  expect(await months({ limit: 9 })).toEqual([november, october]);
  expect(await months({ limit: 1, before: [november] })).toEqual([october]);
  expect(await months({ limit: 9, after: [october] })).toEqual([november]);
  expect(await as(agencyNo, (db) => agencyMonth(db, november))).toEqual({
    ...{ month: november, state: 'SENT', dueOn: november, members: 1, postedOn: null },
    ...{ billedSatang: 1n, collectedSatang: 0n, uncollectedSatang: 1n, refundPendingSatang: 0n },
  });
  expect(await as(agencyNo, (db) => agencyMonth(db, '1999-01-01'))).toBeUndefined();
});

describe('D-23 all bills of a month', () => {
  const bills = (no: string, month: string) => as(no, (db) => agencyBills(db, month));
  const people = async (no: string, month: string) =>
    (await bills(no, month)).map(({ memberNo, seq }) => `${memberNo} ${seq}`);

  test('by member, each with its items, and no receipt of the counter', async () => {
    await opened.change(`UPDATE records.members SET employee_no = 'E1',
      payroll_consent_on = '2001-02-03' WHERE member_no = '${somchai}'`);
    const [first, second] = await bills(agencyNo, october);
    expect(first).toMatchObject({
      ...{ memberNo: somchai, seq: 1, firstName: `ชื่อ${somchai}`, lastName: 'ฉบับ2' },
      ...{ employeeNo: 'E1', payrollConsentOn: '2001-02-03', receiptNo: `R${somchai}1` },
      ...{ posted: true, status: 'FULL', billedSatang: 9_007_199_254_840_993n },
    });
    expect(first?.items.map((item) => [item.itemNo, item.amountSatang])).toEqual([
      [1, 100_000n],
      [2, 9_007_199_254_740_993n],
    ]);
    expect(first?.items[0]).not.toHaveProperty('memberNo');
    expect(second).toMatchObject({ memberNo: malee, employeeNo: null });
    const total = first?.items.reduce((sum, item) => sum + item.amountSatang, 0n);
    expect(total).toBe(first?.billedSatang);
  });

  test('T3 a member who moved is seen only in the months that the agency billed', async () => {
    expect(await people(agencyNo, october)).toEqual([`${somchai} 1`, `${malee} 1`]);
    expect(await people(agencyNo, november)).toEqual([`${somchai} 1`]);
    expect(await people(subAgencyNo, october)).toEqual([]);
    expect(await people(subAgencyNo, november)).toEqual([`${malee} 1`]);
  });

  test('of an agency that nobody has, and of no agency: none', async () => {
    expect(await people('09999999', october)).toEqual([]);
    expect(await people('', october)).toEqual([]);
    const asOthers = await Promise.all([
      opened.records.readAsMember(somchai, (db) => agencyBills(db, october)),
      opened.records.readAsMember(agencyNo, (db) => agencyBills(db, october)),
      opened.records.readAsVisitor((db) => agencyBills(db, october)),
    ]);
    expect(asOthers).toEqual([[], [], []]);
  });

  test('a bill of nobody is a fault, not a line that is left out', async () => {
    await opened.change(`UPDATE records.collections SET member_no = '777777'
      WHERE agency_no = '${subAgencyNo}'`);
    await expect(people(subAgencyNo, november)).rejects.toThrow(/not whole/);
    await opened.change(`UPDATE records.collections SET member_no = '${malee}'
      WHERE member_no = '777777'`);
  });
});

describe('T3 the function that tells names', () => {
  const named = (month: string) => async (db: Db) => {
    const { rows } = await sql<Record<string, unknown>>`
      SELECT * FROM records.billed_members(${month})`.execute(db);
    return rows;
  };

  test('gives what payroll has to know and no more', async () => {
    const [row] = await as(agencyNo, named(october));
    expect(Object.keys(row ?? {})).toEqual([
      ...['memberNo', 'prefix', 'firstName', 'lastName', 'employeeNo', 'payrollConsentOn'],
    ]);
  });

  test('answers the agency that billed them alone, of this month and publication', async () => {
    const numbers = async (no: string, month: string) =>
      (await as(no, named(month))).map((row) => row.memberNo).toSorted();
    expect(await numbers(agencyNo, october)).toEqual([somchai, malee]);
    expect(await numbers(subAgencyNo, october)).toEqual([]);
    expect(await opened.records.readAsMember(somchai, named(october))).toEqual([]);
    expect(await opened.records.readAsVisitor(named(october))).toEqual([]);
    await opened.change(`DELETE FROM records.collections WHERE publication_id = 1`);
    await opened.change('UPDATE records.current SET publication_id = 1');
    expect(await numbers(agencyNo, october)).toEqual([]);
    await opened.change('UPDATE records.current SET publication_id = 2');
  });
});

describe('D-26 T3 months of the agencies below', () => {
  const below = async (no: string, since = october) =>
    (await as(no, (db) => subAgencyMonths(db, since)))
      .map(({ unitNo, agencyNo: own, month, state }) => `${unitNo} ${own} ${month} ${state}`)
      .toSorted();
  const of = (unit: string, month: string, state: string, no = unit) =>
    `${unit} ${no} ${month} ${state}`;
  const add = (no: string, parent: string) =>
    opened.change(`INSERT INTO records.agencies (publication_id, agency_no, parent_agency_no, name)
      VALUES (2, '${no}', '${parent}', 'หน่วย');
      INSERT INTO records.agency_months VALUES (2, 3, '${november}', '${november}', NULL, 500, 300,
        200, 7, '${no}', 'POSTED');`);
  const remove = (...numbers: string[]) =>
    opened.change(
      numbers
        .map(
          (no) => `DELETE FROM records.agencies WHERE agency_no = '${no}';
        DELETE FROM records.agency_months WHERE agency_no = '${no}';`,
        )
        .join('\n'),
    );

  test('sums of its own units alone, of this publication, from a month on', async () => {
    expect(await below(agencyNo)).toEqual([
      of(subAgencyNo, october, 'POSTED'),
      of(subAgencyNo, november, 'SENT'),
    ]);
    expect(await below(agencyNo, november)).toEqual([of(subAgencyNo, november, 'SENT')]);
    expect(await as(agencyNo, (db) => subAgencyMonths(db, november))).toEqual([
      {
        ...{ unitNo: subAgencyNo, agencyNo: subAgencyNo, month: november, state: 'SENT' },
        ...{ members: 1, billedSatang: 1n, collectedSatang: 0n, uncollectedSatang: 1n },
        refundPendingSatang: 0n,
      },
    ]);
  });

  test('a unit sees neither its parent nor its sister; nobody else sees any', async () => {
    await add('01013003', agencyNo);
    expect(await below(subAgencyNo)).toEqual([]);
    expect(await below('01013003')).toEqual([]);
    expect(await below('')).toEqual([]);
    expect(await below('09999999')).toEqual([]);
    const asOthers = await Promise.all([
      opened.records.readAsMember(somchai, (db) => subAgencyMonths(db, october)),
      opened.records.readAsMember(agencyNo, (db) => subAgencyMonths(db, october)),
      opened.records.readAsVisitor((db) => subAgencyMonths(db, october)),
    ]);
    expect(asOthers).toEqual([[], [], []]);
    await remove('01013003');
  });

  test('what lies below a unit counts with it; a parent sees no line of its members', async () => {
    await add('01014004', subAgencyNo);
    expect(await below(agencyNo, november)).toEqual([
      of(subAgencyNo, november, 'SENT'),
      of(subAgencyNo, november, 'POSTED', '01014004'),
    ]);
    expect(await below(subAgencyNo, november)).toEqual([of('01014004', november, 'POSTED')]);
    const lines = (await as(agencyNo, (db) => agencyBills(db, november))).map((b) => b.memberNo);
    expect(lines).toEqual([somchai]);
    await remove('01014004');
  });

  test('a draft has been sent to nobody, and a circle of parents ends', async () => {
    await add('01014004', subAgencyNo);
    await opened.change(`UPDATE records.agency_months SET state = 'DRAFT'
      WHERE agency_no = '${subAgencyNo}' AND month = '${november}';
      UPDATE records.agencies SET parent_agency_no = '01014004'
      WHERE agency_no = '${agencyNo}' AND publication_id = 2`);
    expect(await below(agencyNo, november)).toEqual([
      of(subAgencyNo, november, 'POSTED', '01014004'),
    ]);
    expect(await below('01014004', november)).toEqual([of(agencyNo, november, 'SENT')]);
    await opened.change(`UPDATE records.agency_months SET state = 'SENT'
      WHERE agency_no = '${subAgencyNo}' AND month = '${november}';
      UPDATE records.agencies SET parent_agency_no = NULL WHERE agency_no = '${agencyNo}'`);
    await remove('01014004');
  });
});
