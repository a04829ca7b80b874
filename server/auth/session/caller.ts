/** Both sides of a call that opens or ends sessions: whose it is, and the browser's cookies. */
import type { OfficeCaller } from '../../../api/session/session-control.ts';
import type { AgencySession, MemberSession } from './session-store.ts';

/** Sends a cookie; `keepSeconds` undefined: until the browser closes; 0: forget it. */
export type SetCookie = (value: string, keepSeconds: number | undefined) => void;

/** The browser's side of a call. */
export interface Carrier {
  readonly address: string;
  readonly agent: string;
  readonly setMember: SetCookie;
  readonly setAgency: SetCookie;
  readonly setOffice: SetCookie;
}

/** Whose call it is, as the gate found it. */
export interface Caller {
  readonly session: MemberSession | undefined;
  readonly agency: AgencySession | undefined;
  readonly office: () => Promise<OfficeCaller | undefined>;
  /** The session that a CSRF token of this call belongs to. */
  readonly guarded: () => string | undefined;
}

/** Who signed in during a call. */
export type Opened =
  | { readonly memberNo: string; readonly sessionId: string; readonly helperId?: string }
  | { readonly agencyNo: string; readonly personNo: number; readonly sessionId: string }
  | { readonly staffId: string; readonly sessionId: string };
