/** How this room's endpoints answer each kind of caller. */
import type { AuditRows } from '../../../tools/endpoints/tests/audit-rows.ts';
import { leaves } from '../../../tools/endpoints/tests/audit-rows.ts';
import { type RaceRows, readingAlone } from '../../../tools/endpoints/tests/race-rows.ts';
import { type MatrixRows, type Row, withInput } from '../../../tools/endpoints/tests/rows.ts';

const as = 'staff:service';
const [good, none] = [
  { status: 200, rc: '1' },
  { as, status: 404, code: 'not_found' },
] as const;
const reason = 'โฆษณาเงินกู้นอกระบบ';
/** The question that is hidden, and one that stays. */
const [hidden, answered] = [{ id: '3' }, { id: '2' }];

const wrongIds = (more: object): Row['malformed'] =>
  withInput({ id: '1', ...more }, [
    { input: { id: '0' }, field: 'id' },
    { input: { id: '1 OR 1=1' }, field: 'id' },
    { input: { id: '1'.repeat(10) }, field: 'id' },
  ]);
const wrongPosts: Row['malformed'] = [
  ...wrongIds({ reason }),
  ...withInput({ id: '1' }, [
    { input: {}, field: 'reason' },
    { input: { reason: 'สั้น' }, field: 'reason' },
    { input: { reason: 'ก'.repeat(301) }, field: 'reason' },
    { input: { reason, answer: 'x' }, field: 'answer' },
    { input: { reason, hidden_by: 'x' }, field: 'hidden_by' },
  ]),
];
const wrongWords = (longest: number): Row['malformed'] => [
  { input: {}, field: 'word' },
  { input: { word: 7 }, field: 'word' },
  { input: { word: 'ก'.repeat(longest + 1) }, field: 'word' },
  { input: { word: 'คำคำ', words: [] }, field: 'words' },
];
/** Nobody has added it. */
const unknownWord = { word: 'ไม่เคยเพิ่ม' };

export const matrixRows: MatrixRows = {
  'office.board': {
    mine: () => ({ as, input: { show: 'all', q: 'สมาชิก' }, ...good }),
    notMine: () => ({ as: 'staff:admin', input: {}, status: 404, code: 'not_found' }),
    malformed: [
      { input: { show: 'x' }, field: 'show' },
      { input: { page: '0' }, field: 'page' },
      { input: { q: 'ก'.repeat(101) }, field: 'q' },
      { input: { membership_no: '000123' }, field: 'membership_no' },
    ],
  },
  'office.board.one': {
    mine: () => ({ as, input: { id: '1' }, ...good }),
    notMine: () => ({ ...none, input: { id: '999999' } }),
    malformed: wrongIds({}),
  },
  'office.board.hide': {
    mine: () => ({ as, input: { ...hidden, reason }, ...good }),
    notMine: () => ({ ...none, input: { id: '999999', reason } }),
    malformed: wrongPosts,
  },
  'office.board.show': {
    // Nothing is hidden where the row of the matrix has not run before it.
    mine: () => ({ as, input: { ...answered, reason }, status: 409, rc: '0' }),
    notMine: () => ({ ...none, input: { id: '1', answer: '999999', reason } }),
    malformed: wrongPosts,
  },
  'office.board.answer': {
    mine: () => ({ as, input: { ...answered, body: 'ขอบคุณที่แจ้งค่ะ' }, ...good }),
    notMine: () => ({ ...none, input: { id: '999999', body: 'ขอบคุณที่แจ้งค่ะ' } }),
    malformed: [
      ...wrongIds({ body: 'ขอบคุณที่แจ้งค่ะ' }),
      ...withInput({ id: '1' }, [
        { input: {}, field: 'body' },
        { input: { body: ' สั้น ' }, field: 'body' },
        { input: { body: 'ก'.repeat(4001) }, field: 'body' },
        { input: { body: 'ซ่อน\u202eทิศ ของข้อความ' }, field: 'body' },
        { input: { body: 'สมาชิกเลขที่ 000123 ค่ะ' }, field: 'body' },
        { input: { body: 'ขอบคุณที่แจ้งค่ะ', display_name: 'x' }, field: 'display_name' },
      ]),
    ],
  },
  'office.board_words': {
    mine: () => ({ as, input: {}, ...good }),
    notMine: () => ({ as: '000123', input: {}, status: 401, code: 'not_signed_in' }),
    malformed: [{ input: { word: 'x' }, field: 'word' }],
  },
  'office.board_words.add': {
    mine: () => ({ as, input: { word: 'แชร์ลูกโซ่' }, ...good }),
    notMine: () => ({
      as: 'staff:content',
      ...{ input: { word: 'แชร์ลูกโซ่' }, status: 404, code: 'not_found' },
    }),
    malformed: [...wrongWords(50), { input: { word: 'ก' }, field: 'word' }],
  },
  'office.board_words.remove': {
    mine: () => ({ as, input: unknownWord, status: 409, rc: '0' }),
    notMine: () => ({ as, input: unknownWord, status: 409, code: 'conflict' }),
    malformed: [...wrongWords(500), { input: { word: '' }, field: 'word' }],
  },
  'office.board_words.check': {
    mine: () => ({ as, input: { text: 'สวัสดีค่ะ' }, ...good }),
    notMine: () => ({
      as: 'staff:finance',
      ...{ input: { text: 'สวัสดีค่ะ' }, status: 404, code: 'not_found' },
    }),
    malformed: [
      { input: {}, field: 'text' },
      { input: { text: 'ก'.repeat(4001) }, field: 'text' },
    ],
  },
};

export const auditRows: AuditRows = {
  'office.board': leaves('office.board.read'),
  'office.board.one': leaves('office.board.one.read', '1'),
  'office.board.hide': {
    leaves: [{ entry: 'office.board.hide', detail: { post: hidden.id, reason } }],
  },
  // What the row before has hidden.
  'office.board.show': {
    async ready(scene) {
      const session = await scene.holder(scene.endpoint('office.board.show'), as);
      return { as, session, input: { ...hidden, reason: 'ตรวจแล้วไม่ใช่โฆษณา' } };
    },
    leaves: [
      {
        entry: 'office.board.show',
        detail: { post: hidden.id, reason: 'ตรวจแล้วไม่ใช่โฆษณา' },
      },
    ],
  },
  'office.board.answer': leaves('office.board.answer', answered.id),
  'office.board_words.add': {
    leaves: [{ entry: 'office.board_words.add', detail: { word: 'แชร์ลูกโซ่' } }],
  },
  // The one that the row before has added.
  'office.board_words.remove': {
    async ready(scene) {
      const session = await scene.holder(scene.endpoint('office.board_words.remove'), as);
      return { as, session, input: { word: 'แชร์ลูกโซ่' } };
    },
    leaves: [{ entry: 'office.board_words.remove', detail: { word: 'แชร์ลูกโซ่' } }],
  },
};

const count = (what: string) => `SELECT count(*) FROM portal.${what}`;
const topics = 'SELECT FROM portal.board_topics FOR UPDATE';

export const raceRows: RaceRows = {
  ...readingAlone('office.board', 'office.board.one', 'office.board_words'),
  'office.board_words.check': { none: 'a trial writes nothing' },
  'office.board.hide': {
    ...{ holds: topics, wins: 1 },
    leaves: [[count('board_topics WHERE hidden_at IS NOT NULL'), 1]],
  },
  'office.board.show': {
    ...{ holds: topics, wins: 1 },
    leaves: [[count('board_topics WHERE hidden_at IS NOT NULL'), -1]],
  },
  // The same words are one answer, and all are shown it.
  'office.board.answer': { wins: 12, leaves: [[count('board_answers'), 1]] },
  'office.board_words.add': {
    wins: 1,
    leaves: [
      [
        `SELECT coalesce(sum(jsonb_array_length(value)), 0) FROM portal.settings
         WHERE key = 'board_refused_words'`,
        1,
      ],
    ],
  },
  'office.board_words.remove': {
    wins: 1,
    leaves: [
      [
        `SELECT coalesce(sum(jsonb_array_length(value)), 0) FROM portal.settings
         WHERE key = 'board_refused_words'`,
        -1,
      ],
    ],
  },
};
