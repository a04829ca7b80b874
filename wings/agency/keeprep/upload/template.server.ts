/** The month's bills as a file to be filled in: what comes back is read by its head. */
import { fullName } from '../../../../api/sheet/whose.ts';
import { wireBaht } from '../../../../core/satang.ts';
import type { Sheet } from '../../../../core/sheet/sheet.ts';
import { thaiMonthLong } from '../../../../core/thai-date.ts';
import type { TiedFigures } from '../../../../records/agency/tied.ts';
import { columnNames } from './fault.text.ts';
import { template as text } from './upload.text.ts';

/** Figures that tie out, as a sheet without results. */
export function templateSheet({ publication, agency, month, bills }: TiedFigures): Sheet {
  return {
    title: text.title,
    facts: [
      [text.agency, agency.name],
      [text.month, thaiMonthLong(month.month.slice(0, 7))],
      [text.how, text.howWords],
    ],
    tables: [
      {
        columns: [
          { name: columnNames.member_no, kind: 'text' },
          { name: columnNames.employee_no, kind: 'text' },
          { name: text.name, kind: 'text' },
          { name: columnNames.billed, kind: 'baht' },
          { name: columnNames.collected, kind: 'baht' },
          { name: columnNames.reason, kind: 'text' },
          { name: columnNames.new_agency, kind: 'text' },
          { name: columnNames.note, kind: 'text' },
        ],
        rows: bills.map((bill) => ({
          cells: [
            bill.memberNo,
            bill.employeeNo,
            fullName(bill),
            wireBaht(bill.billedSatang),
            ...[null, null, null, null],
          ],
        })),
      },
    ],
    asOf: publication.asOf,
  };
}
