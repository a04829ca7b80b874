/** A member's share ledger: shares at month ends, extra purchases, the end on leaving. */
import { type Satang, wholeBaht } from '../../core/satang.ts';
import {
  type DayNumber,
  dayNumber,
  dayText,
  type Month,
  type MonthNumber,
  monthNumber,
  monthOf,
  payYear,
  workingDay,
} from '../calendar.ts';
import { outcomeOf } from '../people/outcomes.ts';
import { inYear } from '../people/pay.ts';
import type { Person } from '../people/person.ts';
import { type Random, seededRandom } from '../random.ts';
import type { shareWords } from '../words/ledger.text.ts';
import { type ScriptedShares, scriptedShares } from './cast-shares.ts';
import { receiptNo, shareCounterReceiptNo } from './receipts.ts';

export interface ShareLine {
  readonly on: DayNumber;
  readonly receiptNo: string;
  readonly periodNo: number | '';
  readonly typeCode: keyof typeof shareWords;
  readonly sign: 1 | -1;
  readonly amountSatang: Satang;
  readonly balanceSatang: Satang;
}

export interface ShareLedger {
  readonly lines: readonly ShareLine[];
  readonly balanceSatang: Satang;
  /** What is paid in each month now; nothing when suspended or left. */
  readonly monthlySatang: Satang;
  readonly suspended: boolean;
  readonly salarySatang: Satang | undefined;
}

/** The core system began on this day; what was before is one line brought forward. */
export const ledgersOpenedOn = '2010-01-01';

const purposeShares = 3;
const openedOn = dayNumber(ledgersOpenedOn);

/** An extra purchase in this month (A.2: allowed with limits), or nothing. */
function extraPurchase(
  random: Random,
  month: Month,
): { on: DayNumber; satang: Satang } | undefined {
  // Two draws always: whoever buys nothing this month must not shift the months to come.
  const chosen = random.below(1_000) < 4;
  const day = random.between(3, 25);
  const satang = wholeBaht(random.between(5, 50) * 1_000);
  return chosen ? { on: workingDay(month.first + day), satang } : undefined;
}

/** Who goes to another cooperative takes the shares along; an expelled member's pay the debts. */
const lastLines: Readonly<Record<string, 'TRANSFER_OUT' | 'OFFSET'>> = {
  '1': 'TRANSFER_OUT',
  '4': 'OFFSET',
};

function ledgerBuilder(memberNo: string) {
  const lines: ShareLine[] = [];
  let balance: Satang = 0n;
  const post = (line: Omit<ShareLine, 'balanceSatang'>) => {
    balance += BigInt(line.sign) * line.amountSatang;
    if (line.on >= openedOn) lines.push({ ...line, balanceSatang: balance });
  };
  return {
    lines,
    balance: () => balance,
    bringForward: () => {
      const amountSatang = balance;
      const line = { on: openedOn, receiptNo: '', periodNo: '' as const, typeCode: 'BF' as const };
      lines.push({ ...line, sign: 1, amountSatang, balanceSatang: balance });
    },
    monthly: (month: Month, periodNo: number, amountSatang: Satang) =>
      post({
        on: month.last,
        receiptNo: receiptNo(month, memberNo),
        periodNo,
        typeCode: periodNo === 1 ? 'FIRST' : 'MONTHLY',
        sign: 1,
        amountSatang,
      }),
    extra: (month: Month, on: DayNumber, amountSatang: Satang) =>
      post({
        on,
        receiptNo: shareCounterReceiptNo(month, memberNo),
        periodNo: '',
        typeCode: 'EXTRA',
        sign: 1,
        amountSatang,
      }),
    scripted: ({ on, typeCode, sign, baht: whole }: ScriptedShares) =>
      post({ on, receiptNo: '', periodNo: '', typeCode, sign, amountSatang: wholeBaht(whole) }),
    pay: (month: Month, leftCode: Person['leftCode']) =>
      post({
        on: month.last,
        receiptNo: '',
        periodNo: '',
        typeCode: lastLines[leftCode] ?? 'REFUND',
        sign: -1,
        amountSatang: balance,
      }),
  };
}

const monthAfter = (day: string): MonthNumber => monthNumber(day) + 1;

/** The ledger as it stands on a day; a later day adds lines and changes none. */
export function shareLedger(person: Person, asOf: DayNumber): ShareLedger {
  const random = seededRandom(Number(person.memberNo), purposeShares);
  const joined = monthNumber(person.joinedOn);
  const end = person.leftOn === '' ? Number.POSITIVE_INFINITY : monthAfter(person.leftOn);
  const ledger = ledgerBuilder(person.memberNo);
  const opening = monthNumber(ledgersOpenedOn);
  let period = 0;
  for (let number = joined; number < end && monthOf(number).first <= asOf; number += 1) {
    const month = monthOf(number);
    if (number === opening && joined < opening) ledger.bringForward();
    if (number === end - 1) {
      ledger.pay(month, person.leftCode);
      break;
    }
    const scripted = scriptedShares(person, month);
    if (scripted && scripted.on <= asOf) ledger.scripted(scripted);
    const extra = person.extraShares ? extraPurchase(random, month) : undefined;
    if (extra && number > joined && extra.on <= asOf) ledger.extra(month, extra.on, extra.satang);
    if (number >= (person.suspendedFrom ?? end) || month.last > asOf) continue;
    if (!outcomeOf(person, number).shares) continue;
    period += 1;
    ledger.monthly(
      month,
      period,
      wholeBaht(inYear(person.pay.shareBaht, payYear(number) - payYear(joined))),
    );
  }
  return summary(person, asOf, ledger);
}

function summary(
  person: Person,
  asOf: DayNumber,
  ledger: ReturnType<typeof ledgerBuilder>,
): ShareLedger {
  const now = monthNumber(dayText(asOf));
  const year = payYear(now) - payYear(monthNumber(person.joinedOn));
  const left = person.leftOn !== '';
  const suspended = now >= (person.suspendedFrom ?? Number.POSITIVE_INFINITY);
  const earning = !left && person.pay.salaryBaht.length > 0;
  return {
    lines: ledger.lines,
    balanceSatang: ledger.balance(),
    monthlySatang: left || suspended ? 0n : wholeBaht(inYear(person.pay.shareBaht, year)),
    suspended,
    salarySatang: earning ? wholeBaht(inYear(person.pay.salaryBaht, year)) : undefined,
  };
}
