/** What may be kept of an agency's sign-in in the browser (D-04, R095), and nothing else. Pure. */
import type { Stored } from './session-state.ts';
import { isText, pickToken } from './stored-token.ts';

export interface StoredAgency extends Stored {
  readonly member_group_no: string;
  readonly member_group_name: string;
  readonly contact_name: string;
}

/** The fields that may be stored; undefined when the answer is no sign-in's. */
export function pickAgency(answer: unknown): StoredAgency | undefined {
  const token = pickToken(answer);
  const { member_group_no, member_group_name, contact_name } = Object(answer);
  if (!token || ![member_group_no, member_group_name, contact_name].every(isText)) return undefined;
  return { ...token, member_group_no, member_group_name, contact_name };
}
