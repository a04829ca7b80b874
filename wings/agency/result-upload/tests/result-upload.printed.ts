/** What this room's sheets must show on paper. */
import { toDtoBaht } from '../../../../core/satang.ts';
import type { ReconciledFigures } from '../../../../records/agency/reconciled.ts';
import { many, type Printed, tablesOf } from '../../../../tools/sheets/tests/many.ts';
import { columnNames } from '../fault.text.ts';
import { templateSheet } from '../template.server.ts';

const asOf = '2025-11-28';

export function printed(): readonly Printed[] {
  const bills = many({
    ...{ memberNo: '000123', prefix: 'นาง', firstName: 'สมหญิง', lastName: 'ใจดี' },
    ...{ employeeNo: '40123', billedSatang: 1n },
  });
  const month = { month: '2025-11-01' };
  const found = { bills, month, agency: { name: 'โรงเรียน' }, publication: { asOf } };
  return tablesOf('result to fill in', templateSheet(found as unknown as ReconciledFigures), [
    { rows: bills.map((one) => ({ [columnNames.billed]: toDtoBaht(one.billedSatang) })) },
  ]);
}
