/** Rates that go by the balance, in the words in which a cooperative announces them. */
import type { BandMethod, StatedBands } from './rate-bands.ts';
import { formatBaht } from './thai-number.ts';

const first: Readonly<Record<BandMethod, (to: string) => string>> = {
  WHOLE: (to) => `ยอดเงินไม่ถึง ${to} บาท`,
  SLICE: (to) => `ยอดเงินส่วนที่ไม่เกิน ${to} บาท`,
};
const middle: Readonly<Record<BandMethod, (from: string, to: string) => string>> = {
  WHOLE: (from, to) => `ยอดเงินตั้งแต่ ${from} แต่ไม่ถึง ${to} บาท`,
  SLICE: (from, to) => `ยอดเงินส่วนที่เกิน ${from} ถึง ${to} บาท`,
};
const last: Readonly<Record<BandMethod, (from: string) => string>> = {
  WHOLE: (from) => `ยอดเงินตั้งแต่ ${from} บาทขึ้นไป`,
  SLICE: (from) => `ยอดเงินส่วนที่เกิน ${from} บาท`,
};

/** Each band, lowest first: `ยอดเงินส่วนที่ไม่เกิน 100,000.00 บาท`, and percent a year. */
export function bandsInWords({ by, bands }: StatedBands) {
  return bands.map(({ from, rate }, at) => {
    const to = bands[at + 1]?.from;
    const range =
      to === undefined
        ? last[by](formatBaht(from))
        : at === 0
          ? first[by](formatBaht(to))
          : middle[by](formatBaht(from), formatBaht(to));
    return { range, rate };
  });
}

/** What the present rate is called: `plain` where it is the only one, else how its bands count. */
export const presentRateName = (bands: StatedBands | null, plain: string): string =>
  bands === null ? plain : bandsText.present[bands.by];

export const bandsText = {
  title: 'อัตราดอกเบี้ยตามยอดเงิน',
  range: 'ช่วงของยอดเงิน',
  percent: 'ร้อยละต่อปี',
  present: {
    WHOLE: 'ดอกเบี้ยร้อยละต่อปี (ทั้งยอด)',
    SLICE: 'ดอกเบี้ยร้อยละต่อปี (ขั้นปัจจุบัน)',
  },
} as const;
