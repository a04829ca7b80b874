/** Agencies: each once, each parent there, no unit its own ancestor. */
import { reasons } from '../intake.text.ts';
import { type Check, type CheckContext, checkRows } from './check.ts';

/** Whether following the parents from here comes back to here. */
function loops(start: string, parents: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at = parents.get(start); at !== undefined && !seen.has(at); at = parents.get(at)) {
    if (at === start) return true;
    seen.add(at);
  }
  return false;
}

/** Fills the register with agencies. A parent may stand below its child: it is looked up last. */
export function checkAgencies(context: CheckContext): Check {
  const { subject, register, faults } = context;
  const parents = new Map<string, string>();
  return checkRows(context, {
    row(cell, _report, line) {
      const agencyNo = cell.text('AGENCY_NO');
      const before = register.agencies.get(agencyNo);
      if (before !== undefined) {
        faults.add(subject.file, line, 'AGENCY_NO', reasons.duplicate(before));
        return;
      }
      register.agencies.set(agencyNo, line);
      if (cell.has('PARENT_AGENCY_NO')) parents.set(agencyNo, cell.text('PARENT_AGENCY_NO'));
    },
    end() {
      // A parent whose own row could not be read is not unknown.
      if (faults.has(subject.file)) return;
      for (const [agencyNo, parent] of parents) {
        const line = register.agencies.get(agencyNo) ?? 1;
        if (!register.agencies.has(parent)) {
          faults.add(subject.file, line, 'PARENT_AGENCY_NO', reasons.unknownAgency(parent));
        } else if (loops(agencyNo, parents)) {
          faults.add(subject.file, line, 'PARENT_AGENCY_NO', reasons.agencyLoop);
        }
      }
    },
  });
}
