/** How this list's endpoints answer each kind of caller. */
import { inRow, listRows } from '../../../../tools/endpoints/tests/list-rows.ts';

const fresh = { id: null, note_html: 'ประกาศทดสอบ', shown: true, from_on: null, until_on: null };

export const { matrixRows, auditRows, raceRows } = listRows({
  name: 'office.marquee',
  entry: 'office.marquee.saved',
  table: 'marquee',
  role: 'content',
  other: 'finance',
  fresh,
  malformed: inRow(fresh, {
    note_html: '',
    shown: 'Y',
    from_on: '2025-02-30',
    until_on: '28/11/2568',
    id: 'x',
    rate: '1',
  }),
});
