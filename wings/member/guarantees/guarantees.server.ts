/** Guarantees given and received, as the records hold them (D-13). */
import type { DataOf } from '../../../api/endpoint.ts';
import { toDtoCollateral } from '../../../api/guarantees/collateral.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { fileDay } from '../../../api/ledger/complete-ledger.ts';
import { Problem } from '../../../api/problem.ts';
import { fullName } from '../../../api/sheet/owner-facts.ts';
import type { Site } from '../../../api/site.ts';
import { exposureOf, exposureTotal } from '../../../core/guarantee/exposure.ts';
import { limitLeft } from '../../../core/loan/revolving.ts';
import { maskedAccountNo, maskedMemberNo } from '../../../core/masked/masked.ts';
import { sumOf, toDtoBaht } from '../../../core/satang.ts';
import {
  type Collateral,
  collateral,
  type Guarantee,
  guarantees,
} from '../../../records/figures/guarantees.ts';
import { type Loan, loans } from '../../../records/figures/loans.ts';
import { findMember } from '../../../records/figures/members.ts';
import type { Services } from '../../../records/services.ts';
import { downloadColl, readColl } from './guarantees.api.ts';
import { text } from './guarantees.text.ts';
import { collSheet } from './guarantees-sheet.server.ts';

type CollServices = Services & { readonly site: Site };
type Coll = DataOf<typeof readColl>;

const handle = handlersOn<CollServices>();

type Secured = 'contractNo' | 'contractDate' | 'approvedSatang' | 'revolving';

const loanOf = (loan: Pick<Loan, Secured | 'principalBalanceSatang'>) => ({
  contract_no: loan.contractNo,
  contract_date: loan.contractDate,
  approved_amount: toDtoBaht(loan.approvedSatang),
  revolving: loan.revolving,
  principal_balance: toDtoBaht(loan.principalBalanceSatang),
});

/**
 * Nothing is left to stand for where nothing is owed (A.8). A revolving contract that may be drawn
 * again is secured for that, too.
 */
const isSecured = (loan: Loan, asOf: string): boolean =>
  loan.principalBalanceSatang > 0n || limitLeft(loan, asOf) !== undefined;

/** With what is written off, which is owed as before. */
const owedOf = (one: Guarantee) => ({
  ...one,
  principalBalanceSatang: one.principalBalanceSatang + one.writtenOffSatang,
});

const isGiven = (one: Guarantee): boolean =>
  one.mayBeDrawn || owedOf(one).principalBalanceSatang > 0n;

const givenOf = (one: Guarantee): Coll['given'][number] => ({
  ...loanOf(one),
  may_be_drawn: one.mayBeDrawn,
  seq: one.seq,
  kind: one.kind,
  ref_no_masked: one.refNo === null ? null : maskedAccountNo('000', one.refNo),
  borrower_name: fullName(one),
  borrower_no_masked: maskedMemberNo(one.borrowerNo),
  guaranteed_amount: toDtoBaht(one.guaranteedSatang),
  written_off_amount: toDtoBaht(one.writtenOffSatang),
  my_share: toDtoBaht(exposureOf(owedOf(one))),
  arrears_flag: one.inArrears,
  status: one.status,
  debt_status: one.debtStatus,
  quarantine_as_of: one.quarantineAsOf,
});

function mineOf(loan: Loan, all: readonly Collateral[]): Coll['mine'][number] | undefined {
  const securing = all.filter(({ contractNo }) => contractNo === loan.contractNo);
  if (securing.length === 0) return undefined;
  return {
    ...loanOf(loan),
    type_name: loan.typeName,
    guarantors: securing.map(toDtoCollateral),
    guaranteed_total: toDtoBaht(sumOf(securing, ({ amountSatang }) => amountSatang)),
  };
}

const rightOf = (limit: number | undefined, given: number): Coll['right'] =>
  limit === undefined ? null : { limit, left: Math.max(0, limit - given) };

/** Both sides of the subject, and who it is. */
async function collOf(services: CollServices, memberNo: string) {
  const found = await services.records.readAsMember(
    memberNo,
    (db) => Promise.all([findMember(db), guarantees(db), loans(db, 'OPEN'), collateral(db)]),
    { atOnce: true },
  );
  const [member, all, own, securing] = found;
  if (!member) throw new Problem('not_found');
  const given = all.filter(isGiven);
  const coll: Coll = {
    as_of: member.asOf,
    given: given.map(givenOf),
    given_total: {
      count: new Set(given.map(({ contractNo }) => contractNo)).size,
      guaranteed_amount: toDtoBaht(sumOf(given, ({ guaranteedSatang }) => guaranteedSatang)),
      my_share: toDtoBaht(exposureTotal(given.map(owedOf))),
    },
    // What is pledged is held where it lies; the rule is about those who stand in person.
    right: rightOf(
      services.site.guarantee_limit,
      given.filter(({ kind }) => kind === 'PERSON').length,
    ),
    mine: own
      .filter((loan) => isSecured(loan, member.asOf))
      .flatMap((loan) => mineOf(loan, securing) ?? []),
  };
  return { coll, member };
}

export const handlers: readonly Handler<CollServices>[] = [
  handle(readColl, {
    keep: 'publication',
    run: async ({ who, services }) => ({ data: (await collOf(services, who.memberNo)).coll }),
  }),

  handle(downloadColl, {
    async run({ input: { format, tab }, who, services }) {
      const { coll, member } = await collOf(services, who.memberNo);
      const name = text.fileName(text.tabs[tab], fileDay(coll.as_of));
      return { file: await services.papers.sheet(collSheet(coll, tab, member), format, name) };
    },
  }),
];
