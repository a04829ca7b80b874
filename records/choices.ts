/** What members choose of their own free will and may take back (PDPA section 19; D-30). */
import type { Db } from './database.ts';
import { statement } from './driver/statement.ts';

export type ChoiceKind = 'MARKETING';

export interface Choice {
  readonly choice: boolean;
  readonly chosenAt: Date;
}

export interface NewChoice {
  readonly kind: ChoiceKind;
  readonly choice: boolean;
  readonly address: string;
  readonly agent: string;
}

const newest = statement<Choice, [ChoiceKind]>(`
  SELECT c.choice, c.chosen_at AS "chosenAt" FROM portal.member_choices c
  WHERE c.kind = $1 AND c.member_no = current_setting('app.member_no', true)
  ORDER BY c.id DESC LIMIT 1`);
const lock = statement(`
  SELECT pg_advisory_xact_lock(hashtextextended('choices', 0)
    # hashtextextended(current_setting('app.member_no', true), 0))`);
// Said again of the same notice it is no choice of its own: of many at once one is kept.
const keep = statement<unknown, [ChoiceKind, boolean, string, string]>(`
  WITH notice AS (
    SELECT (SELECT p.version FROM portal.policies p
      WHERE p.kind = 'PRIVACY' AND p.withdrawn_at IS NULL
        AND p.effective_on <= (now() AT TIME ZONE 'Asia/Bangkok')::date
      ORDER BY p.effective_on DESC, p.version DESC LIMIT 1) AS version)
  INSERT INTO portal.member_choices (member_no, kind, choice, notice_version, address, agent)
  SELECT current_setting('app.member_no', true), $1, $2, notice.version, $3, $4 FROM notice
  WHERE NOT EXISTS (
    SELECT FROM (SELECT c.choice, c.notice_version FROM portal.member_choices c
      WHERE c.kind = $1 AND c.member_no = current_setting('app.member_no', true)
      ORDER BY c.id DESC LIMIT 1) last
    WHERE last.choice = $2 AND last.notice_version IS NOT DISTINCT FROM notice.version)`);

/** The subject's newest choice; undefined where none was ever made, which is a no. */
export async function currentChoice(db: Db, kind: ChoiceKind): Promise<Choice | undefined> {
  return (await newest(db, kind))[0];
}

/** Keeps the subject's choice as evidence, with the privacy notice in force; said twice, once. */
export async function keepChoice(db: Db, { kind, choice, address, agent }: NewChoice) {
  await lock(db);
  await keep(db, kind, choice, address, agent);
}
