/** Editors arrange the categories of the site (D-17, D-37). */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import type { Db } from '../../../records/database.ts';
import {
  lockCategories,
  officeCategories,
  writeCategories,
} from '../../../records/office/categories.ts';
import { contentHistory } from '../../../records/office/history.ts';
import type { Services } from '../../../records/services.ts';
import { readCategories, saveCategories } from './categories.api.ts';
import { text } from './categories.text.ts';

const handle = handlersOn<Services>();

interface Keyed {
  readonly key: string;
}

/** A key names one category; `all` names every one of them in addresses. */
function assertKeys(list: readonly Keyed[]): void {
  const fields = list.flatMap(({ key }, index) => {
    const isTaken = list.findIndex((other) => other.key === key) !== index;
    if (!isTaken && key !== 'all') return [];
    return [{ field: `categories.${index}.key`, message: isTaken ? text.keyTwice : text.keyAll }];
  });
  if (fields.length > 0) throw new Problem('bad_input', { fields });
}

/** What holds topics stays. */
async function assertNoneLost(db: Db, list: readonly Keyed[]): Promise<void> {
  const { categories } = await officeCategories(db);
  const lost = categories.find((one) => one.topics > 0 && !list.some(({ key }) => key === one.key));
  if (!lost) return;
  const message = text.holdsTopics(lost.name, lost.topics);
  throw new Problem('bad_input', { fields: [{ field: 'categories', message }] });
}

/** Whoever comes second is told by whom they were overtaken. */
async function refuseOvertaken(db: Db): Promise<never> {
  const [last] = await contentHistory(db, ['categories']);
  throw new Problem('conflict', { text: text.stale(last?.staffName) });
}

export const handlers: readonly Handler<Services>[] = [
  handle(readCategories, {
    async run({ who, services }) {
      const { categories, version } = await services.records.asStaff(who.staffId, officeCategories);
      return { data: { version, categories: [...categories] } };
    },
  }),

  handle(saveCategories, {
    async run({ input: { version, categories }, who, services }) {
      assertKeys(categories);
      await services.records.asStaff(who.staffId, async (db) => {
        if ((await lockCategories(db)) !== version) await refuseOvertaken(db);
        await assertNoneLost(db, categories);
        await writeCategories(db, categories);
      });
      return {};
    },
  }),
];
