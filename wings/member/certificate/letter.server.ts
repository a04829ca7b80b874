/** The words and figures of a certificate, and what its code vouches for. */
import { createHash } from 'node:crypto';
import { fullName } from '../../../api/sheet/owner-facts.ts';
import { formatAccountNumber } from '../../../core/account-number.ts';
import type { Day } from '../../../core/days.ts';
import { type Satang, sumOfPresent } from '../../../core/satang.ts';
import { thaiDateLong } from '../../../core/thai-date.ts';
import { formatBaht } from '../../../core/thai-number.ts';
import { bahtInWords } from '../../../core/thai-words/amount.ts';
import type { AccountBalance, Balances, LoanBalance } from '../../../records/figures/balances.ts';
import type { MemberRow } from '../../../records/figures/members.ts';
import { text } from './certificate.text.ts';

type Line = readonly [name: string, satang: Satang];

/** What of the balances stands on the certificate. */
export interface Chosen {
  readonly shares: boolean;
  readonly accounts: readonly string[];
  readonly loans: readonly string[];
}

export interface Certified {
  /** Null: the certificate speaks of none. */
  readonly totalSatang: Satang | null;
  readonly debtSatang: Satang | null;
  readonly money: readonly Line[];
  readonly debts: readonly Line[];
}

const sum = (lines: readonly Line[]): Satang | null =>
  sumOfPresent(lines.map(([, satang]) => satang));

/** The rows with these numbers in the records' order; undefined when one is missing. */
function those<Row>(rows: readonly Row[], numbers: readonly string[], of: (row: Row) => string) {
  const found = rows.filter((row) => numbers.includes(of(row)));
  return found.length === numbers.length ? found : undefined;
}

const accountLine = ({ accountNo, typeName, balanceSatang }: AccountBalance): Line => [
  `${text.account(typeName)}\u00a0${formatAccountNumber('000', accountNo)}`,
  balanceSatang,
];
const loanLine = ({ contractNo, typeName, balanceSatang }: LoanBalance): Line => [
  `${text.contract(typeName)}\u00a0${contractNo}`,
  balanceSatang,
];

/** The chosen lines; undefined where something chosen was not the member's on that day. */
export function certified(balances: Balances, chosen: Chosen): Certified | undefined {
  const accounts = those(balances.accounts, chosen.accounts, ({ accountNo }) => accountNo);
  const loans = those(balances.loans, chosen.loans, ({ contractNo }) => contractNo);
  if (!accounts || !loans || (chosen.shares && balances.shareSatang === 0n)) return undefined;
  const shares: Line[] = chosen.shares ? [[text.shareLine, balances.shareSatang]] : [];
  const money = [...shares, ...accounts.map(accountLine)];
  const debts = loans.map(loanLine);
  return { money, debts, totalSatang: sum(money), debtSatang: sum(debts) };
}

const table = (title: string, lines: readonly Line[], total: Satang | null) =>
  total === null
    ? []
    : [
        {
          title,
          heads: text.letter.heads,
          lines: lines.map(([name, satang]) => [name, formatBaht(satang)]),
          total: [text.letter.total, formatBaht(total)],
          words: `(${bahtInWords(total)})`,
        },
      ];

interface LetterFacts {
  readonly member: Pick<MemberRow, 'prefix' | 'firstName' | 'lastName' | 'memberNo'>;
  readonly coop: string;
  readonly on: Day;
  readonly issuedOn: Day;
}

/** A day that no end of a line tears apart. */
const written = (day: Day): string => thaiDateLong(day).replaceAll(' ', '\u00a0');

/** Everything that the paper says, for its template. */
export function letterOf(what: Certified, { member, coop, on, issuedOn }: LetterFacts) {
  const { letter } = text;
  const person = fullName(member);
  return {
    title: text.title,
    issuedOn,
    opening: letter.certifies(person, member.memberNo, coop),
    states: letter.owns(written(on)),
    tables: [
      ...table(letter.money, what.money, what.totalSatang),
      ...table(letter.debt, what.debts, what.debtSatang),
    ],
    notes: [...(what.debtSatang === null ? [] : [letter.debtNote]), letter.source],
    given: letter.issued(written(issuedOn)),
    signer: letter.signer,
  };
}

/** What the code vouches for: every word and figure of the paper. */
export const hashOf = (letter: ReturnType<typeof letterOf>): Buffer =>
  createHash('sha256').update(JSON.stringify(letter)).digest();
