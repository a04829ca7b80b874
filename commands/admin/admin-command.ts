/** The store as the desk works on it: one transaction a command, and who did it on record. */
import { userInfo } from 'node:os';
import { onOwnerStore } from '../../records/command-line/owner-store.ts';
import { asUpkeep } from '../../records/driver/owner.ts';

/** A plain connection as the portal's owner, inside the command's transaction. */
export type AdminStore = Parameters<Parameters<typeof asUpkeep>[2]>[0];

/** What stands in the audit log of a command. */
export interface AdminAction {
  /** `desk.board.hide`. */
  readonly entry: string;
  /** Who sat at the desk. */
  readonly by: string;
  /** In whose history it stands, if in anybody's. */
  readonly memberNo?: string;
  /** What was done to what, and why. */
  readonly detail: Readonly<Record<string, unknown>>;
}

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** The name given, else the account of the machine. */
export function whoIs(by: string | undefined): string {
  return by?.trim() || userInfo().username;
}

/** Adds an action to the audit log, within the transaction that does it. */
export async function putOnRecord(
  store: AdminStore,
  { entry, by, memberNo, detail }: AdminAction,
): Promise<void> {
  await store.query(
    `INSERT INTO portal.audit_entries
       (happened_at, entry, outcome, actor_kind, actor, member_no, detail)
     VALUES (now(), $1, 'ok', 'office', $2, $3, $4)`,
    [entry, by, memberNo ?? null, JSON.stringify(detail)],
  );
}

/** Runs `work` in one transaction as the portal's owner; what it throws undoes everything. */
export async function inStore<T>(
  ownerUrl: string,
  work: (store: AdminStore) => Promise<T>,
): Promise<T> {
  return asUpkeep(ownerUrl, 'sahakon_owner', async (store) => {
    await store.query('BEGIN');
    const result = await work(store);
    await store.query('COMMIT');
    return result;
  });
}

/**
 * Runs `work` with the owner's login to the store that the settings name. `asIs`: a schema that is
 * there stays what it is; `create`: the embedded database is made where there is none.
 */
export const withOwner = <T>(
  work: (ownerUrl: string) => Promise<T>,
  options: { readonly asIs?: boolean; readonly create?: boolean | undefined } = {},
): Promise<T> => onOwnerStore(work, { log: print, ...options });

/** Runs `work` in one transaction on that store. */
export function asAdmin<T>(work: (store: AdminStore) => Promise<T>): Promise<T> {
  return withOwner((ownerUrl) => inStore(ownerUrl, work));
}
