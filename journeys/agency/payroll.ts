/** The payroll of a school: what it could deduct of a month's bills, as the file that it writes. */
import { readBaht, sumOf, toDtoBaht } from '../../core/satang.ts';
import { type Row, readRows } from '../extract.ts';
import { payrollText as text } from './payroll.text.ts';

/** Somebody whom the school is not billed for. */
export const stranger = '000222';

interface Line {
  readonly memberNo: string;
  readonly billed: bigint;
  readonly collected: bigint;
  readonly reason: string;
}

const written = (lines: readonly Line[]): Buffer => {
  const rows = lines.map(({ memberNo, billed, collected, reason }) =>
    [memberNo, toDtoBaht(billed), toDtoBaht(collected), reason].join(','),
  );
  return Buffer.from(`\uFEFF${[text.head, ...rows].join('\r\n')}\r\n`);
};

/**
 * A month of an agency, `11/2568`: everybody in full but `short`, of whom 100 baht were to be had,
 * and `onLeave`, of whom nothing was.
 */
export async function payrollOf(
  extractFolder: string,
  of: { agencyNo: string; month: string; short: string; onLeave: string },
) {
  const isOurs = (row: Row) =>
    row.AGENCY_NO === of.agencyNo && row.MONTH === of.month && row.KIND === 'MONTHLY';
  const bills = (await readRows(extractFolder, 'collections.csv')).filter(isOurs);
  const lines = bills.map((row): Line => {
    const [memberNo = '', billed] = [row.MEMBER_NO, readBaht(row.BILLED ?? '')];
    if (memberNo === of.short) return { memberNo, billed, collected: 10_000n, reason: text.short };
    if (memberNo === of.onLeave) return { memberNo, billed, collected: 0n, reason: text.leave };
    return { memberNo, billed, collected: billed, reason: '' };
  });
  const [first, ...others] = lines;
  if (!first || others.length < 3) throw new Error(`${of.agencyNo} has too few bills`);
  const sum = (figure: 'billed' | 'collected') => toDtoBaht(sumOf(lines, (line) => line[figure]));
  const tooMuch = { ...first, collected: first.billed + 1n };
  const unknown = { ...first, memberNo: stranger };
  return {
    people: lines.length,
    billed: sum('billed'),
    collected: sum('collected'),
    billedOf: (memberNo: string) =>
      toDtoBaht(lines.find((line) => line.memberNo === memberNo)?.billed as bigint),
    right: written(lines),
    /** One satang too much, somebody of another agency, and one person twice. */
    wrong: written([tooMuch, ...others, unknown, ...others.slice(-1)]),
  };
}
