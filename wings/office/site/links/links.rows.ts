/** How this list's endpoints answer each kind of caller. */
import { inRow, listRows } from '../../../../tools/endpoints/tests/list-rows.ts';

const fresh = { id: null, name: 'หน่วยงานทดสอบ', url: 'https://example.com/', description: '' };

export const { matrixRows, auditRows, raceRows } = listRows({
  name: 'office.links',
  entry: 'office.links.saved',
  table: 'links',
  role: 'content',
  other: 'registry',
  fresh,
  malformed: inRow(fresh, {
    name: ' ',
    url: 'javascript:alert(1)',
    description: 'ก'.repeat(301),
    position: 1,
  }),
});
