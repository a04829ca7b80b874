/** What may be kept of a member's sign-in in the browser (D-04), and nothing else. Pure. */
import type { Stored } from './session-state.ts';
import { isText, pickToken } from './stored-token.ts';

export interface StoredMember extends Stored {
  readonly membership_no: string;
  readonly member: {
    readonly MEMBER_NAME: string;
    readonly MEMBER_SURNAME: string;
    readonly PRENAME?: string;
    readonly member_group_no?: string;
    readonly member_group_name?: string;
  };
  readonly impersonated?: boolean;
}

/** The fields that may be stored; undefined when the answer is no sign-in's. */
export function pickMember(answer: unknown): StoredMember | undefined {
  const token = pickToken(answer);
  const { membership_no, member, impersonated } = Object(answer);
  const { MEMBER_NAME, MEMBER_SURNAME, ...more } = Object(member);
  if (!token || ![membership_no, MEMBER_NAME, MEMBER_SURNAME].every(isText)) return undefined;
  return {
    ...token,
    membership_no,
    member: {
      MEMBER_NAME,
      MEMBER_SURNAME,
      ...pickTexts(more, ['PRENAME', 'member_group_no', 'member_group_name']),
    },
    ...(impersonated === true ? { impersonated } : {}),
  };
}

function pickTexts(from: Record<string, unknown>, names: readonly string[]): object {
  return Object.fromEntries(names.filter((name) => isText(from[name])).map((n) => [n, from[n]]));
}
