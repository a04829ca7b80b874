/** How this room's endpoints answer each kind of caller: the demo has a menu and news already. */
import { asUpkeep } from '../../../records/driver/owner.ts';
import type { AuditRows, Scene } from '../../../tools/endpoints/tests/audit-rows.ts';
import { type RaceRows, readingAlone } from '../../../tools/endpoints/tests/race-rows.ts';
import { type MatrixRows, unknownInput } from '../../../tools/endpoints/tests/rows.ts';

const other = 'staff:service';
const news = { title: 'เปิดเว็บไซต์', body: 'ยินดีต้อนรับ' };
const taken = { status: 409, rc: '0' } as const;

export const matrixRows: MatrixRows = {
  'office.first_steps': {
    mine: () => ({ as: 'staff:admin', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: other, input: {}, status: 404, code: 'not_found' }),
    malformed: [unknownInput],
  },
  'office.first_steps.menu': {
    mine: () => ({ as: 'staff:content', input: { template: 'full' }, ...taken }),
    notMine: () => ({ as: other, input: { template: 'full' }, status: 404, code: 'not_found' }),
    malformed: [
      { input: {}, field: 'template' },
      { input: { template: 'none' }, field: 'template' },
    ],
  },
  'office.first_steps.news': {
    mine: () => ({ as: 'staff:content', input: news, ...taken }),
    notMine: () => ({ as: other, input: news, status: 404, code: 'not_found' }),
    malformed: [
      { input: { ...news, title: ' ' }, field: 'title' },
      { input: { ...news, body: '' }, field: 'body' },
      { input: { ...news, html: '<b>' }, field: 'html' },
    ],
  },
};

/** A site on which nothing of the kind stands yet. */
const without = (table: string, name: string, input: object) => async (scene: Scene) => {
  await asUpkeep(scene.server.store.ownerUrl, 'sahakon_owner', (client) =>
    client.query(`TRUNCATE portal.${table} CASCADE`),
  );
  const as = 'staff:content';
  return { as, session: await scene.holder(scene.endpoint(name), as), input };
};

const menuName = 'office.first_steps.menu';
const newsName = 'office.first_steps.news';

export const lastAuditRows: AuditRows = {
  [menuName]: {
    ready: without('menu_items', menuName, { template: 'compact' }),
    leaves: [{ entry: menuName }],
  },
  [newsName]: { ready: without('topics', newsName, news), leaves: [{ entry: newsName }] },
};

const none = 'the demo has both already; first-steps.server.test.ts races over an empty site';

export const raceRows: RaceRows = {
  ...readingAlone('office.first_steps'),
  'office.first_steps.menu': { none },
  'office.first_steps.news': { none },
};
