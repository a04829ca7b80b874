import { billNumberPattern } from '../../../../core/collection/bill-number.ts';

/** What a bill is known by in an address: year of the Buddhist era, month, number within it. */
export interface BillKey {
  readonly year: string;
  readonly month: string;
  readonly seq: string;
}

const seqShape = new RegExp(`^${billNumberPattern}$`);

/** Whether there could be such a bill: of anything else the server need not be asked. */
export const isBillKey = ({ year, month, seq }: BillKey): boolean =>
  /^2[4-9]\d\d$/.test(year) && /^(?:[1-9]|1[0-2])$/.test(month) && seqShape.test(seq);
