/** Members: each once, of a known agency, with days and amounts that can be. */
import { reasons } from '../intake.text.ts';
import {
  type Cells,
  type Check,
  type CheckContext,
  checkRows,
  copyOf,
  type Report,
  rules,
} from './check.ts';

/** Who is a member (0), and who still is one in retirement (5); all others have left. */
const staying = ['0', '5'];

function checkMember(cell: Cells, { asOf, register }: CheckContext, report: Report): void {
  const agencyNo = cell.text('AGENCY_NO');
  if (!register.agencies.has(agencyNo)) report('AGENCY_NO', reasons.unknownAgency(agencyNo));
  const hasLeft = !staying.includes(cell.text('STATUS_CODE'));
  if (hasLeft && !cell.has('LEFT_ON')) report('LEFT_ON', reasons.leftMissing);
  if (!hasLeft && cell.has('LEFT_ON')) report('LEFT_ON', reasons.leftWhileMember);
  rules.inOrder(cell, report, 'BIRTH_DATE', 'JOINED_ON');
  rules.inOrder(cell, report, 'JOINED_ON', 'LEFT_ON');
  // A consent may lie before the admission: it is asked for with the application.
  rules.inOrder(cell, report, 'BIRTH_DATE', 'PAYROLL_CONSENT_ON');
  rules.notAfter(cell, report, asOf, 'JOINED_ON', 'LEFT_ON', 'PAYROLL_CONSENT_ON');
  rules.notNegative(cell, report, 'SALARY', 'MONTHLY_SHARE', 'SHARE_HELD', 'SHARE_BALANCE');
  rules.atMost(cell, report, 'SHARE_HELD', 'SHARE_BALANCE');
}

function checkIdentity(cell: Cells, { register }: CheckContext, report: Report, line: number) {
  const [hasKind, hasNo] = [cell.has('ID_DOCUMENT'), cell.has('ID_DOCUMENT_NO')];
  if (hasKind && !hasNo) report('ID_DOCUMENT_NO', reasons.pairedWith('ID_DOCUMENT'));
  if (hasNo && !hasKind) report('ID_DOCUMENT', reasons.pairedWith('ID_DOCUMENT_NO'));
  if (!cell.has('NATIONAL_ID')) return;
  const nationalId = cell.text('NATIONAL_ID');
  const namesake = register.nationalIds.get(nationalId);
  // Sign-in by national ID stands on this: two members with one ID would be one person.
  if (namesake !== undefined) report('NATIONAL_ID', reasons.sameNationalId(namesake));
  else register.nationalIds.set(copyOf(nationalId), line);
}

/** Fills the register's members. */
export function checkMembers(context: CheckContext): Check {
  const { register } = context;
  return checkRows(context, {
    row(cell, report, line) {
      const memberNo = cell.text('MEMBER_NO');
      const before = register.members.get(memberNo);
      if (before) report('MEMBER_NO', reasons.duplicate(before.line));
      else {
        const balanceSatang = cell.satang('SHARE_BALANCE');
        const index = register.members.size;
        register.members.set(memberNo, { memberNo, index, balanceSatang, line, seen: false });
      }
      checkIdentity(cell, context, report, line);
      checkMember(cell, context, report);
    },
  });
}
