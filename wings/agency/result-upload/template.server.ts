/** The month's bills as a file to be filled in: what comes back is read by its head. */
import { fullName } from '../../../api/sheet/owner-facts.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import type { Sheet } from '../../../core/sheet/sheet.ts';
import { sheetTable } from '../../../core/sheet/sheet-table.ts';
import { thaiMonthLong } from '../../../core/thai-date.ts';
import type { ReconciledFigures } from '../../../records/agency/reconciled.ts';
import { columnNames } from './fault.text.ts';
import { template as text } from './upload.text.ts';

/** What the agency writes itself. */
const toFillIn = () => null;

/** Figures that tie out, as a sheet without results. */
export function templateSheet({ publication, agency, month, bills }: ReconciledFigures): Sheet {
  return {
    title: text.title,
    facts: [
      [text.agency, agency.name],
      [text.month, thaiMonthLong(month.month.slice(0, 7))],
      [text.how, text.howWords],
    ],
    tables: [
      sheetTable(bills, {
        memberNo: { name: columnNames.member_no, kind: 'text', of: (bill) => bill.memberNo },
        employeeNo: { name: columnNames.employee_no, kind: 'text', of: (bill) => bill.employeeNo },
        name: { name: text.name, kind: 'text', of: fullName },
        billed: {
          ...{ name: columnNames.billed, kind: 'baht' },
          of: (bill) => toDtoBaht(bill.billedSatang),
        },
        collected: { name: columnNames.collected, kind: 'baht', of: toFillIn },
        reason: { name: columnNames.reason, kind: 'text', of: toFillIn },
        newAgency: { name: columnNames.new_agency, kind: 'text', of: toFillIn },
        note: { name: columnNames.note, kind: 'text', of: toFillIn },
      }),
    ],
    asOf: publication.asOf,
  };
}
