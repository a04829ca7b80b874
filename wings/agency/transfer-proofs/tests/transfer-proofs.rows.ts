/** How this room's endpoints answer each kind of caller. */
import { slipIds } from '../../../../tools/endpoints/tests/facts.ts';
import {
  greyPixel,
  type MatrixRows,
  november,
  type Row,
} from '../../../../tools/endpoints/tests/rows.ts';

const as = 'agency:01011001';
const missing = { status: 404, code: 'not_found' } as const;
const slip = {
  ...november,
  paid_on: '2025-11-28',
  amount: '100.00',
  file: greyPixel,
  name: 'x.png',
};
const wrongIds: Row['malformed'] = [
  { input: { id: '1' }, field: 'id' },
  { input: { id: slipIds.read.toUpperCase().replace('1', 'G') }, field: 'id' },
  { input: { id: slipIds.read, agency_no: '01012002' }, field: 'agency_no' },
];

export const matrixRows: MatrixRows = {
  'agency.report.slip_add': {
    mine: () => ({ as, input: slip, status: 200, rc: '1' }),
    notMine: () => ({ as, input: { ...slip, year: '2400' }, ...missing }),
    malformed: [
      { input: { ...slip, month: '13' }, field: 'month' },
      { input: { ...slip, paid_on: '28/11/2568' }, field: 'paid_on' },
      { input: { ...slip, paid_on: '2025-11-31' }, field: 'paid_on' },
      { input: { ...slip, paid_on: '2025-10-31' }, field: 'paid_on' },
      { input: { ...slip, paid_on: '2999-01-01' }, field: 'paid_on' },
      { input: { ...slip, amount: '0.00' }, field: 'amount' },
      { input: { ...slip, amount: '-1.00' }, field: 'amount' },
      { input: { ...slip, amount: '1' }, field: 'amount' },
      { input: { ...slip, amount: 1 }, field: 'amount' },
      { input: { ...slip, file: 'data:image/gif;base64,R0lGODlh' }, field: 'file' },
      { input: { ...slip, file: undefined }, field: 'file' },
      { input: { ...slip, agency_no: '01012002' }, field: 'agency_no' },
    ],
  },
  'agency.report.slip_remove': {
    mine: () => ({ as, input: { id: slipIds.removed }, status: 200, rc: '1' }),
    notMine: () => ({ as, input: { id: slipIds.strangers }, ...missing }),
    malformed: wrongIds,
  },
  'agency.report.slip': {
    mine: () => ({ as: 'agency:01011001-2', input: { id: slipIds.read }, status: 200, rc: '1' }),
    notMine: () => ({ as, input: { id: slipIds.strangers }, ...missing }),
    malformed: wrongIds,
  },
};
