/** What the files of this core have in common. */
import type { CoreColumn, CoreRow, Style } from '../core.ts';
import { coded, monthTwoDigits, plain } from '../styles.ts';

export const col = (name: string, of: CoreColumn['of'], as: Style = plain): CoreColumn => ({
  name,
  of,
  as,
});

/** The key that joins the two tables of members; people never see it. */
export const personId = (row: CoreRow): string =>
  String(100_003 + 7 * Number(row.field('MEMBER_NO')));

/** The key that joins a bill and its items. */
export const billId = (row: CoreRow): string =>
  `${monthTwoDigits(row.field('MONTH'))}${row.text('MEMBER_NO')}${row.text('SEQ')}`;

export const yesNo = coded({ 1: 'Y', 0: 'N' });
export const held = coded({ PAID: 'P', HELD: 'H' });
