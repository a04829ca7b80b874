/** What staff do with complaints by command (D-21), each on record with who did it. */
import { numberFault } from '../../../core/complaint/number-fault.ts';
import {
  answerCase as answer,
  type CaseContact,
  caseContact,
  closeCase as close,
  forgetCases as forget,
  type OfficeCase,
  type OfficeCaseEvent,
  type OfficeCaseRow,
  officeCase,
  officeCases,
  type Publication,
  type Refusal,
  startCase as start,
} from '../../../records/office/complaints.ts';
import { type AdminStore, putOnRecord } from '../admin-command.ts';
import { complaintAdminText } from './demand.text.ts';

export type CaseRow = OfficeCaseRow;
export type { Refusal };

/** Everything, the reporter's words and contact details too. */
export interface CaseSeen extends OfficeCase, CaseContact {
  readonly events: readonly OfficeCaseEvent[];
}

export interface Answer {
  readonly text: string;
  /** What the public reads; left out: the case stays, or becomes, no more public than it was. */
  readonly publish?: Publication;
}

/** The command shows no day that it would have to be told. */
const target = { targetDays: 0 };

/** Cases that are not closed first, then the newest. */
export async function listCases(store: AdminStore, limit: number): Promise<readonly CaseRow[]> {
  return (await officeCases(store, { ...target, limit, skip: 0 })).cases;
}

/** One case whole; that it was looked at, and by whom, goes on record. */
export async function seeCase(
  store: AdminStore,
  id: number,
  by: string,
): Promise<CaseSeen | undefined> {
  const [whole, contact] = [await officeCase(store, id, target), await caseContact(store, id)];
  if (whole === undefined || contact === undefined) return undefined;
  await putOnRecord(store, { entry: 'desk.demand.read', by, detail: { case: id } });
  return { ...whole.found, ...contact, events: whole.events };
}

/**
 * Words by the option that they are typed at: nothing that the public reads, or may read later,
 * points to a person (T30). Throws with the first option at fault; nothing is written then.
 */
function assertNoNumbers(words: Readonly<Record<string, string>>): void {
  for (const [option, written] of Object.entries(words)) {
    const fault = numberFault(written);
    if (fault !== undefined) throw new Error(complaintAdminText.fault(option, fault));
  }
}

/** The note of a step, and what is published with it; a topic left out is the reporter's own. */
async function assertPublic(
  store: AdminStore,
  { id, note, text, publish }: Step & Partial<Answer>,
) {
  const found = (await officeCase(store, id, target))?.found;
  if (!found?.allowPublish) return;
  assertNoNumbers({ '--note': note });
  if (publish === undefined) return;
  assertNoNumbers({
    '--redacted': publish.body,
    '--title': publish.topic ?? found.topic,
    '--public-answer': publish.answer ?? text ?? '',
  });
}

interface Step {
  readonly id: number;
  readonly by: string;
  readonly note: string;
}

/** Somebody works on it; an answered case is taken up again. */
export async function startCase(store: AdminStore, step: Step): Promise<Refusal | undefined> {
  await assertPublic(store, step);
  const refusal = await start(store, step);
  if (refusal) return refusal;
  const { id, by } = step;
  await putOnRecord(store, { entry: 'desk.demand.take', by, detail: { case: id } });
  return undefined;
}

/** Answers, and publishes where its reporter allowed that. */
export async function answerCase(
  store: AdminStore,
  step: Step & Answer,
): Promise<Refusal | undefined> {
  await assertPublic(store, step);
  const refusal = await answer(store, step);
  if (refusal) return refusal;
  const { id, by, publish } = step;
  const detail = { case: id, published: publish !== undefined };
  await putOnRecord(store, { entry: 'desk.demand.answer', by, detail });
  return undefined;
}

/** Ends a case for good. */
export async function closeCase(store: AdminStore, step: Step): Promise<Refusal | undefined> {
  await assertPublic(store, step);
  const refusal = await close(store, step);
  if (refusal) return refusal;
  const { id, by } = step;
  await putOnRecord(store, { entry: 'desk.demand.close', by, detail: { case: id } });
  return undefined;
}

/** Erases who wrote what of cases that ended over 365 days ago; gives how many. */
export async function forgetCases(store: AdminStore, by: string): Promise<number> {
  const count = await forget(store);
  await putOnRecord(store, { entry: 'desk.demand.forget', by, detail: { cases: count } });
  return count;
}
