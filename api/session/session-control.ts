/** What a handler may do to the sessions of its caller; cookies and tokens stay with the server. */
import type { StaffRole } from '../office/staff-roles.ts';

/** Staff with a session in a member's stead. */
export interface Helper {
  readonly staffId: string;
  readonly login: string;
  readonly name: string;
}

/** The member behind a signed-in call, taken from the session and never from the request (D-37). */
export interface MemberCaller {
  readonly memberNo: string;
  readonly sessionId: string;
  /** The member of staff who looks in the member's stead (S4); undefined: the member. */
  readonly helper?: Helper | undefined;
}

/** The person of an agency behind a call; the agency is the session's and never the request's. */
export interface AgencyCaller {
  readonly agencyNo: string;
  readonly agencyName: string;
  /** Which of the agency's named people. */
  readonly personNo: number;
  readonly contactName: string;
  /** `viewer` reads and prints, `admin` reports back, too (D-37). */
  readonly role: 'viewer' | 'admin';
  readonly sessionId: string;
}

/** The member of staff behind a call of the office. */
export interface OfficeCaller {
  readonly staffId: string;
  readonly sessionId: string;
  readonly login: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  /** Seconds until the session ends without a sign of life after this one. */
  readonly idleLeftSeconds: number;
  /** How long ago the second factor was proven again in this session; undefined: never. */
  readonly confirmedSeconds: number | undefined;
}

/** What was proven of staff before a session begins, and must stand still when it does. */
export type ProvenOffice =
  | { readonly passwordHash: string | undefined }
  | { readonly passkey: UsedPasskey };

/** A passkey that has answered: which one, what was counted before, and what it counted now. */
export interface UsedPasskey {
  readonly passkeyId: string;
  readonly counter: bigint;
  readonly counted: number;
}

export interface SessionControl {
  /**
   * Starts a session of two halves; the cookie half travels with the answer. Throws Problem
   * bad_credentials, and starts none, when the password that was proven is in force no more.
   */
  open(session: {
    memberNo: string;
    remember: boolean;
    /** Terms or password still open: only `member_entering` endpoints answer. */
    entering: boolean;
    /** Of the password that was proven; undefined: none was. */
    passwordHash: string | undefined;
  }): Promise<{ token: string; expiresInSeconds: number }>;
  /** Starts staff's read-only session as a member: 15 minutes, never longer (S4). */
  openHelp(help: {
    memberNo: string;
    staffId: string;
  }): Promise<{ token: string; expiresInSeconds: number; sessionId: string }>;
  /** The same of an agency's contact. */
  openAgency(session: {
    agencyNo: string;
    personNo: number;
    remember: boolean;
    /** The password is still the one of staff: only `agency_entering` endpoints answer. */
    entering: boolean;
    passwordHash: string;
  }): Promise<{ token: string; expiresInSeconds: number }>;
  /** Ends the caller's session of an agency, if there is one; says whether there was. */
  endAgency(): Promise<boolean>;
  /** The valid agency session behind the call, also for `visitor` endpoints of the agency area. */
  readonly currentAgency:
    | (AgencyCaller & { entering: boolean; idleLeftSeconds: number; endsInSeconds: number })
    | undefined;
  /**
   * Starts a session of the office: one cookie, no token. Refuses as `open` does. `confirmed`: the
   * second factor was proven with it, as before what is dangerous.
   */
  openOffice(staff: { staffId: string; confirmed?: true } & ProvenOffice): Promise<void>;
  /** Ends the caller's session of the office. */
  endOffice(): Promise<boolean>;
  /** The member of staff whose cookie came along, also with calls that anybody may make. */
  office(): Promise<OfficeCaller | undefined>;
  /** Terms and password are in order now: the session may read records. */
  enter(): Promise<void>;
  /** Ends the caller's session, if there is one; says whether there was. */
  end(): Promise<boolean>;
  /** Ends every other session of the member. */
  endOthers(): Promise<void>;
  /** A value for the anti-forgery header, bound to the caller's session if there is one. */
  csrfToken(): string;
  /** The valid member session behind the call, also for `visitor` endpoints; undefined if none. */
  readonly current:
    | (MemberCaller & { entering: boolean; idleLeftSeconds: number; endsInSeconds: number })
    | undefined;
}

/** A half that the browser does not hold yet. */
export interface NewDeviceCookie {
  readonly hash: Uint8Array;
  /** Hash of the half that came with the call; undefined: none did. */
  readonly before: Uint8Array | undefined;
  /** Sends it along with the answer, for a year: once the store knows it, and not before. */
  give(): void;
}

/** The browser itself, which outlives its sessions: a cookie of its own (S1, new device). */
export interface DeviceControl {
  /** SHA-256 of the half that this browser holds; undefined for one that was never given any. */
  readonly hash: Uint8Array | undefined;
  /** The hash of the half that it holds; a browser without any is given one. Proves nothing. */
  keep(): Uint8Array;
  /** It is known, and was used: it keeps its half for another year. */
  renew(): void;
  /**
   * A half in place of the one that it holds, whenever it becomes known to somebody: who saw or
   * planted the one before has nothing of it (T15).
   */
  replace(): NewDeviceCookie;
}
