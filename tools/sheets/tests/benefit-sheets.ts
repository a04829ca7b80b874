/** Guarantees, deposits, welfare, beneficiaries and the working of a dividend. */

import { readGian } from '../../../wings/member/beneficiaries/beneficiaries.api.ts';
import { gianSheet } from '../../../wings/member/beneficiaries/beneficiaries-sheet.server.ts';
import { readDeposits } from '../../../wings/member/deposits/deposits.api.ts';
import { text as depositText } from '../../../wings/member/deposits/deposits.text.ts';
import { depositSheet } from '../../../wings/member/deposits/deposits-sheet.server.ts';
import { readDividend, readOrigin } from '../../../wings/member/dividends/dividends.api.ts';
import { text as dividendText } from '../../../wings/member/dividends/dividends.text.ts';
import { dividendSheet } from '../../../wings/member/dividends/dividends-sheet.server.ts';
import { originText } from '../../../wings/member/dividends/origin.text.ts';
import { readColl } from '../../../wings/member/guarantees/guarantees.api.ts';
import { text as collText } from '../../../wings/member/guarantees/guarantees.text.ts';
import { collSheet } from '../../../wings/member/guarantees/guarantees-sheet.server.ts';
import { readWelfare } from '../../../wings/member/welfare/welfare.api.ts';
import { text as welfareText } from '../../../wings/member/welfare/welfare.text.ts';
import { welfareSheet } from '../../../wings/member/welfare/welfare-sheet.server.ts';
import { many, type Printed, sumOf, tablesOf } from './many.ts';
import { someMember } from './some-member.ts';

function depositTables(): readonly Printed[] {
  const { example } = readDeposits;
  const accounts = example.accounts.slice(0, 1).flatMap(many);
  const total_balance = sumOf(accounts, (one) => one.balance);
  const total_accrued_interest = sumOf(accounts, (one) => one.accrued_interest);
  const response = { ...example, accounts, total_balance, total_accrued_interest };
  const { balance, available, held, interest } = depositText;
  const rows = accounts.map((one) => ({
    ...{ [balance]: one.balance, [available]: one.available, [held]: one.held },
    [interest]: one.accrued_interest,
  }));
  const sums = { [balance]: total_balance, [interest]: total_accrued_interest };
  return tablesOf('deposits', depositSheet(response, someMember), [{ rows: [...rows, sums] }]);
}

function collTables(): readonly Printed[] {
  const { example } = readColl;
  const given = example.given.slice(0, 1).flatMap(many);
  const given_total = {
    count: given.length,
    guaranteed_amount: sumOf(given, (one) => one.guaranteed_amount),
    my_share: sumOf(given, (one) => one.my_share),
  };
  const [loan] = example.mine;
  if (!loan) throw new Error('no contract');
  const guarantors = loan.guarantors.slice(0, 1).flatMap(many);
  const guaranteed_total = sumOf(guarantors, (one) => one.amount ?? '0.00');
  const mine = [{ ...loan, guarantors, guaranteed_total }];
  const response = { ...example, given, given_total, mine };
  const { approved, balance, guaranteed, exposureColumn, amount } = collText;
  const sums = (one: { guaranteed_amount: string; my_share: string }) => ({
    ...{ [guaranteed]: one.guaranteed_amount, [exposureColumn]: one.my_share },
  });
  const lines = given.map((one) => ({
    ...{ [approved]: one.approved_amount, [balance]: one.principal_balance, ...sums(one) },
  }));
  const loans = many({ ...loan, guarantors: [] });
  const contracts = collSheet({ ...response, mine: loans }, 'mine', someMember);
  return [
    ...tablesOf('guaranteed for others', collSheet(response, 'given', someMember), [
      { rows: [...lines, sums(given_total)] },
    ]),
    ...tablesOf('securities', collSheet(response, 'mine', someMember), [
      null,
      {
        rows: [
          ...guarantors.map((one) => ({ [amount]: one.amount ?? '0.00' })),
          { [amount]: guaranteed_total },
        ],
      },
    ]),
    ...tablesOf('secured contracts', { ...contracts, tables: contracts.tables.slice(0, 1) }, [
      {
        rows: loans.map((one) => ({
          ...{ [approved]: one.approved_amount, [balance]: one.principal_balance },
        })),
      },
    ]),
  ];
}

function welfareTables(): readonly Printed[] {
  const { example } = readWelfare;
  const received = (example.received ?? []).slice(0, 1).flatMap(many);
  const requests = many({
    ...{ requested_on: '2025-10-01', type: 'ทุน', request_no: '1', amount: '1.00' },
    ...{ status: 'APPROVED' as const, reason: null },
  });
  const rights = many({
    ...{ type: 'ทุน', rule_text: 'ปีละครั้ง', max_amount: '1.00', deadline_days: 90 },
    documents: ['สำเนา'],
  });
  const nothing = { received: null, requests: null, rights: null };
  const of = (curKey: '1' | '2' | '3', lists: Partial<typeof example>) =>
    welfareSheet({ ...example, ...nothing, ...lists, curKey }, someMember);
  const amounts = (lines: readonly { readonly amount: string }[]) => ({
    rows: lines.map(({ amount }) => ({ [welfareText.amount]: amount })),
  });
  const most = rights.map((one) => ({ [welfareText.max]: one.max_amount }));
  return [
    ...tablesOf('welfare received', of('1', { received }), [amounts(received)]),
    ...tablesOf('welfare asked for', of('2', { requests }), [amounts(requests)]),
    ...tablesOf('rights to welfare', of('3', { rights }), [{ rows: most }]),
  ];
}

function dividendTables(): readonly Printed[] {
  const [year] = readDividend.example.years;
  const { example } = readOrigin;
  if (!year) throw new Error('no year');
  const deductions = many({ name: 'เบี้ยประกันผู้ค้ำประกัน', amount: '1.00' });
  const lines = example.dividend.lines.slice(0, 1).flatMap(many);
  const contracts = example.refund.lines.slice(0, 1).flatMap(many);
  const [reckoned, refunded] = ['7777777.01', '8888888.02'];
  const response = {
    ...example,
    dividend: { ...example.dividend, lines, reckoned },
    refund: { ...example.refund, lines: contracts, reckoned: refunded, base: '9999999.03' },
  };
  const sheet = dividendSheet({ ...year, deductions }, response, someMember);
  const { baseAmount, amount } = dividendText;
  const paid = [
    { [baseAmount]: year.share_base, [amount]: year.dividend },
    { [baseAmount]: year.interest_base, [amount]: year.refund },
    ...(year.gift === '0.00' ? [] : [{ [amount]: year.gift }]),
    ...deductions.map((one) => ({ [amount]: `-${one.amount}` })),
    { [amount]: year.net },
  ];
  const parts = lines.map((one) => ({
    ...{ [originText.amount]: one.amount, [originText.part]: one.dividend },
  }));
  const refunds = contracts.map((one) => ({
    ...{ [originText.interest]: one.interest, [originText.refundPart]: one.refund },
  }));
  const sums = { [originText.interest]: '9999999.03', [originText.refundPart]: refunded };
  return tablesOf('dividend', sheet, [
    { rows: paid },
    { rows: [...parts, { [originText.part]: reckoned }] },
    { rows: [...refunds, sums] },
  ]);
}

/** Percent stand in words there: its table has no column of amounts. */
function gianTables(): readonly Printed[] {
  const { example } = readGian;
  return tablesOf('beneficiaries', gianSheet(example, someMember), [null]);
}

export const benefitSheets = (): readonly Printed[] => [
  ...depositTables(),
  ...collTables(),
  ...welfareTables(),
  ...dividendTables(),
  ...gianTables(),
];
