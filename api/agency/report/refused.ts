/** A refusal of the store as the answer that tells of it. */
import type { Refusal, RefusedLine, ReportStanding } from '../../../core/agency/refusal.ts';
import { thaiDateTime } from '../../../core/thai-date.ts';
import type { FieldFault } from '../../envelope.ts';
import { Problem } from '../../problem.ts';
import { text } from './refusal.text.ts';

const mostFaults = 10;
const fieldOf = { collected: 'collected', reason: 'reason', newAgency: 'new_agency' } as const;

function faultOf({ at, why }: RefusedLine): FieldFault {
  const field = `lines.${at}`;
  if (typeof why === 'string') return { field, message: text[why] };
  const message =
    why.at === 'collected'
      ? text.collected[why.why]
      : why.at === 'reason'
        ? text.reason[why.why]
        : text.newAgency[why.why];
  return { field: `${field}.${fieldOf[why.at]}`, message };
}

/** Who was faster, and when. */
function standingWords(report: ReportStanding): string {
  const { state, isClosed, savedByName, savedAt, submittedByName, submittedAt } = report;
  if (isClosed) return text.posted;
  if (state === 'ACCEPTED') return text.accepted;
  if (state === 'SUBMITTED' && submittedAt && submittedByName !== null) {
    return text.submitted(submittedByName, thaiDateTime(submittedAt));
  }
  return text.savedBy(savedByName, thaiDateTime(savedAt));
}

/** not_found of a month without bills, bad_input at the lines' fields, conflict for all else. */
export function refused(refusal: Refusal): Problem {
  if (refusal.why === 'notBilled') return new Problem('not_found');
  if (refusal.why === 'lines') {
    return new Problem('bad_input', { fields: refusal.lines.slice(0, mostFaults).map(faultOf) });
  }
  if (refusal.why !== 'standing') return new Problem('conflict', { text: text[refusal.why] });
  const { report } = refusal;
  return new Problem('conflict', report ? { text: standingWords(report) } : {});
}
