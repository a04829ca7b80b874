/** How this room's endpoints answer each kind of caller. */
import { addDays } from '../../../core/days.ts';
import { bangkokDay } from '../../../core/thai-date.ts';
import { type AuditRows, leaves, leavesOf } from '../../../tools/endpoints/tests/audit-rows.ts';
import { type RaceRows, readingAlone } from '../../../tools/endpoints/tests/race-rows.ts';
import { type MatrixRows, type Row, withInput } from '../../../tools/endpoints/tests/rows.ts';

const inAMonth = addDays(bangkokDay(new Date()), 30);

const as = 'staff:service';
const good = { as, status: 200, rc: '1' } as const;
/** The same case under a version that nobody has seen: nothing changes in the matrix. */
const stale = { id: '11', version: 2_000_000_000 };
const conflict = { as, status: 409, rc: '0' } as const;
const noCase = { as, status: 404, code: 'not_found' } as const;
const missing = { id: '999999', version: 1 };

const wrongWhich = (more: object): Row['malformed'] => [
  ...withInput({ ...stale, ...more }, [
    { input: { id: 'x' }, field: 'id' },
    { input: { version: 0 }, field: 'version' },
    { input: { version: '1' }, field: 'version' },
    { input: { membership_no: '000123' }, field: 'membership_no' },
  ]),
  { input: { id: '11', ...more }, field: 'version' },
];

/** A step to a version: `wrong`: what else may be at fault in it. */
const step = (input: object, wrong: Row['malformed'] = []): Row => ({
  mine: () => ({ ...conflict, input: { ...stale, ...input } }),
  notMine: () => ({ ...noCase, input: { ...missing, ...input } }),
  malformed: [...wrongWhich(input), ...withInput({ ...stale, ...input }, wrong)],
});

const longNote: Row['malformed'] = [
  { input: { note: 'ก'.repeat(501) }, field: 'note' },
  { input: { note: 'ก\u202eข' }, field: 'note' },
];
const words = { topic: 'ขอที่นั่งรอ', body: 'ที่นั่งรอหน้าเคาน์เตอร์ไม่พอ', answer: '' };

export const matrixRows: MatrixRows = {
  'office.complaints': {
    mine: () => ({ ...good, input: { state: 'open', mine: '1', overdue: '1', q: 'ขอ' } }),
    notMine: () => ({ as: 'staff:admin', input: {}, status: 404, code: 'not_found' }),
    malformed: [
      { input: { state: 'x' }, field: 'state' },
      { input: { category: 'x' }, field: 'category' },
      { input: { mine: 'yes' }, field: 'mine' },
      { input: { overdue: '0' }, field: 'overdue' },
      { input: { page: '-1' }, field: 'page' },
      { input: { q: 'ก'.repeat(101) }, field: 'q' },
    ],
  },
  'office.complaints.one': {
    mine: () => ({ ...good, input: { id: '11' } }),
    notMine: () => ({ ...noCase, input: { id: '999999' } }),
    malformed: [
      { input: { id: '0' }, field: 'id' },
      { input: { id: '1 OR 1=1' }, field: 'id' },
    ],
  },
  'office.complaints.contact': {
    mine: () => ({ ...good, input: { id: '11' } }),
    notMine: () => ({ as: 'staff:registry', input: { id: '11' }, status: 404, code: 'not_found' }),
    malformed: [{ input: { id: '-1' }, field: 'id' }],
  },
  'office.complaints.take': step({ note: '' }, longNote),
  'office.complaints.close': step({ note: '' }, longNote),
  'office.complaints.assign': step({ assignee: null }, [
    { input: { assignee: 'x' }, field: 'assignee' },
    { input: { assignee: '' }, field: 'assignee' },
  ]),
  'office.complaints.target': step({ target_on: inAMonth }, [
    { input: { target_on: '2025-02-30' }, field: 'target_on' },
    { input: { target_on: '01/12/2568' }, field: 'target_on' },
    { input: { target_on: '1999-01-01' }, field: 'target_on' },
    { input: { target_on: '9999-12-31' }, field: 'target_on' },
  ]),
  'office.complaints.answer': step({ note: '', answer: 'ตอบแล้วค่ะ' }, [
    ...longNote,
    { input: { answer: ' ' }, field: 'answer' },
    { input: { answer: 'ก'.repeat(5001) }, field: 'answer' },
  ]),
  'office.complaints.publish': step(words, [
    { input: { topic: 'สั้น' }, field: 'topic' },
    { input: { topic: 'ก'.repeat(201) }, field: 'topic' },
    { input: { body: 'สั้น' }, field: 'body' },
    { input: { body: 'ก'.repeat(5001) }, field: 'body' },
    { input: { answer: 'ก'.repeat(5001) }, field: 'answer' },
  ]),
  'office.complaints.withdraw': step({}),
  'office.complaints.note': {
    mine: () => ({ ...good, input: { id: '11', body: 'โทรหาผู้แจ้งแล้ว' } }),
    notMine: () => ({ ...noCase, input: { id: '999999', body: 'โทรหาผู้แจ้งแล้ว' } }),
    malformed: [
      { input: { id: '11' }, field: 'body' },
      { input: { id: '11', body: ' ' }, field: 'body' },
      { input: { id: '11', body: 'ก'.repeat(2001) }, field: 'body' },
      { input: { id: '11', body: 'โทรแล้ว', author_id: 'x' }, field: 'author_id' },
    ],
  },
};

/** Each finds the version that those before it have left: one more for each. */
type Input = Readonly<Record<string, unknown>> & { readonly id: string };
const done = (name: string, entry: string, input: Input) => ({
  [`office.complaints.${name}`]: leavesOf(
    { as, name: `office.complaints.${name}`, input: () => input },
    `office.complaints.${entry}`,
    input.id,
  ),
});
/** A private case, and one that its reporter allowed to be published. */
const own = (version: number) => ({ id: '11', version });
const shown = (version: number) => ({ id: '2', version });

export const auditRows: AuditRows = {
  'office.complaints': leaves('office.complaints.read'),
  'office.complaints.one': leaves('office.complaints.one.read', '11'),
  'office.complaints.contact': leaves('office.complaints.contact.read', '11'),
  'office.complaints.note': leaves('office.complaints.noted', '11'),
  ...done('take', 'taken', { ...own(1), note: '' }),
  ...done('assign', 'assigned', { ...own(2), assignee: null }),
  ...done('target', 'target_set', { ...own(3), target_on: inAMonth }),
  ...done('answer', 'answered', { ...own(4), note: '', answer: 'ตอบแล้วค่ะ' }),
  ...done('close', 'closed', { ...own(5), note: '' }),
  ...done('publish', 'published', { ...shown(1), ...words }),
  ...done('withdraw', 'withdrawn', shown(2)),
};

/** Of twelve who have seen the same version one is done, and eleven are told. */
const oneOfTwelve = (of: string, more: number): RaceRows[string] => ({
  holds: 'SELECT FROM portal.complaints FOR UPDATE',
  wins: 1,
  leaves: [[`SELECT count(*) FROM portal.${of}`, more]],
});
const raised = (id: string) => `complaints, generate_series(1, version) WHERE id = ${id}`;

export const raceRows: RaceRows = {
  ...readingAlone('office.complaints', 'office.complaints.one', 'office.complaints.contact'),
  // In this order: each finds the version that the one before has left.
  'office.complaints.take': oneOfTwelve('complaint_events', 1),
  'office.complaints.assign': oneOfTwelve(raised('11'), 1),
  'office.complaints.target': oneOfTwelve(raised('11'), 1),
  'office.complaints.answer': oneOfTwelve('complaint_events', 1),
  'office.complaints.close': oneOfTwelve('complaint_events', 1),
  'office.complaints.publish': oneOfTwelve(raised('2'), 1),
  'office.complaints.withdraw': oneOfTwelve('complaints WHERE published_at IS NOT NULL', -1),
  // The same words of one person are one note.
  'office.complaints.note': {
    wins: 12,
    leaves: [['SELECT count(*) FROM portal.complaint_notes', 1]],
  },
};
