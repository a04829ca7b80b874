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
const keep = statement<unknown, [ChoiceKind, boolean, string, string]>(`
  INSERT INTO portal.member_choices (member_no, kind, choice, notice_version, address, agent)
  SELECT current_setting('app.member_no', true), $1, $2, (
    SELECT p.version FROM portal.policies p
    WHERE p.kind = 'PRIVACY' AND p.effective_on <= (now() AT TIME ZONE 'Asia/Bangkok')::date
    ORDER BY p.effective_on DESC, p.version DESC LIMIT 1), $3, $4`);

/** The subject's newest choice; undefined where none was ever made, which is a no. */
export async function currentChoice(db: Db, kind: ChoiceKind): Promise<Choice | undefined> {
  return (await newest(db, kind))[0];
}

/** Keeps the subject's choice as evidence, with the privacy notice in force. */
export async function keepChoice(db: Db, { kind, choice, address, agent }: NewChoice) {
  await keep(db, kind, choice, address, agent);
}
