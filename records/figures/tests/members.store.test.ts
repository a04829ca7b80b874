/** Personal data and totals (D-05). */
import { expect, test } from 'vitest';
import { currentPublication } from '../../publications.ts';
import { prasert, somchai } from '../../tests/sample.ts';
import { agencyNo, contractOf, november, october } from '../../tests/sample-figures.ts';
import { findIdentity, findMember, findPersonal, memberTotals } from '../members.ts';
import { openSample } from './opened.ts';

const opened = openSample();
const totals = (no = somchai) => opened.records.readAsMember(no, memberTotals);

test('D-05 the whole row, with employee number and the day of consent', async () => {
  await opened.change(`UPDATE records.members SET employee_no = 'E-77', position_name = 'ครู',
    salary_satang = 3500000, payroll_consent_on = '2001-02-03', phone = '0812345678',
    email = 'a@b.c', address = 'ที่อยู่', status_code = '5', member_type_name = 'ครูประจำ',
    status_name = 'เกษียณ' WHERE member_no = '${somchai}'`);
  const [row, identity, member, publication] = await opened.records.readAsMember(somchai, (db) =>
    Promise.all([findPersonal(db), findIdentity(db), findMember(db), currentPublication(db)]),
  );
  const asOf = publication?.asOf;
  expect({ ...row, asOf }).toEqual({
    ...member,
    ...identity,
    ...{ employeeNo: 'E-77', positionName: 'ครู', salarySatang: 3_500_000n, address: 'ที่อยู่' },
    ...{ phone: '0812345678', email: 'a@b.c', payrollConsentOn: '2001-02-03' },
    ...{ idDocument: null, idDocumentNo: null, memberTypeName: 'ครูประจำ', statusName: 'เกษียณ' },
  });
  expect(member).toMatchObject({
    asOf: '2025-11-22',
    statusCode: '5',
    agencyNo,
    agencyName: 'หน่วยฉบับ2',
  });
  expect(identity).toEqual({ nationalId: '1', birthDate: '1970-01-01' });
});

test('an agency that the records do not hold has an empty name', async () => {
  const move = (to: string) =>
    opened.change(`UPDATE records.members SET agency_no = '${to}' WHERE member_no = '${somchai}'`);
  await move('09999999');
  const found = await opened.records.readAsMember(somchai, findMember);
  expect(found?.agencyName).toBe('');
  await move(agencyNo);
});

test('D-05 totals: shares, what is left of open loans, deposits, the latest month', async () => {
  expect(await totals()).toEqual({
    ...{ shareSatang: 250_025n, loanSatang: 9_007_199_255_490_993n, depositSatang: 250_025n },
    ...{ collectionMonth: november, collectionPosted: false },
    ...{ billedSatang: 100_300n, collectedSatang: 0n },
  });
});

test('D-05 totals count neither closed things nor receipts of the counter', async () => {
  await opened.change(`
    UPDATE records.loans SET principal_balance_satang = 9, status = 'CLOSED'
      WHERE contract_no = '${contractOf(somchai)}';
    UPDATE records.deposit_accounts SET status = 'CLOSED' WHERE member_no = '${somchai}';
    UPDATE records.collections SET kind = 'OTHER' WHERE month = '${november}'`);
  expect(await totals()).toMatchObject({
    ...{ loanSatang: 0n, depositSatang: 0n, collectionMonth: october, collectionPosted: true },
    ...{ billedSatang: 9_007_199_254_840_993n, collectedSatang: 9_007_199_254_840_993n },
  });
});

test('a member who was never billed has no latest month', async () => {
  expect(await totals(prasert)).toMatchObject({
    ...{ loanSatang: 9_007_199_255_490_993n, depositSatang: 0n },
    ...{ collectionMonth: null, collectionPosted: null, billedSatang: null, collectedSatang: null },
  });
});
