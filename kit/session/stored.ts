/** Picks what may be kept of a sign-in's answer in the browser (D-04), and nothing else. Pure. */
import type { Stored } from './session-state.ts';

/** What may be kept of a member's sign-in. */
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

/** What may be kept of an agency's (R095). */
export interface StoredAgency extends Stored {
  readonly member_group_no: string;
  readonly member_group_name: string;
  readonly contact_name: string;
}

const text = (value: unknown): value is string => typeof value === 'string';

/** The token half; undefined where there is none (R117). */
function pickToken(answer: unknown): Stored | undefined {
  const { token, token_type, expires_in } = Object(answer);
  if (!text(token) || token === '') return undefined;
  return {
    token,
    token_type: text(token_type) ? token_type : 'Bearer',
    expires_in: typeof expires_in === 'number' ? expires_in : 0,
  };
}

/** The fields of a member that may be stored; undefined when the answer is no sign-in's. */
export function pickMember(answer: unknown): StoredMember | undefined {
  const half = pickToken(answer);
  const { membership_no, member, impersonated } = Object(answer);
  const { MEMBER_NAME, MEMBER_SURNAME, ...more } = Object(member);
  if (!half || ![membership_no, MEMBER_NAME, MEMBER_SURNAME].every(text)) return undefined;
  return {
    ...half,
    membership_no,
    member: {
      MEMBER_NAME,
      MEMBER_SURNAME,
      ...pickTexts(more, ['PRENAME', 'member_group_no', 'member_group_name']),
    },
    ...(impersonated === true ? { impersonated } : {}),
  };
}

/** The fields of an agency that may be stored; undefined when the answer is no sign-in's. */
export function pickAgency(answer: unknown): StoredAgency | undefined {
  const half = pickToken(answer);
  const { member_group_no, member_group_name, contact_name } = Object(answer);
  if (!half || ![member_group_no, member_group_name, contact_name].every(text)) return undefined;
  return { ...half, member_group_no, member_group_name, contact_name };
}

function pickTexts(from: Record<string, unknown>, names: readonly string[]): object {
  return Object.fromEntries(names.filter((name) => text(from[name])).map((n) => [n, from[n]]));
}
