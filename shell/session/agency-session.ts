/** The agency's session in browser storage (D-04, R095), apart from a member's. */
import { agencyKey } from '../../core/browser/storage-names.ts';
import { sharedSession, useSession } from './browser-session.ts';
import type { SessionState } from './session-state.ts';
import { pickAgency, type StoredAgency } from './stored-agency.ts';

export const agencyKeeping = { keys: [agencyKey], pick: pickAgency };

/** The agency's session of this browser. */
export const agencySession = sharedSession(agencyKeeping);

export const useAgencySession = (): SessionState<StoredAgency> => useSession(agencySession);
