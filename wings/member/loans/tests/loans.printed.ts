/** What this room's sheets must show on paper. */

import { loanLedger } from '../../../../core/ledger/loans.text.ts';
import { toDtoBaht } from '../../../../core/satang.ts';
import { thaiDateShort } from '../../../../core/thai-date.ts';
import { scheduleText } from '../../../../parts/schedule/schedule.text.ts';
import type { Loan } from '../../../../records/figures/loans.ts';
import {
  figures,
  many,
  type Printed,
  sumOf,
  tablesOf,
} from '../../../../tools/sheets/tests/many.ts';
import { closing, moves, opening, signOf, sizeOf } from '../../../../tools/sheets/tests/moves.ts';
import { someMember } from '../../../../tools/sheets/tests/some-member.ts';
import { readLoanSchedule } from '../ahead/projection.api.ts';
import { scheduleSheet } from '../ahead/schedule-sheet.server.ts';
import { readLoans } from '../loans.api.ts';
import { text } from '../loans.text.ts';
import { loanSheet } from '../loans-sheet.server.ts';
import { readLoanStatement } from '../statement/statement.api.ts';
import * as loans from '../statement/statement-sheet.server.ts';

const { example } = readLoans;

const contract: Loan = {
  ...{ contractNo: 'สม6600123', family: 'ORDINARY', typeCode: '02', typeName: 'เงินกู้สามัญ' },
  ...{ contractDate: '2022-11-10', firstDueOn: '2022-12-31', maturityOn: '2032-11-30' },
  ...{ approvedSatang: 90_000_000n, disbursedSatang: 90_000_000n, annualRate: '6.00' },
  ...{ dayCount: 'ACT_365F', interestStep: null, interestRounding: null },
  ...{ revolving: false, repaymentMethod: 'EQUAL_PRINCIPAL', instalmentSatang: 750_000n },
  ...{ periodLast: 36, periodTotal: 120, principalBalanceSatang: 63_000_000n },
  ...{ principalArrearsSatang: 0n, interestArrearsSatang: 0n, accruedInterestSatang: 0n },
  ...{ lastPaymentOn: '2025-10-31', status: 'OPEN', closedOn: null, refinancedBy: null },
  ...{ debtStatus: null, debtStatusOn: null, writtenOffSatang: 0n },
  ...{ rateBands: null, rateBandsBy: null, rateSince: null },
};

function openTables(): readonly Printed[] {
  const [loan] = example.loans;
  const [security] = loan?.guarantors ?? [];
  if (!loan || !security) throw new Error('no contract');
  const guarantors = many(security);
  const loans = many(loan).map((one, at) => ({
    ...one,
    guarantors: at === 0 ? guarantors : [],
    accrued_interest_today: one.accrued_interest_today ?? '0.00',
    accrued_interest_delivered: one.principal_balance,
  }));
  const totals = {
    principal_balance: sumOf(loans, (one) => one.principal_balance),
    accrued_interest_today: sumOf(loans, (one) => one.accrued_interest_today),
    accrued_interest_delivered: sumOf(loans, (one) => one.accrued_interest_delivered),
    principal_arrears: sumOf(loans, (one) => one.principal_arrears),
    interest_arrears: sumOf(loans, (one) => one.interest_arrears),
  };
  const { sheet } = loanSheet({ ...example, loans, totals }, 'open', someMember);
  const interest = text.interestToday(thaiDateShort(example.interest_on));
  const delivered = text.deliveredOn(thaiDateShort(example.as_of));
  const owed = (one: typeof totals) => ({
    [text.balanceBaht]: one.principal_balance,
    [interest]: one.accrued_interest_today,
    [delivered]: one.accrued_interest_delivered,
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
  const rows = loans.map((one) => ({
    [text.approved]: one.approved_amount,
    [text.writtenOff]: one.written_off_amount,
  }));
  return tablesOf('closed contracts', sheet, [{ rows }]);
}

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

function statementTables(): readonly Printed[] {
  const { columns: heads } = loanLedger;
  const { example } = readLoanStatement;
  const [line] = example.lines;
  if (!line) throw new Error('no line');
  const others = (at: number) => ({
    interest: toDtoBaht(7_001n + BigInt(at)),
    total: toDtoBaht(880_003n + BigInt(at)),
    interest_balance: toDtoBaht(1_000_009n + BigInt(at)),
  });
  const lines = moves.map(({ move, balance }, at) => ({
    ...{ ...line, ...others(at), sign_flag: signOf(move), principal: sizeOf(move) },
    balance: toDtoBaht(balance),
  }));
  const summary = { ...example.summary, opening, closing };
  const { sheet } = loans.statementSheet({ ...example, summary, lines }, someMember, {});
  const rows = moves.map(({ move, balance }, at) => ({
    [heads.principal.head]: toDtoBaht(move),
    [heads.interest.head]: others(at).interest,
    [heads.total.head]: others(at).total,
    [heads.balance.head]: toDtoBaht(balance),
    [heads.interest_balance.head]: others(at).interest_balance,
  }));
  const edge = (balance: string) => ({ [heads.balance.head]: balance });
  return tablesOf('loan statement', sheet, [
    null,
    { rows: [edge(closing), ...rows, edge(opening)], carried: heads.balance.head },
  ]);
}

/** Every table of this room's sheets, with the figures that its paper must show. */
export const printed = (): readonly Printed[] => [
  ...openTables(),
  ...closedTables(),
  ...scheduleTables(),
  ...statementTables(),
];
