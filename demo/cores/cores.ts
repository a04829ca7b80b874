/** The imaginary core systems that `npm run demo -- --as` knows. */
import type { Core } from './core.ts';
import { csvCore } from './csv/csv-core.ts';
import { excelCore } from './excel/excel-core.ts';
import { fixedCore } from './fixed/fixed-core.ts';

export const cores: Readonly<Record<string, Core>> = {
  'csv-tis620': csvCore,
  'fixed-width': fixedCore,
  excel: excelCore,
};
