/** How ordinary people use their accounts: month by month, by seeded chance. */
import { divideHalfUp, type Satang, wholeBaht } from '../../core/satang.ts';
import { type Month, workingDay } from '../calendar.ts';
import { outcomeOf } from '../people/outcomes.ts';
import type { Person } from '../people/person.ts';
import { type Random, seededRandom } from '../random.ts';
import { banks, channels } from '../words/ledger.text.ts';
import type { DepositLedger } from './deposit-balance.ts';
import { entries } from './entries.ts';
import type { Move, Plan } from './moves.ts';
import { receiptNo } from './receipts.ts';

const hundredBaht = wholeBaht(100);
const mostOut = wholeBaht(60_000);

/** So many percent of the balance, down to a whole step, as an outflow. */
function portion(percent: number, step: Satang): (ledger: DepositLedger) => Satang {
  return (ledger) => {
    const part = ((ledger.balance() * BigInt(percent)) / 100n / step) * step;
    return -(part > mostOut ? mostOut : part);
  };
}

/** Early or late in the month, never on its last days, which belong to the monthly collection. */
const someDay = (random: Random, month: Month) => workingDay(month.first + random.between(2, 24));

const inOrder = (moves: readonly Move[]): readonly Move[] =>
  moves.length < 2 ? moves : moves.toSorted((a, b) => a.on - b.on);

export interface SavingsHabits {
  readonly person: Person;
  /** Where transfers go, as the passbook shows it. */
  readonly bank: string;
  /** Deducted from pay each month into this account. */
  readonly collectedSatang: Satang;
  /** Of a hundred months, in how many there is a cash deposit. */
  readonly deposits: number;
  readonly withdrawals: number;
  readonly dividends: ReadonlyMap<number, Satang>;
}

const purposes = { savings: 5, special: 6, bank: 7 } as const;

/** The bank account to which a member has money sent, masked as a passbook shows it. */
export function ownBank(memberNo: string): string {
  const random = seededRandom(Number(memberNo), purposes.bank);
  return channels.bank(random.of(banks), String(random.below(10)));
}

/** A deposit entered twice, and the correction a day or two later: seldom. */
function doubled(random: Random, month: Month): readonly Move[] {
  const on = someDay(random, month);
  const satang = wholeBaht(random.between(5, 50) * 100);
  const later = workingDay(on + 1 + random.below(2));
  return [
    { on, entry: entries.cashIn, satang },
    { on, entry: entries.cashIn, satang },
    { on: later, entry: entries.correction, satang: -satang },
  ];
}

/** What payroll deducts into savings at the end of a month, if it did. */
export function collectedMove(person: Person, month: Month, satang: Satang): readonly Move[] {
  if (satang === 0n || !outcomeOf(person, month.number).deposits) return [];
  const receipt = receiptNo(month, person.memberNo);
  const entry = entries.collected(channels.collected(month.text), receipt);
  return [{ on: month.last, entry, satang }];
}

/** The dividend of the year before, in January. */
export function dividendMove(month: Month, dividends: SavingsHabits['dividends']): readonly Move[] {
  const satang = month.month === 1 ? dividends.get(month.year - 1) : undefined;
  if (!satang) return [];
  const entry = entries.dividend(channels.dividendOf(month.year - 1));
  return [{ on: workingDay(month.first + 27), entry, satang }];
}

/** Savings: pay deductions, cash in and out, transfers to the bank, the dividend in January. */
export function savingsPlan(habits: SavingsHabits): Plan {
  const random = seededRandom(Number(habits.person.memberNo), purposes.savings);
  const toBank = entries.toBank(habits.bank);
  return (month) => {
    const moves: Move[] = [];
    if (random.percent(habits.deposits)) {
      const satang = wholeBaht(random.between(5, 80) * 100);
      moves.push({ on: someDay(random, month), entry: entries.cashIn, satang });
    }
    if (random.percent(habits.withdrawals)) {
      const entry = random.percent(55) ? toBank : entries.cashOut;
      const satang = portion(random.between(10, 75), hundredBaht);
      moves.push({ on: someDay(random, month), entry, satang });
    }
    if (random.below(1_000) < 3) moves.push(...doubled(random, month));
    if (random.below(1_000) < 6) {
      moves.push({
        on: someDay(random, month),
        entry: entries.newPassbook,
        satang: -wholeBaht(50),
      });
    }
    moves.push(...dividendMove(month, habits.dividends));
    moves.push(...collectedMove(habits.person, month, habits.collectedSatang));
    return inOrder(moves);
  };
}

/** The second withdrawal of a month costs one percent, at least 50 baht (A.4). */
function withdrawalFee(ledger: DepositLedger): Satang {
  const last = ledger.lines.at(-1);
  if (last?.typeCode !== 'WITHDRAW') return 0n;
  const fee = divideHalfUp(last.amountSatang, 100n);
  return -(fee < wholeBaht(50) ? wholeBaht(50) : fee);
}

/** Takes out the interest that was posted a moment ago. */
export function interestOut(ledger: DepositLedger): Satang {
  const last = ledger.lines.at(-1);
  return last?.typeCode === 'INTEREST' ? -last.amountSatang : 0n;
}

/** Special savings: seldom and in larger sums; one withdrawal a month is free. */
export function specialPlan(memberNo: string, takesInterest: boolean): Plan {
  const random = seededRandom(Number(memberNo), purposes.special);
  const outOfInterest = entries.interestOut(ownBank(memberNo));
  return (month) => {
    const moves: Move[] = [];
    if (random.percent(20)) {
      const satang = wholeBaht(random.between(1, 30) * 1_000);
      moves.push({
        on: workingDay(month.first + random.between(2, 10)),
        entry: entries.cashIn,
        satang,
      });
    }
    if (random.percent(7)) {
      const first = workingDay(month.first + random.between(12, 16));
      const out = {
        entry: entries.cashOut,
        satang: portion(random.between(5, 45), wholeBaht(1_000)),
      };
      moves.push({ on: first, ...out });
      if (random.percent(20)) {
        const second = workingDay(month.first + random.between(19, 24));
        moves.push({ on: second, ...out });
        moves.push({ on: second, entry: entries.extraWithdrawal, satang: withdrawalFee });
      }
    }
    if (takesInterest) {
      moves.push({
        on: month.last,
        entry: outOfInterest,
        satang: interestOut,
        afterInterest: true,
      });
    }
    return moves;
  };
}
