/** How this room's endpoints answer each kind of caller. */
import {
  type MatrixRows,
  november,
  withInput,
  wrongMonths,
} from '../../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
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
      ...withInput({ format: 'csv' }, wrongMonths),
      { input: november, field: 'format' },
      { input: { ...november, format: 'docx' }, field: 'format' },
      { input: { ...november, format: 'payroll' }, field: 'template' },
      { input: { ...november, format: 'payroll', template: '../member' }, field: 'template' },
      { input: { ...november, format: 'csv', template: 'member' }, field: 'template' },
    ],
  },
  'agency.keeprep': {
    mine: () => ({ as: 'agency:01011001', input: november, status: 200, rc: '1' }),
    notMine: () => ({
      as: 'agency:01011001',
      input: { year: '2400', month: '1' },
      status: 404,
      code: 'not_found',
    }),
    malformed: wrongMonths,
  },
};
