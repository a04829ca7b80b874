/** Complaints and suggestions of the demo cooperative: ten published cases, three private ones. */
import { codeFrom } from '../../core/codes/tracking-code.ts';
import { addDays } from '../../core/days.ts';
import { hashOfCode } from '../../records/content/demand.ts';
import { moved, weekly } from '../moves/move.ts';
import type { Timeline } from '../timeline.ts';
import type { Upkeep } from './accounts.ts';
import {
  complaintTargets,
  type DemoCase,
  type DemoPrivateCase,
  privateCases,
  publishedCases,
} from './demand.text.ts';

/** Opens the first private case; known to everybody who reads this, as all of the demo is. */
export const demoTrackingCode = codeFrom(Uint8Array.from({ length: 26 }, (_, at) => 7 * at + 3));

/** A moment of a day in Bangkok, in office hours. */
const at = (day: string, hour = 10): string =>
  `${day}T${String(hour).padStart(2, '0')}:15:00+07:00`;

type Row = DemoCase & Pick<DemoPrivateCase, 'contact'> & { readonly published: boolean };

async function seedCase(store: Upkeep, one: Row): Promise<number> {
  const { category, topic, body, answer, events, contact, published, promisedDays } = one;
  const day = (status: string) => events.find((event) => event.status === status)?.on;
  const [answeredOn, closedOn] = [day('ANSWERED'), day('CLOSED')];
  const shown = published ? [topic, body, answer ?? null] : [null, null, null];
  const { rows } = await store.query(
    `INSERT INTO portal.complaints (category, topic, detail, answer, status, received_at,
       answered_at, closed_at, contact_name, phone, email, membership_no, anonymous,
       allow_publish, published_at, published_topic, published_body, published_answer, answer_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
     RETURNING id`,
    [
      ...[category, topic, body, answer ?? null, events.at(-1)?.status, at(events[0]?.on ?? '')],
      ...[answeredOn ? at(answeredOn, 14) : null, closedOn ? at(closedOn, 15) : null],
      ...[contact?.name ?? null, contact?.phone ?? null, contact?.email ?? null],
      ...[contact?.memberNo ?? null, contact === undefined, published],
      ...[published ? at(events[0]?.on ?? '', 16) : null, ...shown],
      promisedDays === undefined ? null : addDays(events[0]?.on ?? '', promisedDays),
    ],
  );
  const id = Number(rows[0].id);
  for (const [index, { on, status, note }] of events.entries()) {
    await store.query(
      `INSERT INTO portal.complaint_events (complaint_id, seq, happened_at, status, note)
       VALUES ($1, $2, $3, $4, $5)`,
      [id, index + 1, at(on, 10 + index), status, note],
    );
  }
  return id;
}

/** What a demo of that timeline begins with, oldest first. */
export const casesOn = (timeline: Timeline) =>
  moved({ published: publishedCases, unpublished: privateCases }, weekly(timeline));

/** What is there already stays. */
export async function seedDemand(store: Upkeep, timeline: Timeline): Promise<void> {
  const { rows } = await store.query('SELECT 1 FROM portal.complaints LIMIT 1');
  if (rows.length > 0) return;
  for (const [category, days] of Object.entries(complaintTargets)) {
    await store.query('INSERT INTO portal.complaint_targets VALUES ($1, $2)', [category, days]);
  }
  const { published, unpublished } = casesOn(timeline);
  for (const one of published) {
    await seedCase(store, { ...one, published: true });
  }
  for (const [index, one] of unpublished.entries()) {
    const id = await seedCase(store, { ...one, published: false });
    if (index > 0) continue;
    await store.query(
      'INSERT INTO portal.complaint_codes (code_hash, complaint_id) VALUES ($1, $2)',
      [hashOfCode(demoTrackingCode), id],
    );
  }
}
