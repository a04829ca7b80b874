/** What a sign-in answers of the member (D-04), and nothing else personal. */

interface Named {
  readonly memberNo: string;
  readonly prefix: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly agencyNo: string;
  readonly agencyName: string;
}

/** Beside `rc_code`: the token half with the names that the browser may keep. */
export function memberAnswer(
  member: Named,
  { token, expiresInSeconds }: { readonly token: string; readonly expiresInSeconds: number },
) {
  return {
    token,
    token_type: 'Bearer' as const,
    expires_in: expiresInSeconds,
    membership_no: member.memberNo,
    member: {
      MEMBER_NAME: member.firstName,
      MEMBER_SURNAME: member.lastName,
      PRENAME: member.prefix,
      member_group_no: member.agencyNo,
      member_group_name: member.agencyName,
    },
  };
}
