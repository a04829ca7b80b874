/** The cover statement as a file: the month is the session's agency's, whatever is asked. */
import type { Row } from '../row.ts';
import { wrongMonths } from './cover.ts';

const november = { year: '2568', month: '11' };
const wrongMonth = wrongMonths ?? [];

export const coverFilesRows: Readonly<Record<string, Row>> = {
  'agency.keeprep.file': {
    mine: () => ({
      as: 'agency:01011001-2',
      input: { ...november, format: 'csv' },
      status: 200,
      rc: '1',
    }),
    notMine: () => ({
      as: 'agency:01011001',
      input: { year: '2400', month: '1', format: 'csv' },
      status: 404,
      code: 'not_found',
    }),
    malformed: [
      ...wrongMonth.map(({ input, field }) => ({ input: { ...input, format: 'csv' }, field })),
      { input: november, field: 'format' },
      { input: { ...november, format: 'docx' }, field: 'format' },
      { input: { ...november, format: 'payroll' }, field: 'template' },
      { input: { ...november, format: 'payroll', template: '../member' }, field: 'template' },
      { input: { ...november, format: 'csv', template: 'member' }, field: 'template' },
    ],
  },
};
