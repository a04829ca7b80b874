/** What staff are to be told of extracts (`intake/drops/notice.ts`). */
import type { Db } from './database.ts';
import { statement } from './driver/statement.ts';

export interface IntakeNotice {
  readonly subject: string;
  readonly body: string;
}

const take = statement<IntakeNotice>('SELECT subject, body FROM portal.take_intake_notices()');

/** Each is handed out once. */
export async function takeIntakeNotices(db: Db): Promise<readonly IntakeNotice[]> {
  return take(db);
}
