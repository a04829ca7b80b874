/** Contracts, what they owe, what secures them, and the instalments ahead. */

import { thaiDateShort } from '../../../core/thai-date.ts';
import { scheduleText } from '../../../parts/schedule/schedule.text.ts';
import type { Loan } from '../../../records/figures/loans.ts';
import { readLoanSchedule } from '../../../wings/member/loans/ahead/projection.api.ts';
import { scheduleSheet } from '../../../wings/member/loans/ahead/schedule-sheet.server.ts';
import { readLoans } from '../../../wings/member/loans/loans.api.ts';
import { text } from '../../../wings/member/loans/loans.text.ts';
import { loanSheet } from '../../../wings/member/loans/loans-sheet.server.ts';
import { figures, many, type Printed, sumOf, tablesOf } from './many.ts';
import { someMember } from './some-member.ts';

const { example } = readLoans;

function openTables(): readonly Printed[] {
  const [loan] = example.loans;
  const [security] = loan?.guarantors ?? [];
  if (!loan || !security) throw new Error('no contract');
  const guarantors = many(security);
  const loans = many(loan).map((one, at) => ({ ...one, guarantors: at === 0 ? guarantors : [] }));
  const totals = {
    principal_balance: sumOf(loans, (one) => one.principal_balance),
    accrued_interest_today: sumOf(loans, (one) => one.accrued_interest_today),
    principal_arrears: sumOf(loans, (one) => one.principal_arrears),
    interest_arrears: sumOf(loans, (one) => one.interest_arrears),
  };
  const { sheet } = loanSheet({ ...example, loans, totals }, 'open', someMember);
  const interest = text.interestToday(thaiDateShort(example.interest_on));
  const owed = (one: typeof totals) => ({
    [text.balanceBaht]: one.principal_balance,
    [interest]: one.accrued_interest_today,
    [text.principalArrears]: one.principal_arrears,
    [text.interestArrears]: one.interest_arrears,
  });
  return tablesOf('contracts', sheet, [
    { rows: loans.map((one) => ({ [text.instalmentAny]: one.instalment_amount })) },
    {
      rows: [
        ...loans.map((one) => ({ [text.approved]: one.approved_amount, ...owed(one) })),
        owed(totals),
      ],
    },
    { rows: guarantors.map(({ amount }) => figures({ [text.security.amount]: amount })) },
  ]);
}

function closedTables(): readonly Printed[] {
  const loans = many({ ...example.loans[0], guarantors: [] } as (typeof example.loans)[number]);
  const { sheet } = loanSheet({ ...example, loans }, 'closed', someMember);
  const rows = loans.map((one) => ({ [text.approved]: one.approved_amount }));
  return tablesOf('closed contracts', sheet, [{ rows }]);
}

const contract: Loan = {
  ...{ contractNo: 'สม6600123', family: 'ORDINARY', typeCode: '02', typeName: 'เงินกู้สามัญ' },
  ...{ contractDate: '2022-11-10', firstDueOn: '2022-12-31', maturityOn: '2032-11-30' },
  ...{ approvedSatang: 90_000_000n, disbursedSatang: 90_000_000n, annualRate: '6.00' },
  ...{ dayCount: 'ACT_365F', repaymentMethod: 'EQUAL_PRINCIPAL', instalmentSatang: 750_000n },
  ...{ periodLast: 36, periodTotal: 120, principalBalanceSatang: 63_000_000n },
  ...{ principalArrearsSatang: 0n, interestArrearsSatang: 0n, accruedInterestSatang: 0n },
  ...{ lastPaymentOn: '2025-10-31', status: 'OPEN', closedOn: null, refinancedBy: null },
};

/** An instalment a month, and after each year its sum. */
function scheduleTables(): readonly Printed[] {
  const [row] = readLoanSchedule.example.instalments;
  if (!row) throw new Error('no instalment');
  const perYear = 12;
  const instalments = many(row).map((one, at) => ({
    ...one,
    due_on: `${2026 + Math.floor(at / perYear)}-${String((at % perYear) + 1).padStart(2, '0')}-28`,
  }));
  const totals = {
    total_principal: sumOf(instalments, (one) => one.principal),
    total_interest: sumOf(instalments, (one) => one.interest),
    total_payment: sumOf(instalments, (one) => one.payment),
  };
  const response = { ...readLoanSchedule.example, ...totals, instalments };
  const { sheet } = scheduleSheet(response, contract, someMember);
  const { columns } = scheduleText;
  const sums = (part: typeof instalments) => ({
    [columns.principal]: sumOf(part, (one) => one.principal),
    [columns.interest]: sumOf(part, (one) => one.interest),
    [columns.payment]: sumOf(part, (one) => one.payment),
  });
  const rows = instalments.flatMap((one, at) => {
    const isLast = (at + 1) % perYear === 0 || at === instalments.length - 1;
    const year = instalments.slice(at - (at % perYear), at + 1);
    const line = {
      ...{ [columns.opening]: one.opening, [columns.principal]: one.principal },
      ...{ [columns.interest]: one.interest, [columns.payment]: one.payment },
      [columns.closing]: one.closing,
    };
    return isLast ? [line, { ...sums(year), [columns.closing]: one.closing }] : [line];
  });
  return tablesOf('schedule', sheet, [{ rows: [...rows, sums(instalments)] }]);
}

export const loanSheets = (): readonly Printed[] => [
  ...openTables(),
  ...closedTables(),
  ...scheduleTables(),
];
