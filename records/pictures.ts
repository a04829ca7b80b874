/** The member's own picture (D-35); row-level security shows it to nobody else. */
import type { Db } from './database.ts';
import { statement } from './driver/statement.ts';

export interface NewPicture {
  /** 32 hexadecimal digits, made by chance. */
  readonly name: string;
  /** JPEG, at most 512 kB. */
  readonly content: Buffer;
}

const subject = `current_setting('app.member_no', true)`;
const named = statement<{ name: string }>(
  `SELECT p.name FROM portal.member_pictures p WHERE p.member_no = ${subject}`,
);
const shown = statement<{ content: Buffer }, [string]>(`
  SELECT p.content FROM portal.member_pictures p WHERE p.member_no = ${subject} AND p.name = $1`);
const saved = statement<unknown, [string, Buffer]>(`
  INSERT INTO portal.member_pictures (member_no, name, content) VALUES (${subject}, $1, $2)
  ON CONFLICT (member_no) DO UPDATE
  SET name = excluded.name, content = excluded.content, saved_at = now()`);
const removed = statement<{ name: string }>(
  `DELETE FROM portal.member_pictures WHERE member_no = ${subject} RETURNING name`,
);

/** Name of the subject's picture; undefined where there is none. */
export async function pictureName(db: Db): Promise<string | undefined> {
  return (await named(db))[0]?.name;
}

/** The subject's picture of that name; undefined for any other. */
export async function pictureOf(db: Db, name: string): Promise<Buffer | undefined> {
  return (await shown(db, name))[0]?.content;
}

/** Puts a picture in the place of the one before, if there was one. */
export async function savePicture(db: Db, { name, content }: NewPicture): Promise<void> {
  await saved(db, name, content);
}

/** Says whether there was one. */
export async function removePicture(db: Db): Promise<boolean> {
  return (await removed(db)).length > 0;
}
