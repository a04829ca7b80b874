/** What the command line does to agencies' people: each action on record, each at once (D-03). */
import { mostFailures } from '../../records/agency/sign-in.ts';
import { type AdminStore, putOnRecord } from '../admin/admin-command.ts';

/** A person of an agency, by what they sign in with. */
export interface Contact {
  readonly agencyNo: string;
  readonly personNo: number;
}

export interface ContactSeen extends Contact {
  readonly contactName: string;
  readonly role: string;
  readonly endedAt: Date | null;
  /** Since when only browsers used before let them in (T12). */
  readonly stoppedAt: Date | null;
}

/** Who still speaks for an agency. */
export interface Left {
  readonly contacts: number;
  readonly admins: number;
}

const living = 'agency_no = $1 AND person_no = $2 AND ended_at IS NULL';
// A row of failures counts only against the password that it was about.
const isStopped = `ended_at IS NULL AND failures_in_row >= ${mostFailures}
  AND failures_since = password_set_at`;
const keyOf = ({ agencyNo, personNo }: Contact) => [agencyNo, personNo];

/** All of an agency, those who have left as well. */
export async function listContacts(
  store: AdminStore,
  agencyNo: string,
): Promise<readonly ContactSeen[]> {
  const { rows } = await store.query<ContactSeen>(
    `SELECT agency_no AS "agencyNo", person_no AS "personNo", contact_name AS "contactName", role,
       ended_at AS "endedAt", CASE WHEN ${isStopped} THEN stopped_at END AS "stoppedAt"
     FROM portal.agency_accounts WHERE agency_no = $1 ORDER BY person_no`,
    [agencyNo],
  );
  return rows;
}

/** Adds a person under the next number, never one that somebody had; undefined: 99 are there. */
export async function addContact(
  store: AdminStore,
  added: { agencyNo: string; name: string; role: string; passwordHash: string },
  by: string,
): Promise<Contact | undefined> {
  const { agencyNo, name, role, passwordHash } = added;
  // Two at once would take the same number.
  await store.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`agency ${agencyNo}`]);
  const { rows } = await store.query<Contact>(
    `INSERT INTO portal.agency_accounts (agency_no, person_no, contact_name, role, password_hash)
     SELECT $1, next, $2, $3, $4 FROM (
       SELECT coalesce(max(person_no), 0) + 1 AS next FROM portal.agency_accounts
       WHERE agency_no = $1) numbers
     WHERE next <= 99
     RETURNING agency_no AS "agencyNo", person_no AS "personNo"`,
    [agencyNo, name, role, passwordHash],
  );
  const [contact] = rows;
  if (contact) {
    await putOnRecord(store, { entry: 'contact.add', by, detail: { ...contact, name, role } });
  }
  return contact;
}

/** The hash of a person's password; undefined: nobody, or they have left. */
export async function passwordOf(store: AdminStore, contact: Contact): Promise<string | undefined> {
  const { rows } = await store.query<{ hash: string }>(
    `SELECT password_hash AS hash FROM portal.agency_accounts WHERE ${living}`,
    keyOf(contact),
  );
  return rows[0]?.hash;
}

/**
 * A first password again, in place of the one whose hash is `before`; every session of theirs is
 * over. False: nobody, or somebody else was faster.
 */
export async function resetContact(
  store: AdminStore,
  contact: Contact & { readonly passwordHash: string; readonly before: string },
  by: string,
): Promise<boolean> {
  const { rowCount } = await store.query(
    `UPDATE portal.agency_accounts
     SET password_hash = $3, must_change = true, password_set_at = now()
     WHERE ${living} AND password_hash = $4`,
    [...keyOf(contact), contact.passwordHash, contact.before],
  );
  return rowCount ? closed(store, contact, { entry: 'contact.reset', by }) : false;
}

/** They speak for the agency no more; every session of theirs is over. False: nobody. */
export async function endContact(
  store: AdminStore,
  contact: Contact,
  by: string,
): Promise<boolean> {
  const { rowCount } = await store.query(
    `UPDATE portal.agency_accounts SET ended_at = now() WHERE ${living}`,
    keyOf(contact),
  );
  return rowCount ? closed(store, contact, { entry: 'contact.end', by }) : false;
}

/** Any browser lets them in again, by the password they have. False: it was not stopped. */
export async function unlockContact(
  store: AdminStore,
  contact: Contact,
  by: string,
): Promise<boolean> {
  const { rowCount } = await store.query(
    `UPDATE portal.agency_accounts
     SET failures_in_row = 0, stopped_at = NULL, stop_told_at = NULL
     WHERE ${living} AND ${isStopped}`,
    keyOf(contact),
  );
  if (!rowCount) return false;
  await store.query(
    `UPDATE portal.agency_sign_in_failures SET in_row = 0
     WHERE agency_no = $1 AND person_no = $2`,
    keyOf(contact),
  );
  await putOnRecord(store, { entry: 'contact.unlock', by, detail: { ...contact } });
  return true;
}

/** Those of an agency who have not left. */
export async function countLeft(store: AdminStore, agencyNo: string): Promise<Left> {
  const left = (await listContacts(store, agencyNo)).filter(({ endedAt }) => endedAt === null);
  return { contacts: left.length, admins: left.filter(({ role }) => role === 'admin').length };
}

/** What they may do from their next call on. False: nobody. */
export async function setContactRole(
  store: AdminStore,
  contact: Contact,
  role: string,
  by: string,
): Promise<boolean> {
  const { rowCount } = await store.query(
    `UPDATE portal.agency_accounts SET role = $3 WHERE ${living}`,
    [...keyOf(contact), role],
  );
  if (!rowCount) return false;
  await putOnRecord(store, { entry: 'contact.role', by, detail: { ...contact, role } });
  return true;
}

async function closed(
  store: AdminStore,
  { agencyNo, personNo }: Contact,
  action: { readonly entry: string; readonly by: string },
): Promise<true> {
  const { rowCount: sessions } = await store.query(
    `UPDATE portal.sessions SET revoked_at = now()
     WHERE kind = 'agency' AND subject = $1 AND revoked_at IS NULL AND ends_at > now()`,
    [`${agencyNo}-${personNo}`],
  );
  await putOnRecord(store, { ...action, detail: { agencyNo, personNo, sessions } });
  return true;
}
