/**
 * Makes, changes and ends members of staff (D-37), for the office and the command line alike. Each
 * throws for whoever is neither an administrator nor the owner: the store asks, not the caller.
 */
import { type StaffStore, staffStatement } from './staff-store.ts';

export interface NewStaff {
  readonly login: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly ownMemberNo: string | undefined;
  readonly relatives: readonly string[];
}

/** What is left out stays as it is. */
export interface StaffChange {
  readonly name?: string;
  readonly roles?: readonly string[];
  /** null: none any more. */
  readonly ownMemberNo?: string | null;
  readonly relatives?: readonly string[];
}

export interface Secrets {
  readonly passwordHash: string;
  readonly totpSealed: Buffer;
}

export interface StaffRow {
  readonly login: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly ownMemberNo: string | null;
  readonly relatives: readonly string[];
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  /** Which edition of them this is; a change names the one that it was made to. */
  readonly version: number;
  readonly hasPassword: boolean;
  readonly passkeys: number;
  /** How many are left. */
  readonly recoveryCodes: number;
  /** While a link for their enrolment lives. */
  readonly enrolsUntil: Date | null;
}

/** Why nothing was done, or `done`. */
export type Outcome =
  | 'done'
  /** The login is, or was, somebody's. */
  | 'taken'
  /** The membership is a colleague's. */
  | 'theirs'
  | 'nobody'
  /** Somebody else was faster. */
  | 'conflict'
  /** It is whoever asks. */
  | 'self'
  | 'last_admin';

/** Of an action that also ends sessions; null: nothing was done. */
export interface Ended {
  readonly outcome: Outcome;
  readonly sessions: number | null;
}

type Roles = readonly string[];

const list = staffStatement<StaffRow>(`
  SELECT login, name, roles, own_member_no AS "ownMemberNo", relatives,
    created_at AS "createdAt", ended_at AS "endedAt", version, has_password AS "hasPassword",
    passkeys, recovery_codes AS "recoveryCodes", enrols_until AS "enrolsUntil"
  FROM portal.list_staff()`);
const add = staffStatement<
  { outcome: Outcome },
  [string, string, Roles, string | null, Roles, string | null, Buffer | null]
>('SELECT portal.add_staff($1, $2, $3, $4, $5, $6, $7) AS outcome');
const change = staffStatement<
  { outcome: Outcome },
  [string, number | null, string | null, Roles | null, string | null, Roles | null]
>('SELECT portal.change_staff($1, $2, $3, $4, $5, $6) AS outcome');
const end = staffStatement<Ended, [string, number | null]>(
  'SELECT outcome, sessions FROM portal.end_staff($1, $2)',
);
const reset = staffStatement<
  Ended,
  [string, number | null, string | null, string | null, Buffer | null]
>('SELECT outcome, sessions FROM portal.reset_staff($1, $2, $3, $4, $5)');

/** Those who work here, then those who have left; nobody for who does not keep staff. */
export const listStaff = (store: StaffStore): Promise<readonly StaffRow[]> => list(store);

/** Adds a member of staff; without secrets they have to enrol. `done`, `taken` or `theirs`. */
export async function addStaff(
  store: StaffStore,
  { login, name, roles, ownMemberNo, relatives }: NewStaff,
  secrets: Secrets | undefined,
): Promise<Outcome> {
  const [row] = await add(
    store,
    ...([login, name, roles, ownMemberNo ?? null, relatives] as const),
    ...([secrets?.passwordHash ?? null, secrets?.totpSealed ?? null] as const),
  );
  return row?.outcome ?? 'nobody';
}

/**
 * Changes who works here, at once: sessions go by their roles from the next call on. `version`:
 * only while this edition stands. `done`, `nobody`, `conflict`, `theirs` or `last_admin`.
 */
export async function changeStaff(
  store: StaffStore,
  login: string,
  { name, roles, ownMemberNo, relatives }: StaffChange,
  version?: number,
): Promise<Outcome> {
  const own = ownMemberNo === null ? '' : (ownMemberNo ?? null);
  const [row] = await change(
    store,
    ...([login, version ?? null, name ?? null, roles ?? null, own, relatives ?? null] as const),
  );
  return row?.outcome ?? 'nobody';
}

const nothing: Ended = { outcome: 'nobody', sessions: null };

/** They work here no more: every session is over, every link for an enrolment is void. */
export async function endStaff(store: StaffStore, login: string, version?: number): Promise<Ended> {
  return (await end(store, login, version ?? null))[0] ?? nothing;
}

/**
 * Takes every credential of theirs and ends every session. Without new secrets they have to enrol;
 * `before`: only while the password with this hash stands.
 */
export async function resetStaff(
  store: StaffStore,
  login: string,
  { version, before, secrets }: { version?: number; before?: string; secrets?: Secrets },
): Promise<Ended> {
  const [row] = await reset(
    store,
    ...([login, version ?? null, before ?? null] as const),
    ...([secrets?.passwordHash ?? null, secrets?.totpSealed ?? null] as const),
  );
  return row ?? nothing;
}
