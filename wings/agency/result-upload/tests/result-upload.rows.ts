/** How this room's endpoints answer each kind of caller. */
import {
  type MatrixRows,
  november,
  type Row,
  wrongMonths,
} from '../../../../tools/endpoints/tests/rows.ts';

const as = 'agency:01011001';
const missing = { status: 404, code: 'not_found' } as const;
const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
const file = dataUrl('text/csv', Buffer.from('เลขทะเบียน,หักได้,เหตุผล\r\n000123,0.00,ลาออก\r\n'));
const upload = { ...november, file, name: 'ผล.csv' };
const apply = { ...upload, version: 0, digest: '0'.repeat(64) };
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

export const matrixRows: MatrixRows = {
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
};
