/** Guarantees from both sides; of a loan that is not one's own no more than D-13 says. */
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import type { Db } from '../../database.ts';
import { malee, prasert, somchai } from '../../tests/sample.ts';
import { agencyNo, contractOf } from '../../tests/sample-figures.ts';
import { collateral, collateralOf, guarantees } from '../guarantees.ts';
import { openSample } from './opened.ts';

const opened = openSample();
const guaranteesOf = (no: string) => opened.records.readAsMember(no, guarantees);
const contracts = async (no: string) => (await guaranteesOf(no)).map((one) => one.contractNo);

test('D-13 what I guarantee: contract, borrower, what is left, arrears', async () => {
  expect(await guaranteesOf(somchai)).toEqual([
    {
      ...{ contractNo: contractOf(malee), borrowerNo: malee },
      ...{ seq: 1, kind: 'PERSON', refNo: null },
      ...{ prefix: 'นาย', firstName: `ชื่อ${malee}`, lastName: 'ฉบับ2' },
      ...{ contractDate: '2024-01-31', approvedSatang: 2_000_000n, revolving: false },
      mayBeDrawn: false,
      ...{ principalBalanceSatang: 9_007_199_255_490_993n, guaranteedSatang: 100_000n },
      ...{ inArrears: true, status: 'OPEN', debtStatus: null, writtenOffSatang: 0n },
      quarantineAsOf: null,
    },
  ]);
  expect(await contracts(malee)).toEqual([contractOf(somchai), contractOf(prasert)].toSorted());
});

test('D-13 who guarantees me, by contract', async () => {
  const [all, one] = await opened.records.readAsMember(somchai, (db) =>
    Promise.all([collateral(db), collateralOf(db, contractOf(somchai))]),
  );
  expect(all).toEqual(one);
  expect(one.map((row) => [row.seq, row.kind, row.guarantorNo, row.amountSatang])).toEqual([
    [1, 'PERSON', malee, 100_000n],
    [2, 'SHARE', null, 200_000n],
  ]);
  expect(one[0]?.name).toBe(`หลักประกัน${somchai}`);
});

test('collateral stands by contract, then number, whatever the order of its rows', async () => {
  await opened.change(`
    INSERT INTO records.guarantees SELECT publication_id, 3 - seq, 1,
      replace(contract_no, 'สม', 'ฉฉ'), borrower_no, guarantor_no, kind, ref_no, name
      FROM records.guarantees
      WHERE borrower_no = '${somchai}';
    UPDATE records.guarantees SET contract_no = replace(contract_no, '2567', '2560')
      WHERE contract_no LIKE 'ฉฉ.%'`);
  const found = await opened.records.readAsMember(somchai, collateral);
  expect(found.map((row) => `${row.contractNo.slice(0, 2)} ${row.seq} ${row.kind}`)).toEqual([
    ...['ฉฉ 1 SHARE', 'ฉฉ 2 PERSON', 'สม 1 PERSON', 'สม 2 SHARE'],
  ]);
  await opened.change(`DELETE FROM records.guarantees WHERE contract_no LIKE 'ฉฉ.%'`);
});

describe('T1 the function that looks into others’ loans', () => {
  const raw = async (db: Db) => {
    const { rows } = await sql<Record<string, unknown>>`SELECT * FROM records.guaranteed()`.execute(
      db,
    );
    return rows;
  };
  afterEach(() => opened.change('UPDATE records.current SET publication_id = 2'));

  test('gives the columns of D-13 and no other', async () => {
    const [row] = await opened.records.readAsMember(somchai, raw);
    expect(Object.keys(row ?? {})).toEqual([
      ...['contractNo', 'seq', 'kind', 'refNo', 'borrowerNo', 'prefix', 'firstName', 'lastName'],
      'contractDate',
      ...['approvedSatang', 'revolving', 'mayBeDrawn'],
      ...['principalBalanceSatang', 'writtenOffSatang'],
      'guaranteedSatang',
      ...['inArrears', 'status', 'debtStatus', 'quarantineAsOf'],
    ]);
  });

  test('answers nobody else: no member, no guarantor, no agency', async () => {
    expect(await opened.records.readAsVisitor(raw)).toEqual([]);
    expect(await opened.records.readAsMember('', raw)).toEqual([]);
    expect(await opened.records.readAsMember(prasert, raw)).toEqual([]);
    expect(await opened.records.readAsAgency(agencyNo, raw)).toEqual([]);
    expect(await opened.records.readAsAgency(malee, raw)).toEqual([]);
  });

  test('leaves the loan and the borrower themselves unseen', async () => {
    const loans = await opened.records.readAsMember(somchai, async (db) => {
      const { rows } = await sql`SELECT 1 FROM records.loans WHERE member_no <> ${somchai}
        UNION ALL SELECT 1 FROM records.members WHERE member_no <> ${somchai}`.execute(db);
      return rows;
    });
    expect(loans).toEqual([]);
  });

  test('speaks of the current publication alone', async () => {
    await opened.change(`UPDATE records.loans SET principal_balance_satang = 5,
      principal_arrears_satang = 0 WHERE publication_id = 1`);
    expect((await guaranteesOf(somchai))[0]).toMatchObject({ lastName: 'ฉบับ2', inArrears: true });
    await opened.change('UPDATE records.current SET publication_id = 1');
    expect(await guaranteesOf(somchai)).toMatchObject([
      { lastName: 'ฉบับ1', principalBalanceSatang: 5n, inArrears: false },
    ]);
    await opened.change('DELETE FROM records.current');
    expect(await guaranteesOf(somchai)).toEqual([]);
    await opened.change('INSERT INTO records.current (publication_id) VALUES (2)');
  });

  test('leaves out contracts that are closed', async () => {
    const set = (status: string) =>
      opened.change(`UPDATE records.loans SET status = '${status}'
        WHERE contract_no = '${contractOf(malee)}'`);
    await set('CLOSED');
    expect(await guaranteesOf(somchai)).toEqual([]);
    await set('OPEN');
    expect(await contracts(somchai)).toEqual([contractOf(malee)]);
  });

  test('0039 goes on telling of a contract that was written off', async () => {
    const set = (fields: string) =>
      opened.change(`UPDATE records.loans SET ${fields}
        WHERE contract_no = '${contractOf(malee)}'`);
    await set(`status = 'CLOSED', debt_status = 'WRITTEN_OFF', written_off_satang = 5`);
    expect(await guaranteesOf(somchai)).toMatchObject([
      { debtStatus: 'WRITTEN_OFF', status: 'CLOSED', writtenOffSatang: 5n },
    ]);
    await set(`debt_status = 'RESTRUCTURED', written_off_satang = NULL`);
    expect(await guaranteesOf(somchai)).toEqual([]);
    await set(`status = 'OPEN', debt_status = NULL`);
  });

  test('0042 tells which contract may be drawn again', async () => {
    const set = (fields: string) =>
      opened.change(`UPDATE records.loans SET ${fields}
        WHERE contract_no = '${contractOf(malee)}'`);
    const expectGiven = (fields: object) =>
      guaranteesOf(somchai).then((one) => expect(one).toMatchObject([fields]));
    await expectGiven({ revolving: false, mayBeDrawn: false });
    await set(
      'revolving = true, maturity_on = (SELECT as_of FROM records.publications WHERE id = 2)',
    );
    await expectGiven({ revolving: true, status: 'OPEN', mayBeDrawn: true });
    await set(`debt_status = 'RESTRUCTURED'`);
    await expectGiven({ mayBeDrawn: false, debtStatus: null });
    await set(`debt_status = 'LAWSUIT'`);
    await expectGiven({ mayBeDrawn: false, debtStatus: 'LAWSUIT' });
    await set('debt_status = NULL, maturity_on = maturity_on - 1');
    await expectGiven({ revolving: true, mayBeDrawn: false });
    await set('revolving = false');
  });

  test('tells of persons and of what is pledged, not of land that names somebody', async () => {
    const set = (kind: string, refNo: string | null = null) =>
      opened.change(`UPDATE records.guarantees SET kind = '${kind}',
        ref_no = ${refNo === null ? 'NULL' : `'${refNo}'`} WHERE guarantor_no = '${somchai}'`);
    await set('LAND', '1');
    expect(await guaranteesOf(somchai)).toEqual([]);
    await set('DEPOSIT', '01020000011');
    expect(await guaranteesOf(somchai)).toMatchObject([{ kind: 'DEPOSIT', refNo: '01020000011' }]);
    await set('SHARE');
    expect(await guaranteesOf(somchai)).toMatchObject([{ kind: 'SHARE', refNo: null }]);
    await set('PERSON');
  });
});
