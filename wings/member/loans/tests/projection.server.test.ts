import { describe, expect, test } from 'vitest';
import type { Row } from '../../../../journeys/extract.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import {
  bahtOf,
  dayOf,
  interestOf,
  isDelivered,
  monthsEnd,
  nights,
  openLoans,
  satangOf,
  statement,
} from './extract.ts';

const loans = openLoans();
const { ask, contracts, linesOf } = loans;
const asOf = '2025-11-28';

/** Not delivered interest, and not in court. */
const computed = (memberNo: string) =>
  contracts(memberNo, 'OPEN').filter((row) => !isDelivered(row) && row.DEBT_STATUS !== 'LAWSUIT');

const isOpenEnded = (row: Row) => row.REVOLVING === '1' || row.DEBT_STATUS === 'RESTRUCTURED';

describe('what lies before an open contract', () => {
  test.each(['000123', '000051'])(
    'R044 the schedule of %s goes by B.1 from the last line to the last satang',
    async (memberNo) => {
      for (const contract of computed(memberNo)) {
        const { data } = (await ask(memberNo, statement(contract.CONTRACT_NO, '/schedule'))).body;
        const last = linesOf(contract.CONTRACT_NO).at(-1);
        let [balance, from] = [satangOf(last?.BALANCE), dayOf(last?.POSTED_ON)];
        let unpaid = satangOf(last?.INTEREST_BALANCE);
        const instalment = satangOf(contract.INSTALMENT);
        const first = Number(contract.PERIOD_LAST) + 1;
        const expected: Record<string, string | number>[] = [];
        for (let no = first; balance + unpaid > 0n; no += 1) {
          const due = monthsEnd(dayOf(contract.FIRST_DUE_ON), no - 1);
          const accrued = interestOf(contract, balance, from, due);
          const part =
            contract.REPAYMENT_METHOD === 'EQUAL_PRINCIPAL' ? instalment : instalment - accrued;
          const isLast = !isOpenEnded(contract) && no === Number(contract.PERIOD_TOTAL);
          const principal = isLast || part > balance ? balance : part;
          const paid = accrued + unpaid;
          expected.push({
            ...{ period_no: no, due_on: due, days: nights(from, due), opening: bahtOf(balance) },
            ...{ principal: bahtOf(principal), interest: bahtOf(paid) },
            ...{ payment: bahtOf(principal + paid), closing: bahtOf(balance - principal) },
          });
          [balance, unpaid, from] = [balance - principal, 0n, due];
        }
        expect(data.instalments).toEqual(expected);
        expect([data.as_of, data.impossible]).toEqual([asOf, false]);
        const total = (column: 'principal' | 'interest' | 'payment') =>
          bahtOf(expected.reduce((sums, row) => sums + satangOf(String(row[column])), 0n));
        expect([data.total_principal, data.total_interest, data.total_payment]).toEqual([
          ...[total('principal'), total('interest'), total('payment')],
        ]);
        expect(data.total_principal).toBe(bahtOf(satangOf(contract.PRINCIPAL_BALANCE)));
      }
    },
  );

  test.each(['000123', '000051'])(
    'R044 the payoff of %s: today unless told, line by line, as the list says',
    async (memberNo) => {
      const { loans, interest_on } = (await ask(memberNo, 'loan')).body.data;
      for (const contract of computed(memberNo)) {
        const payoff = async (query = '') =>
          (await ask(memberNo, statement(contract.CONTRACT_NO, `/payoff${query}`))).body.data;
        const now = await payoff();
        expect([now.on, now.earliest]).toEqual([interest_on, interest_on]);
        const listed = loans.find(
          (one: { contract_no: string }) => one.contract_no === contract.CONTRACT_NO,
        );
        expect(now.interest).toBe(listed.accrued_interest_today);
        const later = await payoff(`?on=${now.latest}`);
        const last = linesOf(contract.CONTRACT_NO).at(-1);
        const [balance, unpaid] = [satangOf(last?.BALANCE), satangOf(last?.INTEREST_BALANCE)];
        const from = dayOf(last?.POSTED_ON);
        const since = interestOf(contract, balance, from, now.latest);
        expect(later).toMatchObject({
          ...{ on: now.latest, interest_from: from, days: nights(from, now.latest) },
          ...{ principal_balance: bahtOf(balance), interest_unpaid: bahtOf(unpaid) },
          ...{ interest_since: bahtOf(since), interest: bahtOf(unpaid + since) },
          total: bahtOf(balance + unpaid + since),
        });
      }
    },
  );

  test('R044 no payoff for a day that is over, too far, or none', async () => {
    const number = contracts('000123', 'OPEN')[0]?.CONTRACT_NO;
    const { earliest, latest } = (await ask('000123', statement(number, '/payoff'))).body.data;
    const after = new Date(Date.parse(latest) + 86_400_000).toISOString().slice(0, 10);
    const before = new Date(Date.parse(earliest) - 86_400_000).toISOString().slice(0, 10);
    for (const on of [before, after, '2027-02-30', '0000-01-01']) {
      const { status, body } = await ask('000123', statement(number, `/payoff?on=${on}`));
      expect([on, status, body.data.fields[0].field]).toEqual([on, 400, 'on']);
    }
  });

  test('R044 an open contract that owes nothing has no instalment and pays 0.00', async () => {
    const [contract] = contracts('000222', 'OPEN');
    const number = contract?.CONTRACT_NO ?? '';
    await asUpkeep(loans.app.ownerUrl, 'sahakon_intake', (store) =>
      store.query(
        `WITH gone AS (DELETE FROM records.loan_lines WHERE contract_no = $1)
         UPDATE records.loans SET principal_balance_satang = 0, accrued_interest_satang = 0,
           principal_arrears_satang = 0, interest_arrears_satang = 0 WHERE contract_no = $1`,
        [number],
      ),
    );
    const schedule = (await ask('000222', statement(number, '/schedule'))).body;
    expect(schedule).toMatchObject({ rc_code: '1', data: { impossible: false, instalments: [] } });
    expect(schedule.data.total_payment).toBe('0.00');
    const payoff = (await ask('000222', statement(number, '/payoff'))).body;
    expect(payoff).toMatchObject({
      rc_code: '1',
      data: { principal_balance: '0.00', total: '0.00' },
    });
    const listed = (await ask('000222', 'loan')).body.data.loans;
    expect(listed.map(Object)).toContainEqual(
      expect.objectContaining({ contract_no: number, accrued_interest_today: '0.00' }),
    );
  });

  test('0039 a contract in court has neither, one agreed anew has both', async () => {
    const numberOf = (status: string) =>
      contracts('000051').find((row) => row.DEBT_STATUS === status)?.CONTRACT_NO;
    for (const part of ['/schedule', '/payoff', '/schedule/file?format=csv']) {
      expect((await ask('000051', statement(numberOf('LAWSUIT'), part))).status).toBe(404);
      expect((await ask('000051', statement(numberOf('RESTRUCTURED'), part))).status).toBe(200);
    }
  });

  test('a closed contract has neither, and says no more than that', async () => {
    const closed = contracts('000123', 'CLOSED')[0]?.CONTRACT_NO;
    for (const part of ['/schedule', '/payoff', '/schedule/file?format=csv']) {
      expect((await ask('000123', statement(closed, part))).status).toBe(404);
    }
  });
});

/** A failure without what differs each time: its reference. */
const bare = ({ data, ...rest }: { data: Record<string, unknown> }) => {
  const { ref, ...withoutRef } = data;
  expect(ref).toEqual(expect.any(String));
  return { ...rest, data: withoutRef };
};

test('R136 T1 another’s contract and none at all answer alike: 404, rc 0, audited', async () => {
  const [theirs] = contracts('000123', 'OPEN');
  const number = theirs?.CONTRACT_NO ?? '';
  const parts = ['', '/schedule', '/payoff', '/file?format=csv', '/schedule/file?format=pdf'];
  for (const part of parts) {
    const foreign = await ask('000111', statement(number, part));
    expect([part, foreign.status, foreign.body.rc_code]).toEqual([part, 404, '0']);
    const json = JSON.stringify(foreign.body);
    for (const word of [number, '000123', theirs?.PRINCIPAL_BALANCE])
      expect(json).not.toContain(word);
    for (const nobodys of ['ฉฉ.0009999/2568', "' OR 1=1 --", '%', '../loan', `${number} `]) {
      const missing = await ask('000111', statement(nobodys, part));
      expect([nobodys, missing.status]).toEqual([nobodys, 404]);
      expect(bare(missing.body)).toEqual(bare(foreign.body));
    }
  }
  await loans.app.app.auditLog.flush();
  const entries = await asUpkeep(loans.app.ownerUrl, 'sahakon_audit', async (client) => {
    const { rows } = await client.query(
      `SELECT entry FROM portal.audit_entries
       WHERE actor = '000111' AND outcome = 'refused' AND detail ->> 'target' = $1`,
      [number],
    );
    return rows.map(({ entry }) => entry);
  });
  expect(entries.toSorted()).toEqual([
    'member.loan_payoff.read',
    'member.loan_schedule.read',
    'member.loan_schedule.taken',
    'member.loan_statement.read',
    'member.loan_statement.taken',
  ]);
});

/** Calls of one member side by side: more of them would have to come again. */
const atOnce = 20;

test('T1 a member opens exactly his own contracts, of a hundred and of all his own', async () => {
  const me = await loans.signedIn('000222');
  const own = contracts('000222').map((row) => row.CONTRACT_NO ?? '');
  const some = loans.files.loans.slice(0, 100).map((row) => row.CONTRACT_NO ?? '');
  const numbers = [...new Set([...own, ...some])];
  const statusOf = async (number: string) =>
    (await loans.app.get(`/api/member/${statement(number)}`, me)).status;
  const found: number[] = [];
  for (let at = 0; at < numbers.length; at += atOnce)
    found.push(...(await Promise.all(numbers.slice(at, at + atOnce).map(statusOf))));
  expect(found).toEqual(numbers.map((number) => (own.includes(number) ? 200 : 404)));
});

test('R140 without both halves of a session: 401, silently', async () => {
  const { cookie = '', authorization = '' } = await loans.signedIn('000123');
  const number = contracts('000123')[0]?.CONTRACT_NO;
  for (const path of [
    'loan',
    'loan/file?format=csv',
    statement(number),
    statement(number, '/payoff'),
  ]) {
    for (const headers of [{}, { cookie }, { authorization }]) {
      const { status, body } = await loans.app.get(`/api/member/${path}`, headers);
      expect([path, status, body.rc_code]).toEqual([path, 401, '0']);
    }
  }
});

test('D-08 a number may hold any characters: slash and dot travel too', async () => {
  const odd = contracts('000123').find((row) => /[/.]/.test(row.CONTRACT_NO ?? ''));
  const { status, body } = await ask('000123', statement(odd?.CONTRACT_NO));
  expect([status, body.data.contract.contract_no]).toEqual([200, odd?.CONTRACT_NO]);
});
