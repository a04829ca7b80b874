/** How this room's endpoints answer each kind of caller. */
import { inRow, listRows } from '../../../tools/endpoints/tests/list-rows.ts';

/** The demo has no number of its own for what is called other. */
const fresh = { category: 'OTHER', target_days: 20 };

export const { matrixRows, auditRows, raceRows } = listRows({
  name: 'office.complaint_targets',
  entry: 'office.complaint_targets.saved',
  table: 'complaint_targets',
  role: 'service',
  other: 'finance',
  fresh,
  malformed: inRow(fresh, { category: 'อื่น', target_days: 0, staff_id: 'x' }),
});
