/** How this list's endpoints answer each kind of caller. */
import { inRow, listRows } from '../../../../tools/endpoints/tests/list-rows.ts';

const fresh = {
  id: null,
  title: 'ประชุมทดสอบ',
  starts_on: '2026-01-17',
  ends_on: '2026-01-18',
  place: '',
  url: null,
};

export const { matrixRows, auditRows, raceRows } = listRows({
  name: 'office.calendar',
  entry: 'office.calendar.saved',
  table: 'calendar_events',
  role: 'content',
  other: 'auditor',
  fresh,
  malformed: inRow(fresh, {
    title: '',
    starts_on: '2026-02-30',
    ends_on: '',
    place: 'ก'.repeat(201),
    url: '//evil.example',
  }),
});
