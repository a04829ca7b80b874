/** A member's own loans as the records hold them (D-07, D-08). */
import { toDtoCollateral } from '../../../api/guarantees/collateral.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { type Satang, sumOf, sumOfPresent, toDtoBaht } from '../../../core/satang.ts';
import { type Collateral, collateral } from '../../../records/figures/guarantees.ts';
import { type LastLine, type Loan, lastLoanLines, loans } from '../../../records/figures/loans.ts';
import { findMember } from '../../../records/figures/members.ts';
import { today } from '../../../records/pages/today.ts';
import type { Services } from '../../../records/services.ts';
import { handlers as ahead } from './ahead/projection.server.ts';
import { contractOf, interestOn, laterOf, orNull } from './contract.server.ts';
import { downloadLoans, readLoans } from './loans.api.ts';
import { loanSheet } from './loans-sheet.server.ts';
import { handlers as statement } from './statement/statement.server.ts';

const handle = handlersOn<Services>();

type Status = 'open' | 'closed';

interface Found {
  readonly asOf: string;
  readonly interestDay: string;
  readonly listed: readonly Loan[];
  readonly last: readonly LastLine[];
  readonly secured: readonly Collateral[];
}

const sum = (listed: readonly Loan[], read: (loan: Loan) => Satang): string =>
  toDtoBaht(sumOf(listed, read));

/** The sum of the amounts that are there; null where none is. */
function sumOrNull(listed: readonly Loan[], read: (loan: Loan) => Satang | undefined) {
  return orNull(sumOfPresent(listed.map(read)) ?? undefined);
}

function answerOf({ asOf, interestDay, listed, last, secured }: Found) {
  const lastOf = (loan: Loan) => last.find((one) => one.contractNo === loan.contractNo);
  const interest = (loan: Loan): Satang | undefined =>
    loan.status === 'OPEN' ? interestOn(loan, lastOf(loan), { on: interestDay, asOf }) : 0n;
  const delivered = (loan: Loan): Satang | undefined =>
    interest(loan) === undefined ? loan.accruedInterestSatang : undefined;
  return {
    as_of: asOf,
    interest_on: interestDay,
    loans: listed.map((loan) => ({
      ...contractOf(loan, lastOf(loan), asOf),
      accrued_interest_today: orNull(interest(loan)),
      accrued_interest_delivered: orNull(delivered(loan)),
      guarantors: secured
        .filter(({ contractNo }) => contractNo === loan.contractNo)
        .map(toDtoCollateral),
    })),
    totals: {
      principal_balance: sum(listed, (loan) => loan.principalBalanceSatang),
      accrued_interest_today: listed.length === 0 ? toDtoBaht(0n) : sumOrNull(listed, interest),
      accrued_interest_delivered: sumOrNull(listed, delivered),
      principal_arrears: sum(listed, (loan) => loan.principalArrearsSatang),
      interest_arrears: sum(listed, (loan) => loan.interestArrearsSatang),
    },
  };
}

async function findLoans(services: Services, memberNo: string, status: Status) {
  const [member, listed, last, secured, day] = await services.records.readAsMember(
    memberNo,
    (db) =>
      Promise.all([
        findMember(db),
        loans(db, status === 'open' ? 'OPEN' : 'CLOSED'),
        lastLoanLines(db),
        collateral(db),
        today(db),
      ]),
    { atOnce: true },
  );
  if (!member) throw new Problem('not_found');
  const { asOf } = member;
  const interestDay = laterOf(day, asOf);
  return { member, response: answerOf({ asOf, interestDay, listed, last, secured }) };
}

export const handlers: readonly Handler<Services>[] = [
  handle(readLoans, {
    // Interest runs on from day to day: not kept with the publication.
    async run({ input, who, services }) {
      const { response } = await findLoans(services, who.memberNo, input.status ?? 'open');
      return { data: response };
    },
  }),

  handle(downloadLoans, {
    async run({ input, who, services }) {
      const status = input.status ?? 'open';
      const { member, response } = await findLoans(services, who.memberNo, status);
      const { name, sheet } = loanSheet(response, status, member);
      return { file: await services.papers.sheet(sheet, input.format, name) };
    },
  }),

  ...statement,
  ...ahead,
];
