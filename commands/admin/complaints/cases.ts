/** What staff do with complaints (D-21): read, take up, answer, publish, close, forget. */
import type { CaseCategory, CaseStatus } from '../../../records/content/demand.ts';
import { type AdminStore, putOnRecord } from '../admin-command.ts';

export interface CaseRow {
  readonly id: bigint;
  readonly receivedAt: Date;
  readonly status: CaseStatus;
  readonly category: CaseCategory;
  readonly topic: string;
}

/** Everything, the reporter's words and contact details too. */
export interface CaseSeen extends CaseRow {
  readonly detail: string;
  readonly contactName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly membershipNo: string | null;
  readonly anonymous: boolean;
  readonly allowPublish: boolean;
  readonly answer: string | null;
  readonly publishedBody: string | null;
  readonly events: readonly { happenedAt: string; status: CaseStatus; note: string }[];
}

/** Why nothing was changed. */
export type Refusal = 'nothing' | 'closed' | 'notAllowed';

export interface Answer {
  readonly text: string;
  /** What the public reads; left out: the case stays, or becomes, no more public than it was. */
  readonly publish?: {
    readonly body: string;
    readonly topic: string | undefined;
    readonly answer: string | undefined;
  };
}

const columns = `id, received_at AS "receivedAt", status, category, topic`;

/** Cases that are not closed first, then the newest. */
export async function listCases(store: AdminStore, limit: number): Promise<CaseRow[]> {
  const { rows } = await store.query(
    `SELECT ${columns} FROM portal.complaints
     ORDER BY (status = 'CLOSED'), received_at DESC, id DESC LIMIT $1`,
    [limit],
  );
  return rows;
}

/** One case whole; that it was looked at, and by whom, goes on record. */
export async function seeCase(
  store: AdminStore,
  id: number,
  by: string,
): Promise<CaseSeen | undefined> {
  const { rows } = await store.query(
    `SELECT ${columns}, detail, contact_name AS "contactName", phone, email,
       membership_no AS "membershipNo", anonymous, allow_publish AS "allowPublish", answer,
       published_body AS "publishedBody",
       (SELECT jsonb_agg(jsonb_build_object('happenedAt', e.happened_at, 'status', e.status,
          'note', e.note) ORDER BY e.seq)
        FROM portal.complaint_events e WHERE e.complaint_id = c.id) AS events
     FROM portal.complaints c WHERE id = $1`,
    [id],
  );
  if (rows.length === 0) return undefined;
  await putOnRecord(store, { entry: 'desk.demand.read', by, detail: { case: id } });
  return rows[0];
}

/** Locks a case that may still change. */
async function openCase(
  store: AdminStore,
  id: number,
): Promise<{ allowPublish: boolean } | Extract<Refusal, 'nothing' | 'closed'>> {
  const { rows } = await store.query(
    `SELECT status, allow_publish AS "allowPublish" FROM portal.complaints
     WHERE id = $1 FOR UPDATE`,
    [id],
  );
  if (rows.length === 0) return 'nothing';
  return rows[0].status === 'CLOSED' ? 'closed' : rows[0];
}

async function addEvent(store: AdminStore, id: number, status: CaseStatus, note: string) {
  await store.query(
    `INSERT INTO portal.complaint_events (complaint_id, seq, status, note)
     SELECT $1, coalesce(max(seq), 0) + 1, $2, $3 FROM portal.complaint_events
     WHERE complaint_id = $1`,
    [id, status, note],
  );
}

interface Step {
  readonly id: number;
  readonly by: string;
  readonly note: string;
}

/** Somebody works on it; an answered case is taken up again. */
export async function startCase(
  store: AdminStore,
  { id, by, note }: Step,
): Promise<Refusal | undefined> {
  const found = await openCase(store, id);
  if (typeof found === 'string') return found;
  await store.query(`UPDATE portal.complaints SET status = 'IN_PROGRESS' WHERE id = $1`, [id]);
  await addEvent(store, id, 'IN_PROGRESS', note);
  await putOnRecord(store, { entry: 'desk.demand.take', by, detail: { case: id } });
  return undefined;
}

/** Answers, and publishes where its reporter allowed that. */
export async function answerCase(
  store: AdminStore,
  { id, by, note, text, publish }: Step & Answer,
): Promise<Refusal | undefined> {
  const found = await openCase(store, id);
  if (typeof found === 'string') return found;
  if (publish && !found.allowPublish) return 'notAllowed';
  await store.query(
    `UPDATE portal.complaints SET status = 'ANSWERED', answer = $2, answered_at = now()
     WHERE id = $1`,
    [id, text],
  );
  if (publish) {
    await store.query(
      `UPDATE portal.complaints SET published_at = coalesce(published_at, now()),
         published_topic = coalesce($2, topic), published_body = $3, published_answer = $4
       WHERE id = $1`,
      [id, publish.topic ?? null, publish.body, publish.answer ?? text],
    );
  }
  await addEvent(store, id, 'ANSWERED', note);
  const detail = { case: id, published: publish !== undefined };
  await putOnRecord(store, { entry: 'desk.demand.answer', by, detail });
  return undefined;
}

/** Ends a case for good. */
export async function closeCase(
  store: AdminStore,
  { id, by, note }: Step,
): Promise<Refusal | undefined> {
  const found = await openCase(store, id);
  if (typeof found === 'string') return found;
  await store.query(
    `UPDATE portal.complaints SET status = 'CLOSED', closed_at = now() WHERE id = $1`,
    [id],
  );
  await addEvent(store, id, 'CLOSED', note);
  await putOnRecord(store, { entry: 'desk.demand.close', by, detail: { case: id } });
  return undefined;
}

/** Erases who wrote what of cases that ended over 365 days ago; gives how many. */
export async function forgetCases(store: AdminStore, by: string): Promise<number> {
  const { rows } = await store.query('SELECT portal.forget_complaints() AS count');
  const count = Number(rows[0].count);
  await putOnRecord(store, { entry: 'desk.demand.forget', by, detail: { cases: count } });
  return count;
}
