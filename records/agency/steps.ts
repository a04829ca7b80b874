/** What happened on an agency's month, with actor and time; nothing of it is ever changed. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import type { Doer } from './reports.ts';

/** What an agency's people do. */
export type AgencyStep =
  | 'STARTED'
  | 'SAVED'
  | 'FILLED'
  | 'SLIP_ADDED'
  | 'SLIP_REMOVED'
  | 'SUBMITTED'
  | 'RECALLED';

/** What staff do, and what new records make of a report. */
type OtherStep = 'ACCEPTED' | 'RETURNED' | 'CLOSED' | 'REOPENED';

export interface Step {
  readonly step: AgencyStep | OtherStep;
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

// Drafts save themselves every other second: what one person saves without a pause is one step.
const saved = statement<unknown, [string, number, string, string]>(`
  INSERT INTO portal.agency_steps
    (agency_no, month, step, actor_kind, person_no, contact_name, detail)
  SELECT ${session}, $1, 'SAVED', 'agency', $2, $3, $4::jsonb
  WHERE NOT EXISTS (
    SELECT FROM (SELECT p.step, p.person_no, p.at FROM portal.agency_steps p
      WHERE p.agency_no = ${session} AND p.month = $1 ORDER BY p.id DESC LIMIT 1) last
    WHERE last.step IN ('STARTED', 'SAVED') AND last.person_no = $2
      AND last.at > now() - interval '10 minutes')`);

/** The subject's steps of a month, in order. */
export const reportSteps = (db: Db, month: string): Promise<readonly Step[]> => all(db, month);

/** Keeps a step of the subject; in the transaction of what it tells of. */
export async function addStep(db: Db, { month, step, by, detail = {} }: NewStep): Promise<void> {
  await add(db, month, step, by.personNo, by.contactName, JSON.stringify(detail));
}

/** Keeps that a person saved results; one step for what they save within ten minutes. */
export async function addSavedStep(
  db: Db,
  { month, by, detail = {} }: Omit<NewStep, 'step'>,
): Promise<void> {
  await saved(db, month, by.personNo, by.contactName, JSON.stringify(detail));
}
