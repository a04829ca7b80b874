/** Recovery codes: each stands in for one code of the authenticator, once. */
import { createHash, randomInt } from 'node:crypto';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

/** How many somebody has. */
export const recoveryCodeCount = 10;

/** Letters that nobody takes for another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 4;

/** Sixteen letters by chance (79 bits), so that a bare SHA-256 keeps them: nobody can try all. */
function newCode(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** As people type it: capitals, spaces and strokes do not count. */
const plain = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '');

const hashOf = (code: string): Buffer => createHash('sha256').update(plain(code)).digest();

/** Whether what was typed in place of a code has the form of a recovery code. */
export const isRecoveryCode = (typed: string): boolean =>
  plain(typed).length === groups * groupLength &&
  [...plain(typed)].every((letter) => letters.includes(letter));

const set = statement<object, [readonly Buffer[]]>('SELECT portal.set_own_recovery_codes($1)');
const use = statement<{ left: number | null }, [string, Buffer]>(
  'SELECT portal.use_recovery_code($1::uuid, $2) AS left',
);

/** Gives the subject ten new codes in place of all before; they are readable here alone. */
export async function renewRecoveryCodes(db: Db): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await set(db, codes.map(hashOf));
  return codes;
}

/** Uses one up and gives how many are left; undefined: it is none of theirs, or was used. */
export async function consumeRecoveryCode(
  db: Db,
  staffId: string,
  typed: string,
): Promise<number | undefined> {
  return (await use(db, staffId, hashOf(typed)))[0]?.left ?? undefined;
}
