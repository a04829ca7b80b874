/** How this room's endpoints answer each kind of caller. */

import type { AuditRows, Ready, Scene } from '../../../tools/endpoints/tests/audit-rows.ts';
import { type RaceRows, readingAlone } from '../../../tools/endpoints/tests/race-rows.ts';
import type { MatrixRows } from '../../../tools/endpoints/tests/rows.ts';
import { exampleCategories } from './example.text.ts';

const as = 'staff:content';
const version = '0'.repeat(32);
const [first] = exampleCategories.map(({ topics, ...one }) => one);
const some = { version, categories: [{ ...first, key: 'all-topics' }] };
const withOne = (more: object) => ({ version, categories: [{ ...first, ...more }] });

export const matrixRows: MatrixRows = {
  'office.categories': {
    mine: () => ({ as, input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: '000123', input: {}, status: 401, code: 'not_signed_in' }),
    malformed: [{ input: { staff_id: 'x' }, field: 'staff_id' }],
  },
  'office.categories.save': {
    // The version of the example is none that ever stood.
    mine: () => ({ as, input: some, status: 409, rc: '0' }),
    notMine: () => ({ as: '000123', input: some, status: 401, code: 'session_over' }),
    malformed: [
      { input: { version, categories: [] }, field: 'categories' },
      { input: { ...some, version: '1' }, field: 'version' },
      { input: withOne({ key: 'ข่าว' }), field: 'categories.0.key' },
      { input: withOne({ key: 'all' }), field: 'categories.0.key' },
      { input: withOne({ name: ' ' }), field: 'categories.0.name' },
      { input: withOne({ content_type: 'OTHER' }), field: 'categories.0.content_type' },
      { input: { version, categories: [first, first] }, field: 'categories.1.key' },
    ],
  },
};

/** The list as it stands, with another word in it. */
async function renaming(scene: Scene): Promise<Ready> {
  const session = await scene.holder(scene.endpoint('office.categories'), as);
  const answer = await scene.send(scene.endpoint('office.categories'), {}, session);
  const { version: now, categories } = answer.json().data;
  const list = categories.map(({ topics, ...one }: { topics: number }) => one);
  list[0].description = `${list[0].description} `;
  const changed = list.map((one: { description: string }, index: number) =>
    index === 0 ? { ...one, description: `${one.description.trim()} ก` } : one,
  );
  return { as, session, input: { version: now, categories: changed } };
}

export const auditRows: AuditRows = {
  'office.categories.save': { ready: renaming, leaves: [{ entry: 'office.categories.saved' }] },
};

export const raceRows: RaceRows = {
  ...readingAlone('office.categories'),
  'office.categories.save': {
    ready: renaming,
    holds: 'SELECT FROM portal.categories FOR UPDATE',
    wins: 1,
    leaves: [[`SELECT count(*) FROM portal.content_history WHERE subject = 'categories'`, 1]],
  },
};
