/** Fields of fixed width: how this core writes each of them. */
import type { CoreColumn, CoreRecord, CoreRow, Style } from '../core.ts';
import {
  coded,
  dayTwoDigits,
  monthFourDigits,
  numberFilled,
  plain,
  rateFilled,
  yearTwoDigits,
  zeroFilled,
} from '../styles.ts';

type Of = CoreColumn['of'];

/** Bytes of every record, whatever it is. */
export const recordBytes = 400;

export const moneyStyle = zeroFilled(13);
const moneyWidth = 13;
export const rateStyle = rateFilled(7, 4);
const rateWidth = 7;

const field = (name: string, of: Of, width: number, as: Style): CoreColumn => ({
  name,
  of,
  as,
  width,
});

export const text = (name: string, of: Of, width: number) => field(name, of, width, plain);
export const number = (name: string, of: Of, width: number) =>
  field(name, of, width, numberFilled(width));
/** Zeros before it, ten digits: the number of a member in every file. */
export const memberNo = (name: string, of: Of) => field(name, of, 10, numberFilled(10));
export const money = (name: string, of: Of) => field(name, of, moneyWidth, moneyStyle);
export const rate = (name: string, of: Of) => field(name, of, rateWidth, rateStyle);
export const day = (name: string, of: Of) => field(name, of, 6, dayTwoDigits);
export const month = (name: string, of: Of) => field(name, of, 4, monthFourDigits);
export const year = (name: string, of: Of) => field(name, of, 2, yearTwoDigits);
export const code = (
  name: string,
  of: Of,
  width: number,
  codes: Readonly<Record<string, string>>,
) => field(name, of, width, coded(codes));

/** A record of this type: two letters in front of all fields. */
export const record = (
  type: string,
  subject: CoreRecord['subject'],
  columns: readonly CoreColumn[],
  order?: (row: CoreRow) => string,
): CoreRecord => ({
  subject,
  columns: [text('RECTYPE', () => type, 2), ...columns],
  ...(order && { order }),
});
