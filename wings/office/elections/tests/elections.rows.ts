/** How this room's endpoints answer each kind of caller. */
import type { MatrixRows, Row } from '../../../../tools/endpoints/tests/rows.ts';
import { candidate, countOf, days, digestOf, listOf, step, zones } from './samples.ts';

const as = 'staff:registry';
const year = '2569';
const which = { year, version: 0 };
const none = { year: '2599', version: 0 };
const reason = 'ตัวเลขของเขต 2 ยังไม่ครบ';

/** Of a call that saves a part: what is good, and what is wrong with its version. */
const saving = (input: object, malformed: Row['malformed']): Row => ({
  mine: () => ({ as, input: { ...which, ...input }, status: 200, rc: '1' }),
  notMine: () => ({ as, input: { ...none, ...input }, status: 404, code: 'not_found' }),
  malformed: [
    { input: { year, ...input }, field: 'version' },
    { input: { ...which, ...input, version: -1 }, field: 'version' },
    { input: { ...which, ...input, year: '2026' }, field: 'year' },
    { input: { ...which, ...input, staff_id: 'x' }, field: 'staff_id' },
    ...malformed.map(({ input: wrong, field }) => ({
      input: { ...which, ...input, ...wrong },
      field,
    })),
  ],
});

const particulars = { title: 'การเลือกตั้ง 2569', note: '', published: true };
const schedule = { days, manual: null, calendar: [step] };
const chair = { code: 'CHAIR', name: 'ประธานกรรมการ', seats: 1 };
const positions = {
  positions: [
    chair,
    { code: 'COMMITTEE', name: 'กรรมการดำเนินการ', seats: 4 },
    { code: 'AUDITOR', name: 'ผู้ตรวจสอบกิจการ', seats: 1 },
  ],
};
const added = { was: null, candidate: { ...candidate, number: 9 } };
const document = { name: 'ประกาศ', url: '/mediafiles/files/Form/a.pdf' };
const list = { file: listOf(['000123,1,1,1']) };
const hash = { digest: digestOf(list.file) };

export const matrixRows: MatrixRows = {
  'office.elections': {
    mine: () => ({ as, input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: '000123', input: {}, status: 401, code: 'not_signed_in' }),
    malformed: [{ input: { year }, field: 'year' }],
  },
  'office.elections.one': {
    mine: () => ({ as: 'staff:admin', input: { year }, status: 200, rc: '1' }),
    notMine: () => ({ as, input: { year: '2599' }, status: 404, code: 'not_found' }),
    malformed: [
      { input: { year: '2026' }, field: 'year' },
      { input: { year, version: '1' }, field: 'version' },
    ],
  },
  'office.elections.create': {
    mine: () => ({
      ...{ as, status: 200, rc: '1' },
      input: { year: '2571', title: 'การเลือกตั้ง 2571', copy_of: year },
    }),
    notMine: () => ({
      ...{ as, status: 400, code: 'bad_input' },
      input: { year: '2572', title: 'การเลือกตั้ง', copy_of: '2599' },
    }),
    malformed: [
      { input: { year, title: 'ปีซ้ำ', copy_of: null }, field: 'year' },
      { input: { year: '2026', title: 'x', copy_of: null }, field: 'year' },
      { input: { year: '2572', title: '', copy_of: null }, field: 'title' },
      { input: { year: '2572', title: 'ก'.repeat(151), copy_of: null }, field: 'title' },
      { input: { year: '2572', title: 'x' }, field: 'copy_of' },
    ],
  },
  'office.elections.delete': {
    // A page shows it: it stays.
    mine: () => ({ as, input: which, status: 409, rc: '0' }),
    notMine: () => ({ as, input: none, status: 404, code: 'not_found' }),
    malformed: [
      { input: { year }, field: 'version' },
      { input: { ...which, version: -1 }, field: 'version' },
      { input: { ...which, year: '2026' }, field: 'year' },
      { input: { ...which, title: 'x' }, field: 'title' },
    ],
  },
  'office.elections.history': {
    mine: () => ({ as, input: { year, part: 'zones' }, status: 200, rc: '1' }),
    notMine: () => ({
      ...{ as: 'staff:content', input: { year, part: 'zones' } },
      ...{ status: 404, code: 'not_found' },
    }),
    malformed: [
      { input: { year, part: 'results' }, field: 'part' },
      { input: { year: '2026', part: 'zones' }, field: 'year' },
    ],
  },
  'office.elections.particulars': saving(particulars, [
    { input: { title: ' ' }, field: 'title' },
    { input: { note: 'ก'.repeat(1001) }, field: 'note' },
    { input: { published: 'yes' }, field: 'published' },
  ]),
  'office.elections.schedule': saving(schedule, [
    { input: { days: { ...days, campaign: days.application } }, field: 'days.campaign' },
    { input: { days: { ...days, voting: days.campaign } }, field: 'days.voting' },
    { input: { days: { ...days, voting_ends: days.campaign } }, field: 'days.voting_ends' },
    { input: { days: { ...days, announced: days.campaign } }, field: 'days.announced' },
    { input: { days: { ...days, voting: '2026-02-30' } }, field: 'days.voting' },
    { input: { calendar: [{ ...step, to: '2025-01-01' }] }, field: 'calendar.0.to' },
    { input: { calendar: [{ ...step, text: '' }] }, field: 'calendar.0.text' },
    { input: { manual: { status: 'RESULT', reason } }, field: 'manual.status' },
    { input: { manual: { status: 'CLOSED', reason: 'สั้น' } }, field: 'manual.reason' },
  ]),
  'office.elections.positions': saving(positions, [
    { input: { positions: [chair, chair] }, field: 'positions.1.code' },
    { input: { positions: [{ ...chair, seats: 0 }] }, field: 'positions.0.seats' },
    { input: { positions: [{ ...chair, code: 'KING' }] }, field: 'positions.0.code' },
  ]),
  'office.elections.zones': saving({ zones }, [
    { input: { zones: [zones[0], zones[0]] }, field: 'zones.1.zone_no' },
    { input: { zones: [{ ...zones[0], map_url: 'http://a.b' }] }, field: 'zones.0.map_url' },
    {
      input: { zones: [{ ...zones[0], map_url: 'javascript:alert(1)' }] },
      field: 'zones.0.map_url',
    },
  ]),
  'office.elections.candidate': saving(added, [
    { input: { candidate: { ...candidate, number: 1 } }, field: 'candidate.number' },
    { input: { candidate: { ...candidate, number: 0 } }, field: 'candidate.number' },
    { input: { candidate: { ...candidate, number: 9, zone: 77 } }, field: 'candidate.zone' },
    {
      input: { candidate: { ...candidate, number: 9, position: 'DELEGATE' } },
      field: 'candidate.position',
    },
    {
      input: { candidate: { ...candidate, number: 9, photo: 'https://x.y/a.jpg' } },
      field: 'candidate.photo',
    },
    { input: { candidate: { ...candidate, number: 9, bio: '\u202eก' } }, field: 'candidate.bio' },
  ]),
  'office.elections.candidate_remove': {
    // Of a year whose results are out nobody is taken away.
    mine: () => ({
      ...{ as, status: 409, rc: '0' },
      input: { year: '2567', version: 0, position: 'CHAIR', number: 1 },
    }),
    notMine: () => ({
      ...{ as, status: 404, code: 'not_found' },
      input: { ...none, position: 'CHAIR', number: 1 },
    }),
    malformed: [
      { input: { ...which, position: 'KING', number: 1 }, field: 'position' },
      { input: { ...which, position: 'CHAIR', number: '1' }, field: 'number' },
    ],
  },
  'office.elections.documents': saving({ documents: [] }, [
    { input: { documents: [{ ...document, url: 'https://x.y/a.pdf' }] }, field: 'documents.0.url' },
    { input: { documents: [{ ...document, name: '' }] }, field: 'documents.0.name' },
    { input: { documents: [{ ...document, bytes: 1 }] }, field: 'documents.0.bytes' },
    ...['/../../api/office/x?<script>', '/Form/nobody-made-this.pdf'].map((path) => ({
      input: { documents: [{ ...document, url: `/mediafiles/files${path}` }] },
      field: 'documents.0.url',
    })),
  ]),
  'office.elections.voters_check': {
    mine: () => ({ as, input: { year, ...list }, status: 200, rc: '1' }),
    notMine: () => ({ as, input: { year: '2599', ...list }, status: 404, code: 'not_found' }),
    malformed: [
      { input: { year }, field: 'file' },
      { input: { year, file: 'data:text/csv;base64,' }, field: 'file' },
      { input: { year, file: 'no data' }, field: 'file' },
      { input: { year, ...list, member_no: '000123' }, field: 'member_no' },
    ],
  },
  'office.elections.voters_apply': saving({ ...list, ...hash }, [
    { input: { digest: 'x' }, field: 'digest' },
    { input: { digest: '0'.repeat(64) }, field: 'file' },
  ]),
  'office.elections.count': saving(
    { positions: countOf([0, 0], [0, 0, 0, 0, 0, 0], [0, 0]), reason: '', submit: false },
    [
      { input: { submit: 'yes' }, field: 'submit' },
      { input: { reason: 'ก'.repeat(501) }, field: 'reason' },
      { input: { positions: [{ position: 'CHAIR' }] }, field: 'positions.0.eligible' },
    ],
  ),
  'office.elections.release': {
    mine: () => ({ as: 'staff:admin', input: { year, version: 77 }, status: 409, rc: '0' }),
    notMine: () => ({ as, input: none, status: 409, code: 'conflict' }),
    malformed: [
      { input: { year }, field: 'version' },
      { input: { year: '2026', version: 1 }, field: 'year' },
      { input: { ...which, positions: [] }, field: 'positions' },
    ],
  },
  'office.elections.return': {
    mine: () => ({ as, input: { year, version: 77, reason }, status: 409, rc: '0' }),
    notMine: () => ({ as, input: { ...none, reason }, status: 409, code: 'conflict' }),
    malformed: [
      { input: { year, reason }, field: 'version' },
      { input: which, field: 'reason' },
      { input: { ...which, reason: 'สั้น' }, field: 'reason' },
    ],
  },
};

export { auditRows, raceRows } from './record-rows.ts';
