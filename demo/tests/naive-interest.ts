/**
 * Interest once more, the slow and plain way: day by day, with exact fractions. It shares no code
 * with core/deposit, so that the two check each other.
 */
import { dayNo, type Row, satang } from './read-extract.ts';

/** `2.50` as ten-thousandths of a percent. */
function tenThousandths(rate: string): bigint {
  const [whole = '', decimals = ''] = rate.split('.');
  return BigInt(whole + decimals.padEnd(4, '0'));
}

/**
 * What a close weighs at the bands of its account, one baht-and-satang range after the other:
 * `0.00=1.50;100000.00=2.00`.
 */
function atBands(account: Row, balance: bigint): bigint {
  const bands = (account.RATE_BANDS ?? '').split(';').map((band) => band.split('='));
  let weight = 0n;
  for (const [at, [from, rate = '']] of bands.entries()) {
    const begins = satang(from);
    const next = bands[at + 1]?.[0];
    const ends = next === undefined ? balance : satang(next);
    if (account.RATE_BANDS_BY === 'WHOLE') {
      const lies = balance >= begins && (next === undefined || balance < ends);
      if (lies) weight += balance * tenThousandths(rate);
    } else if (balance > begins) {
      weight += ((balance < ends ? balance : ends) - begins) * tenThousandths(rate);
    }
  }
  return weight;
}

/** A fraction of a satang to the nearest whole one, a half upwards. */
export function nearest(numerator: bigint, denominator: bigint): bigint {
  const whole = numerator / denominator;
  const rest = numerator % denominator;
  return rest * 2n >= denominator ? whole + 1n : whole;
}

export interface Posting {
  readonly seq: string;
  readonly posted: bigint;
  readonly expected: bigint;
}

/** The lines of a slip, each with the balance of the slip in place of the account's. */
export function linesOfSlip(lines: readonly Row[], slipNo: string | undefined): readonly Row[] {
  let balance = 0n;
  return lines
    .filter((line) => line.SLIP_NO === slipNo)
    .map((line) => {
      balance += BigInt(line.SIGN ?? '') * satang(line.AMOUNT);
      const digits = String(balance).padStart(3, '0');
      return { ...line, BALANCE: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
    });
}

/**
 * Each posting of an account, or of a slip, with what it should have been, and the interest at the
 * end: at its bands, or at its rate until a line states another, from that day's close on.
 */
export function recompute(
  lines: readonly Row[],
  account: Row,
  asOf: number,
): { postings: Posting[]; accrued: bigint } {
  const postings: Posting[] = [];
  // Hundredths of hundredths of a percent: rates have up to four decimals.
  let closes = 0n;
  let now = lines.find((line) => line.ANNUAL_RATE)?.ANNUAL_RATE ?? account.ANNUAL_RATE ?? '';
  let balance = 0n;
  let at = 0;
  const inSatang = () => nearest(closes, 365n * 100n * 10_000n);
  for (let day = dayNo(lines[0]?.POSTED_ON); day <= asOf; day += 1) {
    // `closes` holds the closing balances of the days before this one.
    for (let line = lines[at]; line && dayNo(line.POSTED_ON) === day; line = lines[at]) {
      if (line.TYPE_CODE === 'INTEREST') {
        postings.push({ seq: line.SEQ ?? '', posted: satang(line.AMOUNT), expected: inSatang() });
        closes = 0n;
      }
      balance = satang(line.BALANCE);
      if (line.ANNUAL_RATE) now = line.ANNUAL_RATE;
      at += 1;
    }
    if (day < asOf) {
      closes += account.RATE_BANDS ? atBands(account, balance) : balance * tenThousandths(now);
    }
  }
  return { postings, accrued: inSatang() };
}
