/** How this room's endpoints answer each kind of caller, and what they leave in the audit log. */
import { type AuditRows, leaves } from '../../../../tools/endpoints/tests/audit-rows.ts';
import {
  type MatrixRows,
  namesNobody,
  ofSubject,
  unknownInput,
} from '../../../../tools/endpoints/tests/rows.ts';

const body = 'คำถามของสมาชิกเรื่องเงินฝาก';
/** What is wrong with a post, whatever it is for. */
const postFaults = [
  { input: { id: '1' }, field: 'body' },
  { input: { id: '1', body: 7 }, field: 'body' },
  { input: { id: '1', body: 'x'.repeat(4001) }, field: 'body' },
  { input: { id: '1', body, display_name: 'x'.repeat(41) }, field: 'display_name' },
  { input: { id: '1', body, membership_no: '000456' }, field: 'membership_no' },
];

export const matrixRows: MatrixRows = {
  'info.board': {
    mine: () => ({ as: 'visitor', input: { page: '1', q: 'เงินฝาก' }, status: 200, rc: '1' }),
    notMine: namesNobody,
    malformed: [
      unknownInput,
      { input: { page: '0' }, field: 'page' },
      { input: { page: '1e3' }, field: 'page' },
      { input: { q: 'x'.repeat(101) }, field: 'q' },
    ],
  },
  'info.board_topic': {
    mine: () => ({ as: 'visitor', input: { id: '1' }, status: 200, rc: '1' }),
    notMine: 'what is hidden is nobody’s: board.server.test.ts',
    malformed: [
      { input: { id: 'x' }, field: 'id' },
      { input: { id: '1', page: '-1' }, field: 'page' },
      { input: { id: '1', membership_no: '000456' }, field: 'membership_no' },
    ],
  },
  'info.board_post': {
    mine: () => ({
      ...{ as: '000123', status: 200, rc: '1' },
      input: { title: 'ถามเรื่องเงินฝาก', body },
    }),
    notMine: ofSubject,
    malformed: [
      { input: { body }, field: 'title' },
      { input: { title: 'x'.repeat(151), body }, field: 'title' },
      { input: { title: 'ถามเรื่องเงินฝาก' }, field: 'body' },
      { input: { title: 'ถามเรื่องเงินฝาก', body, from_staff: true }, field: 'from_staff' },
    ],
  },
  'info.board_answer': {
    mine: () => ({ as: '000222', input: { id: '1', body }, status: 200, rc: '1' }),
    notMine: 'what is hidden is nobody’s: board.server.test.ts',
    malformed: [...postFaults, { input: { id: '1.5', body }, field: 'id' }],
  },
  'member.board_draft': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [unknownInput, { input: { topic: '-1' }, field: 'topic' }],
  },
  'member.board_save_draft': {
    mine: () => ({
      ...{ as: '000123', status: 200, rc: '1' },
      input: { topic: '1', title: '', body, display_name: '' },
    }),
    notMine: ofSubject,
    malformed: [
      { input: { title: '', body }, field: 'display_name' },
      { input: { title: '', body: 'x'.repeat(4001), display_name: '' }, field: 'body' },
      { input: { topic: 'x', title: '', body, display_name: '' }, field: 'topic' },
    ],
  },
};

export const auditRows: AuditRows = {
  'info.board_post': leaves('info.board.post'),
  'info.board_answer': leaves('info.board.answer', '1'),
};
