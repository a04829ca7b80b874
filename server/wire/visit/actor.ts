/** Who made a call, as the audit trail names them. */
import type { AuditEntry } from '../../../records/audit.ts';
import type { Visit } from './visit.ts';

type Actor = Pick<AuditEntry, 'actorKind' | 'actor' | 'memberNo' | 'sessionId'>;

/** Who did it to whose records: staff in a member's stead stand beside that member (S4). */
export function actorOf(visit: Visit | null): Actor {
  if (visit === null) return { actorKind: 'visitor' };
  const { opened, session, agency, officer } = visit;
  if (opened !== undefined && 'staffId' in opened) return ofOffice(opened);
  if (officer) return ofOffice(officer);
  if (opened !== undefined && 'agencyNo' in opened) return ofAgency(opened);
  if (agency) return ofAgency(agency);
  const member = opened ?? session;
  if (member === undefined) return { actorKind: 'visitor' };
  const { memberNo, sessionId } = member;
  const staffId = opened === undefined ? session?.helper?.staffId : opened.helperId;
  return staffId
    ? { actorKind: 'office', actor: staffId, memberNo, sessionId }
    : { actorKind: 'member', actor: memberNo, memberNo, sessionId };
}

const ofOffice = ({ staffId, sessionId }: { staffId: string; sessionId: string }): Actor => ({
  actorKind: 'office',
  actor: staffId,
  sessionId,
});

/** Of an agency's people each is named by their number: `01011001-2`. */
const ofAgency = (who: { agencyNo: string; personNo: number; sessionId: string }): Actor => ({
  actorKind: 'agency',
  actor: `${who.agencyNo}-${who.personNo}`,
  sessionId: who.sessionId,
});
