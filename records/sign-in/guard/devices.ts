/** Browsers that a member has used before (S1). Every call acts on the subject's own rows. */
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';
import type { Services } from '../../services.ts';

/** What a browser tells of itself; `hash` is that of the half it holds. */
export interface Browser {
  readonly hash: Uint8Array;
  readonly agent: string;
  readonly address: string;
}

/** One of a member's browsers, as the security page lists them. */
export interface Device {
  readonly id: string;
  readonly agent: string;
  readonly address: string;
  readonly firstUsedAt: Date;
  readonly lastUsedAt: Date;
}

/** A browser in which so many passwords in a row were wrong is a stranger's like any other. */
const mostFailures = 20;

const own = `member_no = current_setting('app.member_no', true)`;
const living = `device_hash = $1 AND ended_at IS NULL AND ${own}`;
const known = `known_at IS NOT NULL AND failures_in_row < ${mostFailures}`;

const find = statement<{ id: string }, [Uint8Array]>(
  `SELECT id FROM portal.devices WHERE ${living} AND ${known}`,
);
const list = statement<Device>(`
  SELECT id, agent, address, first_used_at AS "firstUsedAt", last_used_at AS "lastUsedAt"
  FROM portal.devices WHERE ended_at IS NULL AND ${known} AND ${own}
  ORDER BY last_used_at DESC, id LIMIT 100`);
const put = (knownAt: string) => `
  INSERT INTO portal.devices (member_no, device_hash, agent, address, remember, known_at)
  VALUES (current_setting('app.member_no', true), $1, $2, $3, $4, ${knownAt})
  ON CONFLICT (member_no, device_hash) WHERE ended_at IS NULL DO UPDATE
  SET agent = excluded.agent, address = excluded.address, remember = excluded.remember,
    known_at = excluded.known_at, failures_in_row = 0, last_used_at = now()`;
const expect = statement<unknown, [Uint8Array, string, string, boolean]>(put('NULL'));
const keep = statement<unknown, [Uint8Array, string, string, boolean]>(put('now()'));
const confirm = statement<{ remember: boolean }, [Uint8Array]>(`
  UPDATE portal.devices SET known_at = now(), last_used_at = now(), failures_in_row = 0
  WHERE ${living} AND known_at IS NULL RETURNING remember`);
const move = statement<unknown, [Uint8Array, Uint8Array]>('SELECT portal.move_devices($1, $2)');
const renew = statement<{ here: boolean }, [Uint8Array, string, string, string]>(`
  UPDATE portal.devices
  SET agent = $3, address = $4, remember = false, failures_in_row = 0, last_used_at = now()
  WHERE id = $2 AND ended_at IS NULL AND ${own} RETURNING device_hash = $1 AS here`);
const fail = statement<unknown, [string]>(`
  UPDATE portal.devices SET failures_in_row = failures_in_row + 1 WHERE id = $1 AND ${own}`);
const unexpect = statement(`DELETE FROM portal.devices WHERE known_at IS NULL AND ${own}`);
const end = statement<{ id: string }, [string | null]>(`
  UPDATE portal.devices SET ended_at = now()
  WHERE ended_at IS NULL AND ($1::uuid IS NULL OR id = $1) AND ${own} RETURNING id`);
// What nobody confirmed, and traffic data older than 90 days, goes.
const forget = statement(`
  DELETE FROM portal.devices WHERE ${own} AND (
    known_at IS NULL AND last_used_at < now() - interval '1 day'
    OR ended_at < now() - interval '90 days')`);

/** The id of the subject's browser; undefined for one that is not known to be theirs. */
export async function findDevice(db: Db, hash: Uint8Array): Promise<string | undefined> {
  return (await find(db, hash))[0]?.id;
}

/** The subject's browsers, the last used first. */
export function listDevices(db: Db): Promise<readonly Device[]> {
  return list(db);
}

/** The password was right in this browser: it is theirs once the code is, too. */
export async function expectDevice(db: Db, browser: Browser & { remember: boolean }) {
  const { hash, agent, address, remember } = browser;
  await forget(db);
  await expect(db, hash, agent, address, remember);
}

/** The password that was right in browsers that await their code is none any more. */
export async function dropExpectedDevices(db: Db): Promise<void> {
  await unexpect(db);
}

/**
 * The code was right: the browser is theirs, by the new half `hash`; it was awaited of the half
 * `before`. Whoever else is known in it stays so. Undefined when none was awaited of it.
 */
export async function confirmDevice(
  db: Db,
  { hash, before }: { hash: Uint8Array; before: Uint8Array },
): Promise<{ remember: boolean } | undefined> {
  const [confirmed] = await confirm(db, before);
  if (confirmed !== undefined) await move(db, before, hash);
  return confirmed;
}

/**
 * A completed sign-in or registration in this browser: it is theirs from now on, by the new half
 * `hash`. Whoever else was known in it by the half `before` stays so.
 */
export async function rememberDevice(
  db: Db,
  { hash, before, agent, address }: Browser & { before: Uint8Array | undefined },
): Promise<void> {
  if (before !== undefined) await move(db, before, hash);
  await keep(db, hash, agent, address, false);
}

/**
 * A sign-in in a known browser. False when it is known by another half than `hash` by now, or
 * not any more: somebody else's first sign-in there, or its end, came in between.
 */
export async function renewDevice(
  db: Db,
  { id, hash, agent, address }: Browser & { id: string },
): Promise<boolean> {
  return (await renew(db, hash, id, agent, address))[0]?.here ?? false;
}

/** A wrong password in a known browser. */
export async function recordDeviceFailure(db: Db, id: string): Promise<void> {
  await fail(db, id);
}

/** Ends one of the subject's browsers, or all; gives how many. Sessions there live on. */
export async function endDevices(db: Db, id?: string): Promise<number> {
  return (await end(db, id ?? null)).length;
}

/** Whether the member must confirm by a code; the answer is the same for numbers nobody has. */
export function asksForCode(
  { newDeviceOtp }: Pick<Services['settings'], 'newDeviceOtp'>,
  memberNo: string,
): boolean {
  return newDeviceOtp === 'everybody' || newDeviceOtp.includes(memberNo);
}
