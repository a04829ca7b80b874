/** Complaints before staff of role service (D-21). */
import { type Call, type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import type { Site } from '../../../api/site.ts';
import { addMonths } from '../../../core/days.ts';
import { bangkokDay, thaiDateShort } from '../../../core/thai-date.ts';
import {
  addCaseNote,
  caseNotes,
  serviceColleagues,
} from '../../../records/office/complaint-notes.ts';
import {
  answerCase,
  assignCase,
  caseContact,
  closeCase,
  type Noted,
  type OfficeCaseRow,
  officeCase,
  officeCases,
  publishCase,
  type Refusal,
  type Step,
  setTarget,
  startCase,
  withdrawCase,
} from '../../../records/office/complaints.ts';
import { type OfficeStore, officeStore } from '../../../records/office/office-store.ts';
import type { Services } from '../../../records/services.ts';
import { assertNoNumbers } from './check-public.server.ts';
import { readComplaint, readComplaintContact, readComplaints } from './complaints.api.ts';
import { text } from './complaints.text.ts';
import {
  answerComplaint,
  assignComplaint,
  closeComplaint,
  noteComplaint,
  publishComplaint,
  takeComplaint,
  targetComplaint,
  withdrawComplaint,
} from './work.api.ts';

type CaseServices = Services & { readonly site: Site };

const handle = handlersOn<CaseServices>();
const perPage = 20;

/** Months ahead: nobody is promised an answer later. */
const latestTarget = 24;

/** A day on which one can still answer. @throws Problem bad_input */
function assertAhead(day: string, today: string): void {
  const latest = addMonths(today, latestTarget);
  if (day >= today && day <= latest) return;
  const message = text.targetRange(thaiDateShort(today), thaiDateShort(latest));
  throw new Problem('bad_input', { fields: [{ field: 'target_on', message }] });
}

const rowOf = (row: OfficeCaseRow, staffId: string) => ({
  id: Number(row.id),
  received_at: row.receivedAt.toISOString(),
  status: row.status,
  category: row.category,
  topic: row.topic,
  assignee: row.assigneeId === null ? null : { id: row.assigneeId, name: row.assigneeName ?? '' },
  mine: row.assigneeId === staffId,
  target_on: row.targetOn,
  overdue: row.isOverdue,
  published: row.published,
});

type Asking = Pick<Call<typeof readComplaint, CaseServices>, 'who' | 'services'>;

/** @throws Problem not_found */
async function wholeOf(store: OfficeStore, id: number, { who, services }: Asking) {
  const { demand } = services.site;
  const whole = await officeCase(store, id, { targetDays: demand.target_days });
  if (whole === undefined) throw new Problem('not_found');
  const [notes, colleagues] = await Promise.all([caseNotes(store, id), serviceColleagues(store)]);
  const { found, events } = whole;
  const { publishedTopic, publishedBody, publishedAnswer } = found;
  return {
    ...rowOf(found, who.staffId),
    version: found.version,
    detail: found.detail,
    anonymous: found.anonymous,
    allow_publish: found.allowPublish,
    has_contact: found.hasContact,
    answer: found.answer,
    answered_on: found.answeredAt && bangkokDay(found.answeredAt),
    answer_by: found.answerBy,
    publication:
      publishedTopic === null || publishedBody === null
        ? null
        : { topic: publishedTopic, body: publishedBody, answer: publishedAnswer },
    timeline: events.map(({ happenedAt, status, note, actor }) => ({
      ...{ at: happenedAt.toISOString(), status, note, actor },
    })),
    notes: notes.map(({ id: noteId, writtenAt, authorName, body }) => ({
      ...{ id: noteId, at: writtenAt.toISOString(), author: authorName, body },
    })),
    colleagues: colleagues.map(({ id: staffId, name }) => ({
      ...{ id: staffId, name, me: staffId === who.staffId },
    })),
  };
}

/** Each as the screen tells it; `closed` and `changed` make the page look again. */
const problems: Readonly<Record<Refusal, () => Problem>> = {
  nothing: () => new Problem('not_found'),
  changed: () => new Problem('conflict', { text: text.changed.refusal }),
  closed: () => new Problem('conflict', { text: text.changed.closed }),
  notAllowed: () => new Problem('conflict', { text: text.publish.notAllowed }),
  noColleague: () =>
    new Problem('bad_input', { fields: [{ field: 'assignee', message: text.assign.nobody }] }),
};

type WhichCall = Pick<Call<typeof withdrawComplaint, CaseServices>, 'input' | 'who' | 'services'>;

/**
 * Does one step to the version that was looked at, and tells how the case stands then. A `note` is
 * the public's to read once a case is published, and stays: of one that may be, it holds no number.
 */
async function work(
  { input, who, services }: WhichCall,
  how: (store: OfficeStore, step: Step) => Promise<Refusal | undefined>,
  note = '',
) {
  const id = Number(input.id);
  const step = { id, by: who.name, version: input.version };
  const data = await services.records.asStaff(who.staffId, async (db) => {
    const store = officeStore(db);
    const refusal = await how(store, step);
    if (refusal) throw problems[refusal]();
    const whole = await wholeOf(store, id, { who, services });
    if (whole.allow_publish) assertNoNumbers({ note }, services.site);
    return whole;
  });
  return { data };
}

type NotedCall = WhichCall & { readonly input: { readonly note: string } };

/** A step with a line of the timeline. */
const workNoted = (
  call: NotedCall,
  how: (store: OfficeStore, step: Step & Noted) => Promise<Refusal | undefined>,
) => {
  const { note } = call.input;
  return work(call, (store, step) => how(store, { ...step, note }), note);
};

export const handlers: readonly Handler<CaseServices>[] = [
  handle(readComplaints, {
    async run({ input, who, services: { records, site } }) {
      const page = Number(input.page ?? 1);
      const filter = {
        state: input.state,
        category: input.category,
        assigneeId: input.mine && who.staffId,
        overdue: input.overdue === '1',
        words: (input.q ?? '').split(/\s+/).filter(Boolean),
        targetDays: site.demand.target_days,
      };
      const window = { limit: perPage, skip: (page - 1) * perPage };
      const { cases, total } = await records.asStaff(who.staffId, (db) =>
        officeCases(officeStore(db), { ...filter, ...window }),
      );
      return {
        data: {
          items: cases.map((row) => rowOf(row, who.staffId)),
          page,
          per_page: perPage,
          total,
        },
      };
    },
  }),
  handle(readComplaint, {
    async run({ input, who, services }) {
      const data = await services.records.asStaff(who.staffId, (db) =>
        wholeOf(officeStore(db), Number(input.id), { who, services }),
      );
      return { data };
    },
  }),
  handle(readComplaintContact, {
    async run({ input, who, services }) {
      const found = await services.records.asStaff(who.staffId, (db) =>
        caseContact(officeStore(db), Number(input.id)),
      );
      if (found === undefined) throw new Problem('not_found');
      const { contactName, phone, email, membershipNo } = found;
      return {
        data: { contact_name: contactName, phone, email, membership_no: membershipNo },
      };
    },
  }),
  handle(takeComplaint, { run: (call) => workNoted(call, startCase) }),
  handle(assignComplaint, {
    run: (call) =>
      work(call, (store, step) => assignCase(store, { ...step, assigneeId: call.input.assignee })),
  }),
  handle(targetComplaint, {
    run(call) {
      const targetOn = call.input.target_on;
      assertAhead(targetOn, bangkokDay(call.facts.at));
      return work(call, (store, step) => setTarget(store, { ...step, targetOn }));
    },
  }),
  handle(answerComplaint, {
    run(call) {
      const { answer } = call.input;
      return workNoted(call, (store, step) => answerCase(store, { ...step, text: answer }));
    },
  }),
  handle(closeComplaint, { run: (call) => workNoted(call, closeCase) }),
  handle(publishComplaint, {
    run(call) {
      const { topic, body, answer } = call.input;
      assertNoNumbers({ topic, body, answer }, call.services.site);
      const publication = { topic, body, answer: answer || undefined };
      return work(call, (store, step) => publishCase(store, { ...step, publication }));
    },
  }),
  handle(withdrawComplaint, { run: (call) => work(call, withdrawCase) }),
  handle(noteComplaint, {
    async run({ input, who, services }) {
      const id = Number(input.id);
      const data = await services.records.asStaff(who.staffId, async (db) => {
        const store = officeStore(db);
        if (!(await addCaseNote(store, id, input.body))) throw new Problem('not_found');
        return wholeOf(store, id, { who, services });
      });
      return { data };
    },
  }),
];
