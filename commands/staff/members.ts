/** What a command must know of members: whether there is one, may come in, and has a telephone. */
import { canonicalMembershipNumber } from '../../core/membership-number.ts';
import { mobileNumber } from '../../core/phone/phone.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { staffText as text } from './staff.text.ts';

/** Six digits. Throws for what is no number. */
export function memberNoOf(input: string): string {
  const memberNo = canonicalMembershipNumber(input);
  if (memberNo === undefined) throw new Error(text.badMemberNo(input));
  return memberNo;
}

interface MemberSeen {
  readonly memberNo: string;
  /** Whether they have a national ID; who has none comes in by a code of the counter alone. */
  readonly hasId: boolean;
  /** Of the records; whatever stands there. */
  readonly phone: string | null;
  /** False of who has resigned, say. */
  readonly standing: boolean;
}

/** Those of the numbers that somebody has in the records being shown. */
async function findMembers(
  ownerUrl: string,
  memberNos: readonly string[],
): Promise<readonly MemberSeen[]> {
  const { rows } = await asUpkeep(ownerUrl, 'sahakon_intake', (client) =>
    client.query<MemberSeen>(
      `SELECT m.member_no AS "memberNo", m.phone, m.national_id IS NOT NULL AS "hasId",
         m.status_code IN ('0', '5') AS standing
       FROM records.members m JOIN records.current c USING (publication_id)
       WHERE m.member_no = ANY ($1)`,
      [memberNos],
    ),
  );
  return rows;
}

/** Throws unless somebody has each of these numbers. */
export async function mustBeMembers(ownerUrl: string, memberNos: readonly string[]): Promise<void> {
  const existing = new Set(
    (await findMembers(ownerUrl, memberNos)).map(({ memberNo }) => memberNo),
  );
  const unknown = memberNos.find((memberNo) => !existing.has(memberNo));
  if (unknown !== undefined) throw new Error(text.noMember(unknown));
}

/** Throws unless this member may come in. Gives where their codes go, if anywhere. */
export async function phoneOfMember(
  ownerUrl: string,
  memberNo: string,
): Promise<string | undefined> {
  const [member] = await findMembers(ownerUrl, [memberNo]);
  if (member === undefined) throw new Error(text.noMember(memberNo));
  if (!member.standing) throw new Error(text.noStanding(memberNo));
  if (!member.hasId) return undefined;
  const { rows } = await asUpkeep(ownerUrl, 'sahakon_owner', (client) =>
    client.query<{ phone: string }>(
      `SELECT phone FROM portal.member_phones
       WHERE member_no = $1 AND withdrawn_at IS NULL AND effective_at <= now()
       ORDER BY effective_at DESC LIMIT 1`,
      [memberNo],
    ),
  );
  return mobileNumber(rows[0]?.phone ?? member.phone ?? '');
}
