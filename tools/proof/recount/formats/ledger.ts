/** A ledger added up from its movements, line by line. */
import type { Row } from '../files/plain.ts';

export const number = (text: string | undefined): bigint => BigInt(text || '0');

/** Every row's figure, added up. */
export const sumOf = (rows: readonly Row[], field: string): bigint =>
  rows.reduce((sum, row) => sum + number(row[field]), 0n);

const isForward = ({ typeCode }: Row): boolean => typeCode === 'BF' || typeCode === '09';

/** What the line brings forward was there before: it moves nothing (A.2, A.3). */
export const moved = (line: Row): bigint => (isForward(line) ? 0n : number(line.sign));

/**
 * The lines with the balance that the movements before them come to, oldest first; `field` is the
 * amount that moves it.
 */
export function running(lines: readonly Row[], field: string): readonly Row[] {
  let balance = 0n;
  return lines.map((line) => {
    balance += number(line.sign) * number(line[field]);
    return { ...line, balanceSatang: String(balance) };
  });
}

/** The lines as they are shown: what is brought forward has no sign, the newest comes first. */
export const newestFirst = (lines: readonly Row[]): readonly Row[] =>
  lines.map((line) => ({ ...line, sign: String(moved(line)) })).toReversed();

/** A payment is reversed: it is owed again, and its interest was given back. */
const isReversal = (line: Row): boolean =>
  line.typeCode === '06' && line.sign === '1' && number(line.interestSatang) < 0n;

/** The debt was put right, and nobody paid or lent anything. */
const isAdjusted = (line: Row): boolean =>
  line.typeCode === '06' &&
  !isReversal(line) &&
  !(line.sign === '-1' && number(line.interestSatang) > 0n);

/** Sums over the lines from one day to another, both included. */
export function summary(lines: readonly Row[], field: string, from = '', to = '9999') {
  const chosen = lines.filter(({ postedOn = '' }) => postedOn >= from && postedOn <= to);
  const before = lines.filter(({ postedOn = '' }) => postedOn < from).at(-1);
  // Where several slips are brought forward the last of their lines has the sum.
  const first = chosen.filter(isForward).at(-1) ?? chosen[0];
  const opening = first
    ? number(first.balanceSatang) - moved(first) * number(first[field])
    : number(before?.balanceSatang);
  const moving = chosen.filter((line) => number(line[field]) !== 0n);
  const lost = moving.filter(({ typeCode }) => typeCode === '07');
  const reversals = moving.filter(isReversal);
  const adjusted = moving.filter(isAdjusted);
  const others = moving.filter((line) => ![...lost, ...reversals, ...adjusted].includes(line));
  const inward = others.filter((line) => moved(line) > 0n);
  const outward = others.filter((line) => moved(line) < 0n);
  const [into, gone] = [sumOf(inward, field), sumOf(lost, field)];
  const out = sumOf(outward, field) - sumOf(reversals, field);
  const more = adjusted.reduce((sum, line) => sum + moved(line) * number(line[field]), 0n);
  return {
    openingSatang: opening,
    inSatang: into,
    inCount: inward.length,
    outSatang: out,
    outCount: outward.length + reversals.length,
    lostSatang: gone,
    adjustedSatang: more,
    closingSatang: opening + into - out - gone + more,
  };
}

/** Balance after each day with movement, oldest first; every n-th from the newest where many. */
export function balanceHistory(lines: readonly Row[]) {
  const closes = new Map(
    lines.map(({ postedOn = '', balanceSatang }) => [postedOn, balanceSatang]),
  );
  const points = [...closes].map(([on, balanceSatang]) => ({ on, balanceSatang }));
  const step = Math.ceil(points.length / 400);
  return points
    .toReversed()
    .filter((_, index) => index % step === 0)
    .toReversed();
}

/** The balance at the close of a day. */
export const balanceOn = (lines: readonly Row[], day: string): bigint =>
  number(lines.filter(({ postedOn = '' }) => postedOn <= day).at(-1)?.balanceSatang);
