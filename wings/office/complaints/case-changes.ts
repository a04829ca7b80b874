/** What a colleague has changed of a case while it was open here, in words. Pure. */
import type { DataOf } from '../../../api/endpoint.ts';
import { statusNames } from '../../../core/complaint/case.text.ts';
import { thaiDateShort } from '../../../core/thai-date.ts';
import type { readComplaint } from './complaints.api.ts';
import { text } from './complaints.text.ts';

export type Case = DataOf<typeof readComplaint>;

const words = text.changed;

/** A line for each thing that is another one now; empty where nothing is. */
export function changesOf(before: Case, now: Case): readonly string[] {
  const changes: string[] = [];
  if (before.status !== now.status) changes.push(words.status(statusNames[now.status]));
  if (before.assignee?.id !== now.assignee?.id) {
    changes.push(now.assignee ? words.assignee(now.assignee.name) : words.nobody);
  }
  if (before.target_on !== now.target_on) changes.push(words.target(thaiDateShort(now.target_on)));
  if (before.answer !== now.answer) changes.push(words.answer);
  if (before.published !== now.published) {
    changes.push(now.published ? words.published : words.withdrawn);
  } else if (JSON.stringify(before.publication) !== JSON.stringify(now.publication)) {
    changes.push(words.publication);
  }
  const last = now.timeline.at(-1);
  const isNew = now.timeline.length > before.timeline.length;
  if (isNew && last?.actor) changes.push(words.by(last.actor));
  return changes;
}
