/** How this room's endpoints answer each kind of caller. */
import { type AuditRows, leaves, leavesOf } from '../../../../tools/endpoints/tests/audit-rows.ts';
import { type RaceRows, readingAlone } from '../../../../tools/endpoints/tests/race-rows.ts';
import type { MatrixRows } from '../../../../tools/endpoints/tests/rows.ts';
import { exampleContent } from '../example.text.ts';

const as = 'staff:content';
const member = { as: '000123', status: 401 } as const;
const outside = { ...member, code: 'not_signed_in' };
const outsidePost = { ...member, code: 'session_over' };

/** Of the demo's topics: one that is public, and a draft. */
const ids = { shown: '501', other: '502', draft: '591' };
const content = {
  ...exampleContent,
  ...{ cover_url: null, cover_alt: '', images: [], files: [] },
  ...{ pinned: false, pinned_until: null },
};
const written = { id: ids.draft, based_on: 0, content };

const wrongIds = (more: object) => [
  { input: { ...more, id: '0' }, field: 'id' },
  { input: { ...more, id: 'x' }, field: 'id' },
  { input: { ...more, id: ids.shown, staff_id: '1' }, field: 'staff_id' },
];
const wrongWritten = [
  ...wrongIds({ based_on: 0, content }),
  { input: { id: ids.draft, content }, field: 'based_on' },
  { input: { ...written, based_on: -1 }, field: 'based_on' },
  {
    input: { ...written, content: { ...content, title: 'ก'.repeat(201) } },
    field: 'content.title',
  },
  {
    input: { ...written, content: { ...content, title: 'ก\u202eข' } },
    field: 'content.title',
  },
  {
    input: { ...written, content: { ...content, cover_url: 'https://evil.example/a.png' } },
    field: 'content.cover_url',
  },
  {
    input: { ...written, content: { ...content, published_at: '2025-13-01T00:00:00Z' } },
    field: 'content.published_at',
  },
  {
    input: { ...written, content: { ...content, happens_on: '2025-02-30' } },
    field: 'content.happens_on',
  },
  { input: { ...written, content: { ...content, script: '1' } }, field: 'content.script' },
  {
    input: {
      ...written,
      content: { ...content, images: [{ url: '/mediafiles/images/../a', alt: '' }] },
    },
    field: 'content.images.0.url',
  },
];

export const matrixRows: MatrixRows = {
  'office.topics': {
    mine: () => ({ as, input: {}, status: 200, rc: '1' }),
    notMine: () => ({ ...outside, input: {} }),
    malformed: [
      { input: { page: '0' }, field: 'page' },
      { input: { state: 'GONE' }, field: 'state' },
      { input: { category: 'NEWS' }, field: 'category' },
      { input: { q: 'ก'.repeat(101) }, field: 'q' },
      { input: { staff_id: 'x' }, field: 'staff_id' },
    ],
  },
  'office.topics.begin': {
    mine: () => ({ as, input: { category: 'news', title: 'ข่าวใหม่' }, status: 200, rc: '1' }),
    notMine: () => ({ ...outsidePost, input: { category: 'news', title: 'ข่าวใหม่' } }),
    malformed: [
      { input: { category: 'news' }, field: 'title' },
      { input: { category: 'news', title: ' ' }, field: 'title' },
      { input: { category: '<b>', title: 'ข่าวใหม่' }, field: 'category' },
    ],
  },
  'office.topics.change': {
    mine: () => ({ as, input: { action: 'HIDE', ids: ids.other }, status: 200, rc: '1' }),
    notMine: () => ({ ...outsidePost, input: { action: 'HIDE', ids: ids.other } }),
    malformed: [
      { input: { action: 'BURN', ids: ids.other }, field: 'action' },
      { input: { action: 'HIDE', ids: '' }, field: 'ids' },
      { input: { action: 'HIDE', ids: '1,x' }, field: 'ids' },
      { input: { action: 'MOVE', ids: ids.other }, field: 'category' },
    ],
  },
  'office.topics.one': {
    mine: () => ({ as, input: { id: ids.shown }, status: 200, rc: '1' }),
    notMine: () => ({ as, input: { id: '999999999' }, status: 404, code: 'not_found' }),
    malformed: wrongIds({}),
  },
  'office.topics.draft': {
    mine: () => ({ as, input: written, status: 200, rc: '1' }),
    notMine: () => ({
      ...{ as, status: 404, code: 'not_found' },
      input: { ...written, id: '999999999' },
    }),
    malformed: wrongWritten,
  },
  'office.topics.draft.drop': {
    mine: () => ({ as, input: { id: ids.draft }, status: 200, rc: '1' }),
    notMine: () => ({ as, input: { id: '999999999' }, status: 404, code: 'not_found' }),
    malformed: wrongIds({}),
  },
  'office.topics.save': {
    // What others of this table have saved meanwhile stands.
    mine: () => ({ as, input: { ...written, based_on: 999 }, status: 409, rc: '0' }),
    notMine: () => ({
      ...{ as, status: 404, code: 'not_found' },
      input: { ...written, id: '999999999' },
    }),
    malformed: wrongWritten,
  },
  'office.topics.publish': {
    mine: () => ({ as, input: { ...written, based_on: 999 }, status: 409, rc: '0' }),
    notMine: () => ({ ...outsidePost, input: written }),
    malformed: [
      ...wrongWritten,
      { input: { ...written, content: { ...content, title: '' } }, field: 'content.title' },
      {
        input: { ...written, content: { ...content, category: 'no-such' } },
        field: 'content.category',
      },
    ],
  },
  'office.topics.preview': {
    mine: () => ({ as, input: { id: ids.draft, content }, status: 200, rc: '1' }),
    notMine: () => ({
      ...{ as, status: 404, code: 'not_found' },
      input: { id: '999999999', content },
    }),
    malformed: wrongIds({ content }),
  },
  'office.topics.versions': {
    mine: () => ({ as, input: { id: ids.shown }, status: 200, rc: '1' }),
    notMine: () => ({ as, input: { id: '999999999' }, status: 404, code: 'not_found' }),
    malformed: [...wrongIds({}), { input: { id: ids.shown, page: '-1' }, field: 'page' }],
  },
  'office.topics.version': {
    mine: () => ({ as, input: { id: ids.shown, version: '999' }, status: 404, rc: '0' }),
    notMine: () => ({ ...outside, input: { id: ids.shown, version: '1' } }),
    malformed: [
      ...wrongIds({ version: '1' }),
      { input: { id: ids.shown, version: '0' }, field: 'version' },
    ],
  },
  'office.topics.restore': {
    mine: () => ({
      as,
      input: { id: ids.shown, version: 999, based_on: 0 },
      status: 404,
      rc: '0',
    }),
    notMine: () => ({ ...outsidePost, input: { id: ids.shown, version: 1, based_on: 0 } }),
    malformed: [
      ...wrongIds({ version: 1, based_on: 0 }),
      { input: { id: ids.shown, version: 1 }, field: 'based_on' },
      { input: { id: ids.shown, version: '1', based_on: 0 }, field: 'version' },
    ],
  },
};

export const auditRows: AuditRows = {
  'office.topics.begin': leaves('office.topics.begun', 'news'),
  'office.topics.change': leaves('office.topics.changed', `HIDE-${ids.other}`),
  'office.topics.draft.drop': leaves('office.topics.draft_dropped', ids.draft),
  'office.topics.preview': leaves('office.topics.previewed', ids.draft),
  'office.topics.save': leavesOf(
    { as, name: 'office.topics.save', input: () => ({ ...written, id: '592' }) },
    'office.topics.saved',
    '592',
  ),
  'office.topics.publish': leavesOf(
    { as, name: 'office.topics.publish', input: () => ({ ...written, id: '503' }) },
    'office.topics.published',
    '503',
  ),
  'office.topics.restore': {
    async ready(scene) {
      const session = await scene.holder(scene.endpoint('office.topics.save'), as);
      const first = { ...written, id: '504' };
      await scene.send(scene.endpoint('office.topics.save'), first, session);
      return { as, session, input: { id: '504', version: 1, based_on: 2 } };
    },
    leaves: [{ entry: 'office.topics.restored', target: '504-1' }],
  },
};

const versionsOf = (id: string) =>
  `SELECT count(*) FROM portal.topic_versions WHERE topic_id = ${id}`;
const holds = (id: string) => `SELECT FROM portal.topics WHERE id = ${id} FOR UPDATE`;

export const raceRows: RaceRows = {
  ...readingAlone(
    ...['office.topics', 'office.topics.one', 'office.topics.versions', 'office.topics.version'],
  ),
  'office.topics.begin': { none: 'each call begins a topic of its own' },
  'office.topics.change': { none: 'what is hidden twice is hidden; the rows are locked in order' },
  'office.topics.draft': { none: 'one draft of each person: the last words stand' },
  'office.topics.draft.drop': { none: 'what is gone twice is gone' },
  'office.topics.preview': { none: 'each call makes a secret of its own' },
  // Of those who began from the same version one saves; the others learn whose version stands.
  'office.topics.save': {
    ready: async (scene) => {
      const session = await scene.holder(scene.endpoint('office.topics.save'), as);
      return { as, session, input: { ...written, id: '505' } };
    },
    holds: holds('505'),
    wins: 1,
    leaves: [[versionsOf('505'), 2]],
  },
  'office.topics.publish': {
    ready: async (scene) => {
      const session = await scene.holder(scene.endpoint('office.topics.publish'), as);
      return { as, session, input: { ...written, id: '506' } };
    },
    holds: holds('506'),
    wins: 1,
    leaves: [[versionsOf('506'), 2]],
  },
  'office.topics.restore': {
    ready: async (scene) => {
      const session = await scene.holder(scene.endpoint('office.topics.save'), as);
      await scene.send(scene.endpoint('office.topics.save'), { ...written, id: '507' }, session);
      return { as, session, input: { id: '507', version: 1, based_on: 2 } };
    },
    holds: holds('507'),
    wins: 1,
    leaves: [[versionsOf('507'), 1]],
  },
};
