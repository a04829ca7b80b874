/** Staff set in how many days complaints of a category are answered, with history (D-21). */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import type { Site } from '../../../api/site.ts';
import type { Db } from '../../../records/database.ts';
import {
  lockTargets,
  readTargets,
  targetChanges,
  writeTargets,
} from '../../../records/office/complaint-targets.ts';
import type { Services } from '../../../records/services.ts';
import { readComplaintTargets, saveComplaintTargets } from './targets.api.ts';
import { text } from './targets.text.ts';

type TargetServices = Services & { readonly site: Site };

const handle = handlersOn<TargetServices>();

async function presentIn(db: Db, { demand }: Site) {
  const [{ version, targets }, changes] = await Promise.all([readTargets(db), targetChanges(db)]);
  return {
    version,
    default_days: demand.target_days,
    rows: targets.map(({ category, targetDays }) => ({ category, target_days: targetDays })),
    history: changes.map(({ id, at, staffName, category, before, after }) => ({
      ...{ id, at: at.toISOString(), staff_name: staffName, category, before, after },
    })),
  };
}

/** A category has one number. */
function assertOnce(rows: readonly { readonly category: string }[]): void {
  const at = rows.findIndex((row, index) =>
    rows.slice(0, index).some(({ category }) => category === row.category),
  );
  if (at < 0) return;
  const fields = [{ field: `rows.${at}.category`, message: text.twice }];
  throw new Problem('bad_input', { fields });
}

/** Whoever comes second is told by whom they were overtaken. */
async function refuseOvertaken(db: Db): Promise<never> {
  const [last] = await targetChanges(db);
  throw new Problem('conflict', { text: text.changedBy(last?.staffName) });
}

export const handlers: readonly Handler<TargetServices>[] = [
  handle(readComplaintTargets, {
    async run({ who, services: { records, site } }) {
      return { data: await records.asStaff(who.staffId, (db) => presentIn(db, site)) };
    },
  }),
  handle(saveComplaintTargets, {
    async run({ input: { version, rows }, who, services: { records, site } }) {
      assertOnce(rows);
      const targets = rows.map((row) => ({ category: row.category, targetDays: row.target_days }));
      const data = await records.asStaff(who.staffId, async (db) => {
        if ((await lockTargets(db)) !== version) await refuseOvertaken(db);
        await writeTargets(db, targets);
        return presentIn(db, site);
      });
      return { data };
    },
  }),
];
