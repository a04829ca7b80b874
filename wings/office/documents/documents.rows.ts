/** How this room's endpoints answer each kind of caller. */
import {
  type AuditRows,
  leaves,
  type Ready,
  type Scene,
} from '../../../tools/endpoints/tests/audit-rows.ts';
import { type RaceRows, readingAlone } from '../../../tools/endpoints/tests/race-rows.ts';
import { type MatrixRows, unknownInput } from '../../../tools/endpoints/tests/rows.ts';
import { exampleBody } from './example.text.ts';

const as = 'staff:admin';
const other = { as: 'staff:content', status: 404, code: 'not_found' } as const;

/** Of a document that has no version yet. */
const untouched = 'd41d8cd98f00b204e9800998ecf8427e';
const written = {
  ...{ document: 'payroll', digest: untouched, version: null, title: 'หนังสือยินยอม' },
  ...{ body_html: exampleBody, effective_on: '2199-01-01', change_summary: '' },
};
const withdrawn = { document: 'member-privacy', digest: untouched, version: '1' };

const wrongDocuments = (more: object) => [
  { input: { ...more, document: 'TERMS' }, field: 'document' },
  { input: { ...more, document: 'terms', membership_no: '000456' }, field: 'membership_no' },
];

export const matrixRows: MatrixRows = {
  'office.documents': {
    mine: () => ({ as, input: {}, status: 200, rc: '1' }),
    notMine: () => ({ ...other, input: {} }),
    malformed: [unknownInput],
  },
  'office.documents.one': {
    mine: () => ({ as, input: { document: 'terms' }, status: 200, rc: '1' }),
    notMine: () => ({ ...other, input: { document: 'terms' } }),
    malformed: wrongDocuments({}),
  },
  'office.documents.version': {
    mine: () => ({ as, input: { document: 'guide', version: '1' }, status: 200, rc: '1' }),
    notMine: () => ({
      ...{ as, input: { document: 'guide', version: '4711' } },
      ...{ status: 404, code: 'not_found' },
    }),
    malformed: [
      ...wrongDocuments({ version: '1' }),
      { input: { document: 'terms', version: '1'.repeat(21) }, field: 'version' },
    ],
  },
  'office.documents.draft': {
    mine: () => ({ as, input: { document: 'payroll' }, status: 200, rc: '1' }),
    notMine: () => ({ ...other, input: { document: 'payroll' } }),
    malformed: wrongDocuments({}),
  },
  'office.documents.save': {
    mine: () => ({ as, input: written, status: 200, rc: '1' }),
    notMine: () => ({ ...other, input: written }),
    malformed: [
      ...wrongDocuments({ ...written }),
      { input: { ...written, digest: '1' }, field: 'digest' },
      { input: { ...written, version: 1 }, field: 'version' },
      { input: { ...written, title: 'ก'.repeat(121) }, field: 'title' },
      { input: { ...written, body_html: 'ก'.repeat(200_001) }, field: 'body_html' },
      { input: { ...written, effective_on: '2199-02-30' }, field: 'effective_on' },
      { input: { ...written, change_summary: 'ก'.repeat(2_001) }, field: 'change_summary' },
      { input: { ...written, change_summary: 'ก\u202eข' }, field: 'change_summary' },
      { input: { ...written, written_by: 'x' }, field: 'written_by' },
    ],
  },
  'office.documents.withdraw': {
    // What others of this table have saved meanwhile stands.
    mine: () => ({
      as,
      input: { ...withdrawn, digest: 'f'.repeat(32) },
      ...{ status: 409, rc: '0' },
    }),
    notMine: () => ({ as, input: withdrawn, status: 404, code: 'not_found' }),
    malformed: [
      ...wrongDocuments(withdrawn),
      { input: { ...withdrawn, version: '' }, field: 'version' },
      { input: { ...withdrawn, digest: 'x' }, field: 'digest' },
    ],
  },
};

/** A version ahead, to be withdrawn. */
async function readyToWithdraw(scene: Scene): Promise<Ready> {
  const save = scene.endpoint('office.documents.save');
  const session = await scene.holder(save, as);
  const { document } = withdrawn;
  await scene.send(save, { ...written, document }, session);
  const read = await scene.send(scene.endpoint('office.documents.one'), { document }, session);
  return { as, session, input: { ...withdrawn, digest: read.json().data.digest } };
}

export const auditRows: AuditRows = {
  'office.documents.save': leaves('office.documents.saved', 'payroll-2199-01-01'),
  'office.documents.withdraw': {
    ready: readyToWithdraw,
    leaves: [{ entry: 'office.documents.withdrawn', target: 'member-privacy-1' }],
  },
};

const versions = (kind: string, where = 'true') =>
  `SELECT count(*) FROM portal.terms_versions WHERE kind = '${kind}' AND ${where}`;
const holds = (document: string) =>
  `SELECT pg_advisory_xact_lock(hashtextextended('document ${document}', 62))`;

export const raceRows: RaceRows = {
  ...readingAlone(
    ...['office.documents', 'office.documents.one', 'office.documents.version'],
    'office.documents.draft',
  ),
  // Whoever is first makes it another document than the others have read.
  'office.documents.save': {
    holds: holds('payroll'),
    wins: 1,
    leaves: [[versions('PAYROLL'), 1]],
  },
  'office.documents.withdraw': {
    ready: readyToWithdraw,
    holds: holds('member-privacy'),
    wins: 1,
    leaves: [[versions('PRIVACY', 'withdrawn_at IS NOT NULL'), 1]],
  },
};
