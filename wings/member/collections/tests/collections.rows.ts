/** How this room's endpoints answer each kind of caller, and what they leave in the audit log. */
import { type AuditRows, leaves } from '../../../../tools/endpoints/tests/audit-rows.ts';
import { type MatrixRows, ofSubject, type Row } from '../../../../tools/endpoints/tests/rows.ts';

const unknown = { membership_no: '000456' };
const october = { year: '2568', month: '10', seq: '1' };
/** No member has so many in a month; whose it would be makes no difference. */
const nobodys = { ...october, seq: '999999' };
const keyFaults: Row['malformed'] = [
  { input: { ...october, year: '2025' }, field: 'year' },
  { input: { ...october, month: '13' }, field: 'month' },
  { input: { ...october, month: '010' }, field: 'month' },
  { input: { ...october, seq: '0' }, field: 'seq' },
  { input: { ...october, seq: '1e1' }, field: 'seq' },
  { input: { ...october, ...unknown }, field: 'membership_no' },
];
const oneBill: Row = {
  mine: () => ({ as: '000123', input: october, status: 200, rc: '1' }),
  notMine: () => ({ as: '000123', input: nobodys, status: 404, code: 'not_found' }),
  malformed: keyFaults,
};

export const matrixRows: MatrixRows = {
  'member.kep': {
    mine: () => ({ as: '000123', input: { kind: 'monthly' }, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [
      { input: { kind: 'MONTHLY' }, field: 'kind' },
      { input: { page: 'before.2025-13.1' }, field: 'page' },
      { input: { page: 'before.2025-10' }, field: 'page' },
      { input: { page: '2025-10.1' }, field: 'page' },
      { input: unknown, field: 'membership_no' },
    ],
  },
  'member.kep.collection': oneBill,
  'member.kep.file': {
    mine: () => ({ as: '000123', input: { format: 'csv' }, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [
      { input: {}, field: 'format' },
      { input: { format: 'exe' }, field: 'format' },
      { input: { format: 'csv', kind: 'all' }, field: 'kind' },
      { input: { format: 'csv', ...unknown }, field: 'membership_no' },
    ],
  },
  'member.kep.print': oneBill,
};

export const auditRows: AuditRows = {
  'member.kep': leaves('member.kep.read'),
  'member.kep.file': leaves('member.kep.taken'),
  'member.kep.collection': leaves('member.kep.collection.read', '2568-10-1'),
  'member.kep.print': leaves('member.kep.printed', '2568-10-1'),
};
