/** The one-time code with which the first admin of a store comes in, and what it opens. */
import { createHash, randomInt } from 'node:crypto';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

/** Letters that nobody takes for another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 5;

/** Twenty letters by chance, in groups that are easy to copy: 99 bits. */
export function newBeginCode(): string {
  const letter = () => letters[randomInt(letters.length)];
  const group = () => Array.from({ length: groupLength }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** The same of a code that is typed in capitals, with blanks or without its strokes. */
const hashOf = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest();

const may = statement<{ open: boolean }>('SELECT portal.may_begin() AS open');
const offer = statement<{ done: boolean }, [Buffer]>('SELECT portal.offer_begin($1) AS done');
const is = statement<{ right: boolean; atMs: number }, [Buffer]>(`
  SELECT portal.is_begin_code($1) AS right,
    floor(extract(epoch FROM now()) * 1000)::float8 AS "atMs"`);
const make = statement<
  { staffId: string | null },
  [Buffer, string, string, string, Buffer, bigint]
>(`SELECT portal.begin_with_admin($1, $2, $3, $4, $5, $6) AS "staffId"`);

/** Nobody is staff yet. */
export const mayBegin = async (db: Db): Promise<boolean> => (await may(db))[0]?.open === true;

/** A new code for the day, in the place of the last one; undefined: somebody is staff. */
export async function offerBegin(db: Db): Promise<string | undefined> {
  const code = newBeginCode();
  return (await offer(db, hashOf(code)))[0]?.done ? code : undefined;
}

/** Whether a code counts, and the store's clock in milliseconds. */
export async function checkBeginCode(
  db: Db,
  code: string,
): Promise<{ readonly right: boolean; readonly at: number }> {
  const [row] = await is(db, hashOf(code));
  return { right: row?.right === true, at: row?.atMs ?? 0 };
}

export interface FirstAdmin {
  readonly login: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly totpSealed: Buffer;
  /** The time step whose code was shown: it counts no second time. */
  readonly step: bigint;
}

/** Makes the first admin and uses the code up; undefined: it does not count, or does no more. */
export async function makeFirstAdmin(
  db: Db,
  code: string,
  { login, name, passwordHash, totpSealed, step }: FirstAdmin,
): Promise<string | undefined> {
  const [row] = await make(db, hashOf(code), login, name, passwordHash, totpSealed, step);
  return row?.staffId ?? undefined;
}
