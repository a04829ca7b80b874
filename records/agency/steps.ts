/** What happened on an agency's month, with actor and time; nothing of it is ever changed. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import type { Doer } from './reports.ts';

/** What an agency's people do. */
export type AgencyStep =
  | 'STARTED'
  | 'FILLED'
  | 'SLIP_ADDED'
  | 'SLIP_REMOVED'
  | 'SUBMITTED'
  | 'RECALLED';

export interface Step {
  readonly step: AgencyStep | 'ACCEPTED' | 'RETURNED';
  readonly at: Date;
  readonly actorKind: 'agency' | 'office' | 'system';
  /** As the person of the agency was called then; null for others. */
  readonly contactName: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

interface NewStep {
  /** First day of the month. */
  readonly month: string;
  readonly step: AgencyStep;
  readonly by: Doer;
  /** Counts and amounts; nothing of a member. */
  readonly detail?: Readonly<Record<string, string | number>>;
}

// The subject stands in each query although the policy demands it too: either alone suffices.
const session = `current_setting('app.agency_no', true)`;
const all = statement<Step, [string]>(`
  SELECT p.step, p.at, p.actor_kind AS "actorKind", p.contact_name AS "contactName", p.detail
  FROM portal.agency_steps p WHERE p.agency_no = ${session} AND p.month = $1 ORDER BY p.id`);
const add = statement<unknown, [string, AgencyStep, number, string, string]>(`
  INSERT INTO portal.agency_steps
    (agency_no, month, step, actor_kind, person_no, contact_name, detail)
  VALUES (${session}, $1, $2, 'agency', $3, $4, $5::jsonb)`);

/** The subject's steps of a month, in order. */
export const reportSteps = (db: Db, month: string): Promise<readonly Step[]> => all(db, month);

/** Keeps a step of the subject; in the transaction of what it tells of. */
export async function addStep(db: Db, { month, step, by, detail = {} }: NewStep): Promise<void> {
  await add(db, month, step, by.personNo, by.contactName, JSON.stringify(detail));
}
