/** Complaints and suggestions as the server sees them: published cases, one case by its code. */
import { createHash } from 'node:crypto';
import type { Category, Status } from '../../core/complaint/case.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

/** A published case in a list; what it is called was written by staff. */
export interface PublishedCase {
  readonly id: bigint;
  readonly topic: string;
  readonly category: Category;
  readonly status: Status;
  readonly receivedAt: Date;
  readonly answeredAt: Date | null;
}

export interface PublishedCaseWhole extends PublishedCase {
  /** The day that the reporter was promised; null: of before, by the setting. */
  readonly answerBy: string | null;
  readonly body: string;
  readonly answer: string | null;
}

export interface CaseEvent {
  readonly status: Status;
  readonly note: string;
  /** A day in Bangkok. */
  readonly happenedOn: string;
}

/** What a tracking code opens. */
export interface TrackedCase {
  readonly category: Category;
  readonly status: Status;
  readonly topic: string;
  readonly receivedAt: Date;
  readonly answeredAt: Date | null;
  readonly answer: string | null;
  /** The day that the reporter was promised; null: of before, by the setting. */
  readonly answerBy: string | null;
  /** Number of the case where it is published. */
  readonly publishedId: bigint | null;
  readonly timeline: readonly CaseEvent[];
}

/** In how many days a category's complaints are answered. */
export interface ComplaintTarget {
  readonly category: Category;
  readonly targetDays: number;
}

/** When a case was received, and the day that its reporter is promised. */
export interface Filed {
  readonly receivedAt: Date;
  readonly answerBy: string;
}

export interface NewComplaint {
  readonly category: Category;
  readonly topic: string;
  readonly detail: string;
  readonly contactName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly membershipNo: string | null;
  readonly anonymous: boolean;
  readonly allowPublish: boolean;
  /** Until the answer, of a category without days of its own. */
  readonly defaultDays: number;
}

export interface CaseFilter {
  readonly category?: Category | undefined;
  readonly status?: Status | undefined;
}

const columns = `c.id, c.published_topic AS topic, c.category, c.status,
  c.received_at AS "receivedAt", c.answered_at AS "answeredAt"`;
const isListed = `c.published_at IS NOT NULL
  AND ($1::text IS NULL OR c.category = $1) AND ($2::text IS NULL OR c.status = $2)`;
type Filter = [Category | null, Status | null];

const page = statement<PublishedCase, [...Filter, number, number]>(`
  SELECT ${columns} FROM portal.complaints c WHERE ${isListed}
  ORDER BY c.received_at DESC, c.id DESC LIMIT $3 OFFSET $4`);
const count = statement<{ total: bigint }, Filter>(
  `SELECT count(*) AS total FROM portal.complaints c WHERE ${isListed}`,
);
const one = statement<PublishedCaseWhole, [bigint]>(`
  SELECT ${columns}, c.published_body AS body, c.published_answer AS answer,
    c.answer_by AS "answerBy"
  FROM portal.complaints c WHERE c.published_at IS NOT NULL AND c.id = $1`);
const events = statement<CaseEvent, [bigint]>(`
  SELECT e.status, e.note, (e.happened_at AT TIME ZONE 'Asia/Bangkok')::date AS "happenedOn"
  FROM portal.complaint_events e
  JOIN portal.complaints c ON c.id = e.complaint_id AND c.published_at IS NOT NULL
  WHERE e.complaint_id = $1 ORDER BY e.seq`);
const byCode = statement<TrackedCase, [Buffer]>(`
  SELECT category, status, topic, received_at AS "receivedAt", answered_at AS "answeredAt",
    answer, answer_by AS "answerBy", published_id AS "publishedId", timeline
  FROM portal.complaint_by_code($1)`);
const targets = statement<ComplaintTarget>(`
  SELECT category, target_days AS "targetDays" FROM portal.complaint_targets ORDER BY category`);
const file = statement<
  Filed,
  [
    ...[Buffer, Category, string, string],
    ...[string | null, string | null, string | null, string | null, boolean, boolean, number],
  ]
>(`
  SELECT filed_at AS "receivedAt", promised_on AS "answerBy"
  FROM portal.file_complaint($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`);

/** What the store keeps of a tracking code in its canonical spelling: SHA-256. */
export function hashOfCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

/** Published cases, newest first, from `skip` on, and how many there are of the kind. */
export async function publishedCases(
  db: Db,
  { category = undefined, status = undefined, limit, skip }: CaseFilter & Window,
): Promise<{ cases: readonly PublishedCase[]; total: number }> {
  const filter: Filter = [category ?? null, status ?? null];
  const [cases, counted] = await Promise.all([
    page(db, ...filter, limit, skip),
    count(db, ...filter),
  ]);
  return { cases, total: Number(counted[0]?.total ?? 0) };
}

interface Window {
  readonly limit: number;
  readonly skip: number;
}

/** A published case with its timeline; undefined for a private one as for one that is not there. */
export async function publishedCase(
  db: Db,
  id: bigint,
): Promise<{ whole: PublishedCaseWhole; timeline: readonly CaseEvent[] } | undefined> {
  const [[whole], timeline] = await Promise.all([one(db, id), events(db, id)]);
  return whole && { whole, timeline };
}

/** The case that exactly this code opens, published or not. */
export async function caseByCode(db: Db, code: string): Promise<TrackedCase | undefined> {
  return (await byCode(db, hashOfCode(code)))[0];
}

/** The categories with days of their own; for others the setting counts. */
export const complaintTargets = (db: Db): Promise<readonly ComplaintTarget[]> => targets(db);

/** Keeps a complaint under a new code; where its twin came a minute ago, gives that one's days. */
export async function fileComplaint(db: Db, code: string, complaint: NewComplaint): Promise<Filed> {
  const { category, topic, detail, contactName, phone, email, membershipNo } = complaint;
  const [row] = await file(
    ...([db, hashOfCode(code), category, topic, detail] as const),
    ...([
      contactName,
      phone,
      email,
      membershipNo,
      complaint.anonymous,
      complaint.allowPublish,
      complaint.defaultDays,
    ] as const),
  );
  if (row === undefined) throw new Error('a complaint was filed without an answer');
  return row;
}
