/** The member's session in browser storage (D-04): two keys are read, both are kept in step. */
import { memberKeys } from '../../core/browser/storage-names.ts';
import { sharedSession, useSession } from './browser-session.ts';
import { dropLastSeen } from './last-seen-place.ts';
import type { SessionState } from './session-state.ts';
import { pickMember, type StoredMember } from './stored-member.ts';

export const memberKeeping = { keys: memberKeys, pick: pickMember, dropMore: dropLastSeen };

/** The member's session of this browser. */
export const memberSession = sharedSession(memberKeeping);

export const useMemberSession = (): SessionState<StoredMember> => useSession(memberSession);
