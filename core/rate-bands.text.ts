/** Rates that go by the balance, in the words in which a cooperative announces them. */
import type { BandMethod, StatedBands } from './rate-bands.ts';
import { formatBaht } from './thai-number.ts';

/** What the bands divide. */
type Noun = 'ยอดเงิน' | 'เงินต้น';

const baht = (amount: string): string => `${formatBaht(amount)} บาท`;

const first: Readonly<Record<BandMethod, (noun: Noun, to: string) => string>> = {
  WHOLE: (noun, to) => `${noun}ไม่ถึง ${to}`,
  SLICE: (noun, to) => `${noun}ส่วนที่ไม่เกิน ${to}`,
};
const middle: Readonly<Record<BandMethod, (noun: Noun, from: string, to: string) => string>> = {
  WHOLE: (noun, from, to) => `${noun}ตั้งแต่ ${from} แต่ไม่ถึง ${to}`,
  SLICE: (noun, from, to) => `${noun}ส่วนที่เกิน ${from} แต่ไม่เกิน ${to}`,
};
const last: Readonly<Record<BandMethod, (noun: Noun, from: string) => string>> = {
  WHOLE: (noun, from) => `${noun}ตั้งแต่ ${from}ขึ้นไป`,
  SLICE: (noun, from) => `${noun}ส่วนที่เกิน ${from}`,
};

/** Each band, lowest first: `ยอดเงินส่วนที่ไม่เกิน 100,000.00 บาท`, and percent a year. */
export function bandsInWords({ by, bands }: StatedBands, noun: Noun) {
  return bands.map(({ from, rate }, at) => {
    const to = bands[at + 1]?.from;
    const range =
      to === undefined
        ? last[by](noun, baht(from))
        : at === 0
          ? first[by](noun, baht(to))
          : middle[by](noun, baht(from), baht(to));
    return { range, rate };
  });
}

export const bandsText = {
  title: 'อัตราดอกเบี้ยตามยอดเงิน',
  range: 'ช่วงของยอดเงิน',
  percent: 'ร้อยละต่อปี',
  rate: (rate: string) => `ร้อยละ ${rate} ต่อปี`,
  /** The present rate, and how bands count. */
  present: {
    WHOLE: 'ดอกเบี้ยร้อยละต่อปี ทั้งยอดตามขั้นปัจจุบัน',
    SLICE: 'ดอกเบี้ยร้อยละต่อปี ขั้นสูงสุดปัจจุบัน',
  },
} as const;
