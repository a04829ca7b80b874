/** Files of payrolls and proofs of transfer: an agency's own months and slips, by its people. */
import { slipIds } from '../../calls/facts.ts';
import type { Row } from '../row.ts';
import { wrongMonths } from './cover.ts';

const november = { year: '2568', month: '11' };
const as = 'agency:01011001';
const missing = { status: 404, code: 'not_found' } as const;

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
const file = dataUrl('text/csv', Buffer.from('เลขทะเบียน,หักได้,เหตุผล\r\n000123,0.00,ลาออก\r\n'));
const upload = { ...november, file, name: 'ผล.csv' };
const apply = { ...upload, version: 0, digest: '0'.repeat(64) };

const png = [
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWX',
  'MAAAPoAAAD6AG1e1JrAAAADElEQVQImWPo6OgAAAM0AZmUse0HAAAAAElFTkSuQmCC',
].join('');
const slip = { ...november, paid_on: '2025-11-28', amount: '100.00', file: png, name: 'x.png' };

const wrongUploads = (good: object): Row['malformed'] => [
  { input: { ...good, year: '2025' }, field: 'year' },
  { input: { ...good, month: '0' }, field: 'month' },
  { input: { ...good, file: '' }, field: 'file' },
  { input: { ...good, file: 'text' }, field: 'file' },
  { input: { ...good, file: 7 }, field: 'file' },
  { input: { ...good, file: dataUrl('image/png', Buffer.from('89504e47', 'hex')) }, field: 'file' },
  { input: { ...good, name: 'x'.repeat(301) }, field: 'name' },
  { input: { ...good, layout: '../x' }, field: 'layout' },
  { input: { ...good, layout: 'unknown' }, field: 'layout' },
  { input: { ...good, agency_no: '01012002' }, field: 'agency_no' },
];
const wrongIds: Row['malformed'] = [
  { input: { id: '1' }, field: 'id' },
  { input: { id: slipIds.read.toUpperCase().replace('1', 'G') }, field: 'id' },
  { input: { id: slipIds.read, agency_no: '01012002' }, field: 'agency_no' },
];

export const reportFileRows: Readonly<Record<string, Row>> = {
  'agency.report.upload_ways': {
    mine: () => ({ as: 'agency:01011001-2', input: {}, status: 200, rc: '1' }),
    notMine: 'names of forms, the same for all agencies',
    malformed: [{ input: { agency_no: '01012002' }, field: 'agency_no' }],
  },
  'agency.report.upload': {
    mine: () => ({ as, input: upload, status: 200, rc: '1' }),
    notMine: () => ({ as, input: { ...upload, year: '2400' }, ...missing }),
    malformed: wrongUploads(upload),
  },
  'agency.report.apply': {
    // A file that was looked at otherwise is not applied.
    mine: () => ({ as, input: apply, status: 409, rc: '0' }),
    notMine: () => ({ as, input: { ...apply, year: '2400' }, ...missing }),
    malformed: [
      ...wrongUploads(apply),
      { input: { ...apply, digest: 'x' }, field: 'digest' },
      { input: { ...apply, version: -1 }, field: 'version' },
      { input: upload, field: 'version' },
    ],
  },
  'agency.report.template': {
    mine: () => ({
      as: 'agency:01011001-2',
      input: { ...november, format: 'csv' },
      status: 200,
      rc: '1',
    }),
    notMine: () => ({ as, input: { year: '2400', month: '1', format: 'csv' }, ...missing }),
    malformed: [
      ...wrongMonths.map((wrong) => ({ ...wrong, input: { ...wrong.input, format: 'csv' } })),
      { input: { ...november, format: 'pdf' }, field: 'format' },
    ],
  },
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
