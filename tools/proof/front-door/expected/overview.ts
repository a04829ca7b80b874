/** What the overview and the certificates must show (D-05). */
import { balanceOn } from '../../recount/formats/ledger.ts';
import { groupsAnswer } from './collections.ts';
import { baht, bahtOrNull, countOrNull, orNull, total } from './dto.ts';
import type { Expectation, Row } from './extract-figures.ts';
import { isRevolving, paidPercent } from './loans.ts';
import { listed } from './savings.ts';
import { latelyAnswer, thisMonthAnswer } from './this-month.ts';
import { ownWords } from './words.text.ts';

const newest = (days: readonly (string | undefined)[]): string | null =>
  days.toSorted().at(-1) ?? null;

/** Contracts of loans and accounts of deposits are counted, nothing else. */
const numbersIn = (items: readonly Row[], group: string): number =>
  ['LOAN', 'DEPOSIT'].includes(group)
    ? new Set(items.flatMap(({ itemGroup, refNo }) => (itemGroup === group && refNo ? refNo : [])))
        .size
    : 0;

function collectionCard({ expected }: Expectation) {
  const { monthly } = expected.collections;
  const rowOf = ({ collection }: (typeof monthly)[number]) => collection as unknown as Row;
  const bills = monthly.filter((one) => monthly[0] && rowOf(one).month === rowOf(monthly[0]).month);
  const [latest] = bills;
  if (!latest) return null;
  const items = bills.flatMap((one) => one.items);
  return {
    month: (rowOf(latest).month ?? '').slice(0, 7),
    collected: baht(total(bills.map(({ collection }) => String(collection.collectedSatang)))),
    uncollected: baht(total(bills.map(({ collection }) => String(collection.uncollectedSatang)))),
    groups: groupsAnswer(items)
      .filter(({ group }) => group !== 'REFUND')
      .map(({ group, amount }) => ({ amount, count: numbersIn(items, group) })),
  };
}

/** The newest day in some ledgers, each newest line first. */
const lastMoved = (ledgers: readonly { readonly lines: readonly Row[] }[]) =>
  newest(ledgers.map(({ lines: [line] }) => line?.postedOn));

function cards(expectation: Expectation) {
  const { expected } = expectation;
  const accounts = listed(expectation).map(({ account }) => account as Row);
  const open = expected.loans.open.map(({ loan }) => loan as Row);
  const once = open.filter((row) => !isRevolving(row));
  const sum = (rows: readonly Row[], field: string) => total(rows.map((row) => row[field]));
  return {
    share: {
      on: orNull(expected.shares.lines[0]?.postedOn),
      shares_count: Number(BigInt(expected.person.shareBalanceSatang || '0') / 1000n),
      monthly_amount: baht(expected.person.monthlyShareSatang),
      last_period: countOrNull(expected.shares.lastPeriod),
    },
    deposit: {
      // The total is that of the last day on which any account moved, an empty one too.
      on: accounts.length > 0 ? lastMoved(expected.deposits.accounts) : null,
      types: [...Map.groupBy(accounts, (row) => row.typeName)].map(([, rows]) => ({
        accounts: rows.length,
        balance: baht(sum(rows, 'balanceSatang')),
      })),
    },
    loan: {
      on: open.length > 0 ? lastMoved([...expected.loans.open, ...expected.loans.closed]) : null,
      contracts: open.map((row) => ({
        contract_no: row.contractNo,
        period_last: Number(row.periodLast),
        period_total: Number(row.periodTotal),
        revolving: isRevolving(row),
        balance: baht(row.principalBalanceSatang),
      })),
      paid_percent: paidPercent(sum(once, 'disbursedSatang'), sum(once, 'principalBalanceSatang')),
    },
    collection: collectionCard(expectation),
  };
}

const maskedId = (id: string): string | null =>
  id === '' ? null : `${id.slice(0, 1)}-xxxx-xxxxx-xx-${id.slice(-1)}`;

const allButTwo = (number: string): string =>
  number.slice(0, -2).replace(/[0-9A-Z]/g, 'x') + number.slice(-2);

export function statusAnswer(expectation: Expectation) {
  const { expected, asOf } = expectation;
  const { person, totals } = expected;
  return {
    as_of: asOf,
    membership_no: person.memberNo,
    birth_date: person.birthDate,
    joined_on: person.joinedOn,
    status_code: person.statusCode,
    member_type_text: person.memberTypeName || ownWords[person.memberType ?? ''],
    status_text: person.statusName || ownWords[person.statusCode ?? ''],
    national_id_masked: maskedId(person.nationalId ?? ''),
    id_document:
      person.nationalId || !person.idDocument
        ? null
        : { kind: person.idDocument, number_masked: allButTwo(person.idDocumentNo ?? '') },
    group_no: person.agencyNo,
    payroll_consent_on: orNull(person.payrollConsentOn),
    totals: {
      share: baht(totals.shareSatang),
      loan: baht(totals.loanSatang),
      deposit: baht(totals.depositSatang),
      collection_latest: bahtOrNull(String(totals.billedSatang ?? '')),
    },
    cards: cards(expectation),
    this_month: thisMonthAnswer(expectation),
    lately: latelyAnswer(expectation),
  };
}

/** Ledgers of the member, each oldest line first. */
const ledgers = ({ expected }: Expectation): readonly (readonly Row[])[] => [
  expected.shares.lines.toReversed(),
  ...expected.deposits.accounts.map(({ lines }) => lines.toReversed()),
  ...[...expected.loans.open, ...expected.loans.closed].map(({ lines }) => lines.toReversed()),
];

/** The member had joined, and what was brought forward from elsewhere had begun. */
function firstDay(expectation: Expectation): string {
  const begun = ledgers(expectation)
    .flat()
    .flatMap(({ typeCode, postedOn }) =>
      ['BF', '09'].includes(typeCode ?? '') ? [postedOn ?? ''] : [],
    );
  return newest([expectation.expected.person.joinedOn, ...begun]) ?? '';
}

/** Balances at the end of a day; what was empty then is not certified. */
export function certificateAnswer(expectation: Expectation, requestedDay?: string) {
  const { expected, asOf } = expectation;
  const day = requestedDay ?? asOf;
  const at = (lines: readonly Row[]) => balanceOn(lines.toReversed(), day);
  const contracts = [...expected.loans.open, ...expected.loans.closed].toSorted((a, b) =>
    `${a.loan.contractDate} ${a.loan.contractNo}` < `${b.loan.contractDate} ${b.loan.contractNo}`
      ? -1
      : 1,
  );
  const shares = at(expected.shares.lines);
  const full = <T>(ones: readonly T[], lines: (one: T) => readonly Row[]) =>
    ones.flatMap((one) => {
      const balance = at(lines(one));
      return balance === 0n ? [] : [{ one, balance: baht(balance) }];
    });
  return {
    as_of: asOf,
    first_day: firstDay(expectation),
    on: day,
    shares: shares === 0n ? null : baht(shares),
    accounts: full(expected.deposits.accounts, ({ lines }) => lines).map(({ one, balance }) => ({
      account_no: one.account.accountNo,
      balance,
    })),
    loans: full(contracts, ({ lines }) => lines).map(({ one, balance }) => ({
      contract_no: one.loan.contractNo,
      balance,
    })),
  };
}
