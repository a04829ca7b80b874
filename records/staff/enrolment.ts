/** One-time links by which a member of staff makes their own credentials (D-37). */
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { type StaffStore, staffStatement } from './staff-store.ts';

export interface Enrolling {
  readonly staffId: string;
  readonly login: string;
  readonly name: string;
}

/** 32 random bytes in letters of an address. */
export const newEnrolmentToken = (): string => randomBytes(32).toString('base64url');

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const start = staffStatement<{ until: Date | null }, [string, Buffer]>(
  'SELECT portal.start_enrolment($1, $2) AS until',
);
const open = statement<Enrolling & { endsAt: Date }, [Buffer, Buffer]>(`
  SELECT staff_id AS "staffId", login, name, ends_at AS "endsAt"
  FROM portal.open_enrolment($1, $2)`);
const find = statement<Enrolling & { here: boolean }, [Buffer, Buffer]>(`
  SELECT staff_id AS "staffId", login, name, here FROM portal.find_enrolment($1, $2)`);
const use = statement<{ done: boolean }, [Buffer, Buffer]>(
  'SELECT portal.use_enrolment($1, $2) AS done',
);

/** Until when the link opens; undefined: nobody works here by the login and has no credential. */
export async function startEnrolment(
  store: StaffStore,
  login: string,
  token: string,
): Promise<Date | undefined> {
  return (await start(store, login, hashOf(token)))[0]?.until ?? undefined;
}

/** Whose link it is; the page that opens it is `attempt` from here on, and no other page. */
export async function openEnrolment(
  db: Db,
  token: string,
  attempt: string,
): Promise<(Enrolling & { readonly endsAt: Date }) | undefined> {
  return (await open(db, hashOf(token), hashOf(attempt)))[0];
}

/** The same of a page that opened it; `here`: no other page has since. */
export async function findEnrolment(
  db: Db,
  token: string,
  attempt: string,
): Promise<(Enrolling & { readonly here: boolean }) | undefined> {
  return (await find(db, hashOf(token), hashOf(attempt)))[0];
}

/** Spends the subject's link. True once. */
export async function consumeEnrolment(db: Db, token: string, attempt: string): Promise<boolean> {
  return (await use(db, hashOf(token), hashOf(attempt)))[0]?.done === true;
}
