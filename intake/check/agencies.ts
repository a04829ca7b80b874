/** Agencies: each once, each parent there, no unit its own ancestor. */
import { reasons } from '../intake.text.ts';
import { type Check, type CheckContext, checkRows } from './check.ts';

/** Those from which following the parents comes back to them; each agency is walked over once. */
function looping(parents: ReadonlyMap<string, string>): ReadonlySet<string> {
  const [walked, loops] = [new Set<string>(), new Set<string>()];
  for (const start of parents.keys()) {
    const path: string[] = [];
    let at: string | undefined = start;
    for (; at !== undefined && !walked.has(at); at = parents.get(at)) {
      walked.add(at);
      path.push(at);
    }
    // Where this walk met itself; meeting an earlier one closes nothing.
    const from = at === undefined ? -1 : path.indexOf(at);
    if (from >= 0) for (const agencyNo of path.slice(from)) loops.add(agencyNo);
  }
  return loops;
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
      const loops = looping(parents);
      for (const [agencyNo, parent] of parents) {
        const line = register.agencies.get(agencyNo) ?? 1;
        if (!register.agencies.has(parent)) {
          faults.add(subject.file, line, 'PARENT_AGENCY_NO', reasons.unknownAgency(parent));
        } else if (loops.has(agencyNo)) {
          faults.add(subject.file, line, 'PARENT_AGENCY_NO', reasons.agencyLoop);
        }
      }
    },
  });
}
