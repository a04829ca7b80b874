/** What the office overrules of the settings file, and the logos that it has uploaded. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { type OfficeStore, rowsOf } from '../office/office-store.ts';

/** A setting by its name, with whatever stands in the store. */
export interface SiteOverride {
  readonly key: string;
  readonly value: unknown;
}

/** A logo in the sizes that are shown. */
export interface LogoPictures {
  readonly png: Buffer;
  readonly webp: Buffer;
  readonly icon: Buffer;
}

/** A change of one setting by staff, or its return to the file. */
export interface SiteChange {
  readonly id: string;
  readonly key: string;
  readonly at: Date;
  readonly by: string;
  /** Null: the file counted, or counts. */
  readonly before: unknown;
  readonly after: unknown;
}

const everyOne = 'SELECT key, value FROM portal.site_overrides ORDER BY key';
const all = statement<SiteOverride>(everyOne);
const lock = statement(`SELECT pg_advisory_xact_lock(hashtext('site_overrides'))`);
const put = statement<unknown, [string, string]>(`
  INSERT INTO portal.site_overrides (key, value) VALUES ($1, $2::jsonb)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value
  WHERE site_overrides.value IS DISTINCT FROM excluded.value`);
const drop = statement<unknown, [string]>('DELETE FROM portal.site_overrides WHERE key = $1');
const putLogo = statement<unknown, [string, Buffer, Buffer, Buffer]>(`
  INSERT INTO portal.site_logos (version, png, webp, icon) VALUES ($1, $2, $3, $4)
  ON CONFLICT (version) DO NOTHING`);
const logo = statement<LogoPictures, [string]>(
  'SELECT png, webp, icon FROM portal.site_logos WHERE version = $1',
);
const changes = statement<SiteChange, [number]>(`
  SELECT h.id::text AS id, h.row_key AS key, h.happened_at AS at, h.staff_name AS by,
    h.before -> 'value' AS before, h.after -> 'value' AS after
  FROM portal.content_history h WHERE h.subject = 'site_overrides'
  ORDER BY h.id DESC LIMIT $1`);
const newest = statement<Pick<SiteChange, 'key' | 'at' | 'by'>>(`
  SELECT o.key, h.happened_at AS at, h.staff_name AS by
  FROM portal.site_overrides o CROSS JOIN LATERAL (
    SELECT c.happened_at, c.staff_name FROM portal.content_history c
    WHERE c.subject = 'site_overrides' AND c.row_key = o.key ORDER BY c.id DESC LIMIT 1) h
  ORDER BY o.key`);

/** Every setting that is overruled, by name. */
export const siteOverrides = (db: Db): Promise<readonly SiteOverride[]> => all(db);

/** The same, for a command. */
export const storedOverrides = (store: OfficeStore): Promise<readonly SiteOverride[]> =>
  rowsOf<SiteOverride>(store, everyOne);

/** The same, while nobody else changes any until the transaction ends. */
export async function lockSiteOverrides(db: Db): Promise<readonly SiteOverride[]> {
  await lock(db);
  return all(db);
}

/** Overrules a setting; what stands there already is no change. */
export async function putSiteOverride(db: Db, key: string, value: unknown): Promise<void> {
  await put(db, key, JSON.stringify(value));
}

/** Lets the file count again. */
export async function dropSiteOverride(db: Db, key: string): Promise<void> {
  await drop(db, key);
}

/** Keeps a logo under its version; the same picture has the same one. */
export async function saveLogo(db: Db, version: string, made: LogoPictures): Promise<void> {
  await putLogo(db, version, made.png, made.webp, made.icon);
}

export async function findLogo(db: Db, version: string): Promise<LogoPictures | undefined> {
  return (await logo(db, version))[0];
}

/** What staff changed of the settings, newest first. */
export const siteChanges = (db: Db, limit: number): Promise<readonly SiteChange[]> =>
  changes(db, limit);

/** Since when and by whom each setting is overruled. */
export const overruledSince = (db: Db): Promise<readonly Pick<SiteChange, 'key' | 'at' | 'by'>[]> =>
  newest(db);
