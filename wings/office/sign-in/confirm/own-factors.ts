import type { QueryCall, QueryData } from '../../../../shell/query/call-context.ts';
import { askConfirmPasskey } from '../passkey/passkey.api.ts';

/** With what somebody can prove once more who they are. */
export interface OwnFactors {
  readonly passkey: boolean;
  readonly code: boolean;
}

/** What they have. Where that cannot be had the code is asked for, as nearly everybody has one. */
export async function findOwnFactors(call: QueryCall): Promise<OwnFactors> {
  try {
    const { data } = await call(askConfirmPasskey, {}, { manner: 'silent' });
    const challenge = data as QueryData<typeof askConfirmPasskey>;
    return { passkey: challenge.credential_ids.length > 0, code: challenge.has_authenticator };
  } catch {
    return { passkey: false, code: true };
  }
}
