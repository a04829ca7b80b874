/** What staff do with complaints (D-21): read, take up, assign, answer, publish, close, forget. */
import type { Category, Status } from '../../core/complaint/case.ts';
import { type ListWindow, listPage } from './list-page.ts';
import { type OfficeStore, rowsOf } from './office-store.ts';

export interface OfficeCaseRow {
  readonly id: bigint;
  readonly receivedAt: Date;
  readonly status: Status;
  readonly category: Category;
  readonly topic: string;
  readonly assigneeId: string | null;
  readonly assigneeName: string | null;
  /** The day that staff work towards: their own, else the one that the reporter was promised. */
  readonly targetOn: string;
  readonly isOverdue: boolean;
  readonly published: boolean;
}

/** A case with the reporter's words, without the ways to reach them. */
export interface OfficeCase extends OfficeCaseRow {
  readonly version: number;
  /** The day that the reporter was promised. */
  readonly answerBy: string;
  readonly detail: string;
  readonly anonymous: boolean;
  readonly allowPublish: boolean;
  readonly hasContact: boolean;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
  readonly publishedTopic: string | null;
  readonly publishedBody: string | null;
  readonly publishedAnswer: string | null;
}

export interface OfficeCaseEvent {
  readonly happenedAt: Date;
  readonly status: Status;
  readonly note: string;
  /** Null: the reporter, or before names were kept. */
  readonly actor: string | null;
}

export interface CaseContact {
  readonly contactName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly membershipNo: string | null;
}

export interface CaseFilter {
  /** `open`: neither answered nor closed. */
  readonly state?: Status | 'open' | undefined;
  readonly category?: Category | undefined;
  /** Of this member of staff alone. */
  readonly assigneeId?: string | undefined;
  readonly overdue?: boolean;
  /** Each stands in the topic, in the words, or is the number. */
  readonly words?: readonly string[];
}

/** How many days an answer was promised within before cases kept their own day. */
interface Promised {
  readonly targetDays: number;
}

/** `$1` of each query is how many days were promised. */
const inList = (() => {
  const promised = `coalesce(c.answer_by,
    (c.received_at AT TIME ZONE 'Asia/Bangkok')::date + $1::int)`;
  const target = `coalesce(c.target_on, ${promised})`;
  const isOverdue = `c.status IN ('RECEIVED', 'IN_PROGRESS')
    AND ${target} < (now() AT TIME ZONE 'Asia/Bangkok')::date`;
  const row = `c.id, c.received_at AS "receivedAt", c.status, c.category, c.topic,
    c.assignee_id AS "assigneeId", c.assignee_name AS "assigneeName", ${target} AS "targetOn",
    ${isOverdue} AS "isOverdue", c.published_at IS NOT NULL AS published`;
  return { row, isOverdue, promised };
})();

/** Cases that are not closed first, then the newest; and how many there are of the kind. */
export async function officeCases(
  store: OfficeStore,
  filter: CaseFilter & Promised & ListWindow,
): Promise<{ cases: readonly OfficeCaseRow[]; total: number }> {
  const { state = null, category = null, assigneeId = null, overdue = false, words = [] } = filter;
  const { rows, total } = await listPage(filter, (limit, skip) =>
    rowsOf<OfficeCaseRow & { total: number }>(
      store,
      `SELECT ${inList.row}, count(*) OVER ()::int AS total FROM portal.office_complaints() c
       WHERE ($2::text IS NULL OR c.status = $2
           OR $2 = 'open' AND c.status IN ('RECEIVED', 'IN_PROGRESS'))
         AND ($3::text IS NULL OR c.category = $3)
         AND ($4::text IS NULL OR c.assignee_id::text = $4)
         AND (NOT $5::boolean OR ${inList.isOverdue})
         AND NOT EXISTS (SELECT FROM unnest($6::text[]) w
           WHERE strpos(lower(c.topic || E'\\n' || c.detail), lower(w)) = 0 AND c.id::text <> w)
       ORDER BY (c.status = 'CLOSED'), c.received_at DESC, c.id DESC LIMIT $7 OFFSET $8`,
      ...[filter.targetDays, state, category, assigneeId, overdue, words, limit, skip],
    ),
  );
  return { cases: rows, total };
}

/** One case and its timeline; undefined where there is none. */
export async function officeCase(
  store: OfficeStore,
  id: number,
  { targetDays }: Promised,
): Promise<{ found: OfficeCase; events: readonly OfficeCaseEvent[] } | undefined> {
  const [found] = await rowsOf<OfficeCase>(
    store,
    `SELECT ${inList.row}, c.version, ${inList.promised} AS "answerBy", c.detail, c.anonymous,
       c.allow_publish AS "allowPublish",
       c.has_contact AS "hasContact", c.answer, c.answered_at AS "answeredAt",
       c.published_topic AS "publishedTopic", c.published_body AS "publishedBody",
       c.published_answer AS "publishedAnswer"
     FROM portal.office_complaints() c WHERE c.id = $2`,
    ...[targetDays, id],
  );
  if (found === undefined) return undefined;
  const events = await rowsOf<OfficeCaseEvent>(
    store,
    `SELECT happened_at AS "happenedAt", status, note, actor
     FROM portal.office_complaint_events($1)`,
    id,
  );
  return { found, events };
}

/** What the reporter gave to be reached by: whoever asks puts it on record. */
export async function caseContact(
  store: OfficeStore,
  id: number,
): Promise<CaseContact | undefined> {
  const [row] = await rowsOf<CaseContact>(
    store,
    `SELECT contact_name AS "contactName", phone, email, membership_no AS "membershipNo"
     FROM portal.complaint_contact($1)`,
    id,
  );
  return row;
}

/** Why nothing was changed; `changed`: another version stands than the caller saw. */
export type Refusal = 'nothing' | 'closed' | 'notAllowed' | 'changed' | 'noColleague';

export interface Step {
  readonly id: number;
  /** As they are called. */
  readonly by: string;
  /** The version that the caller saw; left out: any. */
  readonly version?: number | undefined;
}

/** In the timeline: for the reporter and, once published, for everybody. */
export interface Noted {
  readonly note: string;
}

export interface Publication {
  readonly body: string;
  /** Left out: the reporter's own. */
  readonly topic: string | undefined;
  readonly answer: string | undefined;
}

const refusals: Readonly<Record<string, Refusal>> = {
  nothing: 'nothing',
  closed: 'closed',
  not_allowed: 'notAllowed',
  changed: 'changed',
  no_colleague: 'noColleague',
};

async function work(
  store: OfficeStore,
  step: 'take' | 'answer' | 'close' | 'assign' | 'target' | 'publish' | 'withdraw',
  { id, by, version }: Step,
  given: Readonly<Record<string, string | null>> = {},
): Promise<Refusal | undefined> {
  const [row] = await rowsOf<{ outcome: string }>(
    store,
    'SELECT portal.work_on_complaint($1, $2, $3, $4::jsonb, $5) AS outcome',
    ...[id, version ?? null, step, JSON.stringify(given), by],
  );
  if (row?.outcome === 'done') return undefined;
  return refusals[row?.outcome ?? ''] ?? 'nothing';
}

const given = ({ topic, body, answer }: Publication) => ({
  published_topic: topic ?? null,
  published_body: body,
  published_answer: answer ?? null,
});

/** Somebody works on it; an answered case is taken up again. */
export const startCase = (store: OfficeStore, { note, ...step }: Step & Noted) =>
  work(store, 'take', step, { note });

/** Answers, and publishes where its reporter allowed that. */
export const answerCase = (
  store: OfficeStore,
  { note, text, publish, ...step }: Step & Noted & { text: string; publish?: Publication },
) => {
  const shown = publish && given({ ...publish, answer: publish.answer ?? text });
  return work(store, 'answer', step, { note, answer: text, ...shown });
};

/** Ends a case for good. */
export const closeCase = (store: OfficeStore, { note, ...step }: Step & Noted) =>
  work(store, 'close', step, { note });

/** Gives a case to a colleague who helps members, or to nobody. */
export const assignCase = (
  store: OfficeStore,
  { assigneeId, ...step }: Step & { assigneeId: string | null },
) => work(store, 'assign', step, { assignee_id: assigneeId });

/** Sets the day that staff work towards; the reporter's promise stays. */
export const setTarget = (store: OfficeStore, { targetOn, ...step }: Step & { targetOn: string }) =>
  work(store, 'target', step, { target_on: targetOn });

/** Shows the public what staff wrote for it, in place of what it saw before. */
export const publishCase = (
  store: OfficeStore,
  { publication, ...step }: Step & { publication: Publication },
) => work(store, 'publish', step, given(publication));

/** Takes a case from the public's sight; the words stay for staff. */
export const withdrawCase = (store: OfficeStore, step: Step) => work(store, 'withdraw', step);

/** Erases who wrote what of cases that ended over 365 days ago; gives how many. The owner’s. */
export async function forgetCases(store: OfficeStore): Promise<number> {
  const [row] = await rowsOf<{ count: bigint }>(
    store,
    'SELECT portal.forget_complaints() AS count',
  );
  if (row === undefined) throw new Error('nothing was said of how many cases were forgotten');
  return Number(row.count);
}
