/**
 * Failures and browsers at the sign-in of an agency's person (D-03, T12). The same statements for
 * logins that nobody has: they find no account.
 */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

const subject = `agency_no = current_setting('app.agency_no', true)`;
const person = `${subject} AND person_no = $1`;
/** Failures in a row after which passwords of other browsers are not looked at any more (T12). */
export const mostFailures = 100;
/** Of another password they are over. */
const counted = 'CASE WHEN failures_since = password_set_at THEN failures_in_row ELSE 0 END';

const inRow = statement<{ failures: number }, [number]>(`
  SELECT ${counted} AS failures FROM portal.agency_accounts
  WHERE ${person} AND ended_at IS NULL`);
const stops = `${counted} + 1 >= ${mostFailures}`;
// Of tries in parallel one alone is the day's news: each waits for the row.
const add = statement<AgencyStop, [number]>(`
  WITH added AS (
    UPDATE portal.agency_accounts
    SET failures_in_row = ${counted} + 1, failures_since = password_set_at,
      failures_untold = failures_untold + 1,
      stopped_at = CASE
        WHEN ${counted} >= ${mostFailures} THEN coalesce(stopped_at, now())
        WHEN ${stops} THEN now() END,
      stop_told_at = CASE
        WHEN ${stops} AND coalesce(stop_told_at <= now() - interval '1 day', true) THEN now()
        ELSE stop_told_at END
    WHERE ${person} AND ended_at IS NULL
    RETURNING *)
  SELECT contact_name AS "contactName", stopped_at AS "stoppedAt"
  FROM added WHERE stopped_at IS NOT NULL AND stop_told_at = now()`);
const clear = statement<unknown, [number]>(`
  UPDATE portal.agency_accounts SET failures_in_row = 0, stopped_at = NULL
  WHERE ${person} AND failures_in_row > 0`);
// Of any login: whether a proof is owed must not tell whether it is anybody's (T13).
const tried = statement<{ inRow: number }, [number]>(`
  SELECT in_row AS "inRow" FROM portal.agency_sign_in_failures WHERE ${person}`);
const addTried = statement<unknown, [number]>(`
  INSERT INTO portal.agency_sign_in_failures AS f (agency_no, person_no, in_row)
  VALUES (current_setting('app.agency_no', true), $1, 1)
  ON CONFLICT (agency_no, person_no) DO UPDATE SET in_row = f.in_row + 1, last_at = now()`);
const clearTried = statement<unknown, [number]>(`
  UPDATE portal.agency_sign_in_failures SET in_row = 0 WHERE ${person} AND in_row > 0`);
const forgetTried = statement('SELECT portal.forget_agency_failures()');
const consume = statement<{ failures: number }, [number]>(`
  WITH told AS (
    SELECT agency_no, person_no, failures_untold FROM portal.agency_accounts
    WHERE ${person} AND failures_untold > 0 FOR UPDATE)
  UPDATE portal.agency_accounts a SET failures_untold = 0 FROM told
  WHERE a.agency_no = told.agency_no AND a.person_no = told.person_no
  RETURNING told.failures_untold AS failures`);
// One that was not used for a year, or not since the password is another, is a stranger's.
const knows = statement<{ knows: boolean }, [number, Uint8Array]>(`
  SELECT true AS knows FROM portal.agency_browsers
  WHERE ${person} AND half_hash = $2 AND last_used_at > now() - interval '1 year'
    AND last_used_at >= (SELECT password_set_at FROM portal.agency_accounts WHERE ${person})`);
const remember = statement<unknown, [number, Uint8Array]>(`
  INSERT INTO portal.agency_browsers (agency_no, person_no, half_hash)
  VALUES (current_setting('app.agency_no', true), $1, $2)
  ON CONFLICT (agency_no, person_no, half_hash) DO UPDATE SET last_used_at = now()`);
// The newest fifty are enough for anybody.
const forget = statement<unknown, [number]>(`
  DELETE FROM portal.agency_browsers WHERE ${person} AND half_hash IN (
    SELECT half_hash FROM portal.agency_browsers WHERE ${person}
    ORDER BY last_used_at DESC, half_hash OFFSET 50)`);

/** How many failed in a row on browsers that are not known; 0 for a login that nobody has. */
export async function agencyFailures(db: Db, personNo: number): Promise<number> {
  return (await inRow(db, personNo))[0]?.failures ?? 0;
}

/** The same of any login, also of one that nobody has: what a proof of work goes by. */
export async function failuresOfLogin(db: Db, personNo: number): Promise<number> {
  return (await tried(db, personNo))[0]?.inRow ?? 0;
}

/** A sign-in that only browsers used before may go through. */
export interface AgencyStop {
  readonly contactName: string;
  readonly stoppedAt: Date;
}

/**
 * Counts one more; of tries in parallel each counts. Gives what staff are to be told: that the
 * sign-in is stopped, once a day.
 */
export async function recordAgencyFailure(
  db: Db,
  personNo: number,
): Promise<AgencyStop | undefined> {
  const [[stop]] = await Promise.all([add(db, personNo), addTried(db, personNo), forgetTried(db)]);
  return stop;
}

/** How many failed on other browsers since the person was last told of any; now they are. */
export async function consumeUnreportedFailures(db: Db, personNo: number): Promise<number> {
  return (await consume(db, personNo))[0]?.failures ?? 0;
}

/** The row of failures ends. */
export async function clearAgencyFailures(db: Db, personNo: number): Promise<void> {
  await Promise.all([clear(db, personNo), clearTried(db, personNo)]);
}

/** Whether the person has signed in with this browser before, by the half that it holds. */
export async function knowsBrowser(db: Db, personNo: number, hash: Uint8Array): Promise<boolean> {
  return (await knows(db, personNo, hash)).length > 0;
}

/** The password was right in this browser: it is the person's. */
export async function rememberBrowser(db: Db, personNo: number, hash: Uint8Array): Promise<void> {
  await remember(db, personNo, hash);
  await forget(db, personNo);
}
