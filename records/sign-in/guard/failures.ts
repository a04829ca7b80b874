/**
 * Sign-ins that failed in a row on browsers that are not known, by the number that was typed. The
 * same statements for numbers that nobody has: neither time nor place tells them apart (T13).
 */
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';

const own = `member_no = current_setting('app.member_no', true)`;
const read = statement<{ inRow: number }>(
  `SELECT in_row AS "inRow" FROM portal.sign_in_failures WHERE ${own}`,
);
const add = statement<{ inRow: number }>(`
  INSERT INTO portal.sign_in_failures AS f (member_no, in_row)
  VALUES (current_setting('app.member_no', true), 1)
  ON CONFLICT (member_no) DO UPDATE SET in_row = f.in_row + 1, last_at = now()
  RETURNING in_row AS "inRow"`);
const clear = statement(
  `UPDATE portal.sign_in_failures SET in_row = 0 WHERE in_row > 0 AND ${own}`,
);

/** How many failed in a row. */
export async function failuresInRow(db: Db): Promise<number> {
  return (await read(db))[0]?.inRow ?? 0;
}

/** Counts one more and gives how many there are now; of tries in parallel each counts. */
export async function recordFailure(db: Db): Promise<number> {
  return (await add(db))[0]?.inRow ?? 0;
}

/** The row of failures ends. */
export async function clearFailures(db: Db): Promise<void> {
  await clear(db);
}
