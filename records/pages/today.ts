/** The day it is, by the one clock that all servers share: the database's. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

const inBangkok = statement<{ readonly today: string }>(
  `SELECT to_char(now() AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD') AS today`,
);

/** Today in Bangkok. What depends on it may not be kept with a publication. */
export async function today(db: Db): Promise<string> {
  const [row] = await inBangkok(db);
  return (row as { today: string }).today;
}
