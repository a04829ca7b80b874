import { describe, expect, test } from 'vitest';
import type { Row } from '../../../../journeys/extract.ts';
import {
  bahtOf,
  dayOf,
  isDelivered,
  openLoans,
  satangOf,
  statement,
  wiredContract,
  wiredLine,
} from './extract.ts';

const asOf = '2025-11-28';

const loans = openLoans();
const { ask, contracts, linesOf, owed } = loans;
const sum = (rows: readonly Row[], column: string): bigint =>
  rows.reduce((total, row) => total + satangOf(row[column]), 0n);

describe.each(['000123', '000222', '000051'])('member %s', (memberNo) => {
  test('R043 R109 the open contracts are the extract’s, interest runs on to today', async () => {
    const { status, body } = await ask(memberNo, 'loan');
    expect([status, body.rc_code]).toEqual([200, '1']);
    const { as_of, interest_on, loans: listed, totals } = body.data;
    const open = contracts(memberNo, 'OPEN');
    expect(open.length).toBeGreaterThan(0);
    expect([as_of, interest_on > asOf]).toEqual([asOf, true]);
    const byNo = (a: { contract_no: string }, b: { contract_no: string }) =>
      a.contract_no < b.contract_no ? -1 : 1;
    type ListedLoan = {
      contract_no: string;
      contract_date: string;
      guarantors: { name: string }[];
    };
    const bare = listed.map(({ guarantors: _, ...one }: ListedLoan) => one);
    expect(bare.toSorted(byNo)).toEqual(
      open
        .map((row) => ({
          ...wiredContract(row),
          contract_no: row.CONTRACT_NO ?? '',
          accrued_interest_today: isDelivered(row) ? null : bahtOf(owed(row, interest_on)),
          accrued_interest_delivered: isDelivered(row)
            ? bahtOf(satangOf(row.ACCRUED_INTEREST))
            : null,
        }))
        .toSorted(byNo),
    );
    const dates = listed.map((one: ListedLoan) => one.contract_date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { contract_no, guarantors } of listed as ListedLoan[]) {
      const securing = loans.files.guarantees.filter((row) => row.CONTRACT_NO === contract_no);
      expect(guarantors).toEqual(
        securing.map((row) => ({
          kind: row.KIND,
          of_other: row.GUARANTOR_NO !== '',
          ref_no_masked: row.GUARANTOR_NO || row.REF_NO ? expect.stringContaining('x') : null,
          name: row.NAME,
          amount: bahtOf(satangOf(row.AMOUNT)),
        })),
      );
      const json = JSON.stringify(guarantors);
      for (const row of securing)
        if (row.GUARANTOR_NO) expect(json).not.toContain(row.GUARANTOR_NO);
    }
    const computed = open.filter((row) => !isDelivered(row));
    const delivered = open.filter(isDelivered);
    const interest = computed.reduce((total, row) => total + owed(row, interest_on), 0n);
    expect(totals).toEqual({
      principal_balance: bahtOf(sum(open, 'PRINCIPAL_BALANCE')),
      accrued_interest_today: bahtOf(interest),
      accrued_interest_delivered:
        delivered.length === 0 ? null : bahtOf(sum(delivered, 'ACCRUED_INTEREST')),
      principal_arrears: bahtOf(sum(open, 'PRINCIPAL_ARREARS')),
      interest_arrears: bahtOf(sum(open, 'INTEREST_ARREARS')),
    });
    // On the day of the records the rule gives the records' own figure.
    for (const row of computed) expect(owed(row, asOf)).toBe(satangOf(row.ACCRUED_INTEREST));
  });

  test('R043 closed contracts stand apart, without collateral or interest', async () => {
    const { data } = (await ask(memberNo, 'loan?status=closed')).body;
    const closed = contracts(memberNo, 'CLOSED');
    const expected = closed.map((row) => ({
      ...wiredContract(row),
      accrued_interest_today: '0.00',
      accrued_interest_delivered: null,
      // What was written off is secured as before.
      guarantors: row.DEBT_STATUS ? [expect.objectContaining({ kind: 'PERSON' })] : [],
    }));
    expect(data.loans).toHaveLength(expected.length);
    expect(data.loans).toEqual(expect.arrayContaining(expected));
    expect(data.totals.principal_balance).toBe('0.00');
  });

  test('R044 R109 every line of every own contract comes once, newest first', async () => {
    for (const contract of contracts(memberNo)) {
      const lines = [];
      for (let page = ''; ; ) {
        const { body } = await ask(memberNo, statement(contract.CONTRACT_NO, page));
        expect(body.data.contract).toEqual(wiredContract(contract));
        lines.push(...body.data.lines);
        if (body.data.next === null) break;
        page = `?page=${body.data.next}`;
      }
      expect(lines).toEqual(linesOf(contract.CONTRACT_NO).toReversed().map(wiredLine));
    }
  });

  test.each([
    ['2025-01-01', '2025-11-28'],
    ['2024-06-01', '2024-06-30'],
    ['2031-01-01', '2031-12-31'],
  ])(
    'R044 from %s to %s: opening + lent − repaid = closing, interest besides',
    async (from, to) => {
      for (const { CONTRACT_NO } of contracts(memberNo)) {
        const { data } = (await ask(memberNo, statement(CONTRACT_NO, `?from=${from}&to=${to}`)))
          .body;
        const all = linesOf(CONTRACT_NO);
        const on = (row: Row) => dayOf(row.POSTED_ON);
        const chosen = all.filter((row) => on(row) >= from && on(row) <= to);
        const opening = satangOf(all.filter((row) => on(row) < from).at(-1)?.BALANCE);
        // A line that paid interest alone repaid nothing.
        const moving = chosen.filter((row) => satangOf(row.PRINCIPAL) > 0n);
        const [lent, went] = ['1', '-1'].map((sign) => moving.filter((row) => row.SIGN === sign));
        // What is written off leaves the balance, and nobody paid it.
        const repaid = went?.filter((row) => row.TYPE_CODE !== '07');
        const lost = sum(went?.filter((row) => row.TYPE_CODE === '07') ?? [], 'PRINCIPAL');
        const [into, out] = [sum(lent ?? [], 'PRINCIPAL'), sum(repaid ?? [], 'PRINCIPAL')];
        expect(data.summary).toEqual({
          from: from < asOf ? from : asOf,
          to: to < asOf ? to : asOf,
          opening: bahtOf(opening),
          lent: bahtOf(into),
          lent_count: lent?.length,
          repaid: bahtOf(out),
          // A month in which interest alone was paid repays nothing.
          repaid_count: repaid?.filter((row) => row.PRINCIPAL !== '0.00').length,
          written_off: bahtOf(lost),
          adjusted: '0.00',
          interest: bahtOf(sum(chosen, 'INTEREST')),
          closing: bahtOf(opening + into - out - lost),
        });
        const path = statement(CONTRACT_NO, `/history?from=${from}&to=${to}`);
        const history = (await ask(memberNo, path)).body.data;
        const dayEnds = new Map(chosen.map((row) => [on(row), row.BALANCE]));
        expect(history.growth).toEqual(
          [...dayEnds].map(([day, balance]) => ({ on: day, balance: bahtOf(satangOf(balance)) })),
        );
        const years = new Set(all.map((row) => Number(on(row).slice(0, 4))));
        expect(history.years).toEqual([...years].toSorted((a, b) => b - a));
      }
    },
  );

  test('R044 what is looked for is found by receipt and by amount, and summed up', async () => {
    const [contract] = contracts(memberNo, 'OPEN');
    const all = linesOf(contract?.CONTRACT_NO);
    const paid = all.findLast((row) => row.SIGN === '-1');
    const find = async (q = '') =>
      (await ask(memberNo, statement(contract?.CONTRACT_NO, `?q=${encodeURIComponent(q)}`))).body
        .data;
    const byReceipt = await find(paid?.RECEIPT_NO);
    expect(byReceipt.lines).toContainEqual(wiredLine(paid as Row));
    const same = all.filter((row) =>
      [row.PRINCIPAL, row.INTEREST, row.TOTAL].some((one) => one === paid?.TOTAL),
    );
    const byAmount = await find(paid?.TOTAL);
    expect(byAmount.found.count).toBe(same.length);
    expect(byAmount.lines).toEqual(same.toReversed().slice(0, 24).map(wiredLine));
    expect((await find('ไม่มีรายการนี้แน่นอน')).found).toEqual({
      count: 0,
      in: '0.00',
      out: '0.00',
      lost: '0.00',
      adjusted: '0.00',
    });
  });
});

test('R043 a member without loans has empty lists, not a failure', async () => {
  for (const query of ['', '?status=open', '?status=closed']) {
    const { status, body } = await ask('000111', `loan${query}`);
    expect([status, body.data.loans, body.data.totals.principal_balance]).toEqual([
      200,
      [],
      '0.00',
    ]);
  }
});

test('R043 R044 files say what the screens say, to the last line', async () => {
  const me = await loans.signedIn('000123');
  const text = async (path: string) => {
    const answer = await loans.app.app.inject({
      method: 'GET',
      url: `/api/member/${path}`,
      headers: { host: 'localhost', ...me },
    });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.body;
  };
  const plain = (amount: string | undefined) => bahtOf(satangOf(amount));
  const list = await text('loan/file?format=csv');
  expect(list).toContain('ณ 28 พฤศจิกายน 2568 ยังไม่รวมรายการหลังจากวันนั้น');
  for (const row of contracts('000123', 'OPEN')) {
    const paid = dayOf(row.LAST_PAYMENT_ON);
    const owedNow = owed(row, (await ask('000123', 'loan')).body.data.interest_on);
    expect(list).toContain(
      [
        ...[row.CONTRACT_NO, plain(row.APPROVED), plain(row.PRINCIPAL_BALANCE), bahtOf(owedNow)],
        ...[plain(row.PRINCIPAL_ARREARS), plain(row.INTEREST_ARREARS), paid],
      ].join(','),
    );
  }
  for (const { CONTRACT_NO } of contracts('000123')) {
    const file = await text(statement(CONTRACT_NO, '/file?format=csv'));
    const all = linesOf(CONTRACT_NO);
    const rows = file.split('\r\n').filter((line) => /^\d{4}-\d\d-\d\d,/.test(line));
    // Every line between the closing and the opening balance.
    expect(rows).toHaveLength(all.length + 2);
    expect(rows.slice(1, -1).map((line) => line.split(',').slice(-2).join(','))).toEqual(
      all.toReversed().map((row) => `${plain(row.BALANCE)},${plain(row.INTEREST_BALANCE)}`),
    );
  }
  const [first] = contracts('000123', 'OPEN');
  const { data } = (await ask('000123', statement(first?.CONTRACT_NO, '/schedule'))).body;
  const schedule = await text(statement(first?.CONTRACT_NO, '/schedule/file?format=csv'));
  for (const row of data.instalments) {
    expect(schedule).toContain(`${row.principal},${row.interest},${row.payment},${row.closing}`);
  }
  expect(schedule).toContain(
    `${data.total_principal},${data.total_interest},${data.total_payment}`,
  );
});
