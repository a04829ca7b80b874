/** Proofs of transfer come, go and are taken away; nobody but their agency has them (T3). */
import { dayOfMonth } from '../../../api/agency/month/month-query.ts';
import { asFileTry } from '../../../api/agency/received/received.server.ts';
import { refused } from '../../../api/agency/report/refused.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { type Day, isDay } from '../../../core/days.ts';
import { readBaht, type Satang, toDtoBaht } from '../../../core/satang.ts';
import { thaiDateShort } from '../../../core/thai-date.ts';
import { advanceDraft } from '../../../records/agency/open-month.ts';
import * as slips from '../../../records/agency/slips.ts';
import { addStep } from '../../../records/agency/steps.ts';
import { today } from '../../../records/pages/today.ts';
import type { Services } from '../../../records/services.ts';
import { slipAnswers, slipFaults } from './fault.text.ts';
import { addSlip, downloadSlip, removeSlip } from './slip.api.ts';
import { fileToStore } from './slip-file.server.ts';

const handle = handlersOn<Services>();

const faultAt = (field: string, message: string): Problem =>
  new Problem('bad_input', { fields: [{ field, message }] });

/** Throws Problem at `paid_on`. */
function checkDay(paidOn: Day, month: Day, now: Day): void {
  if (!isDay(paidOn)) throw faultAt('paid_on', slipFaults.noDay);
  if (paidOn < month) throw faultAt('paid_on', slipFaults.early);
  if (paidOn > now) throw faultAt('paid_on', slipFaults.future);
}

/** The endpoint has seen to it that it is an amount. Throws Problem at `amount`. */
function amountOf(text: string): Satang {
  const amount = readBaht(text);
  if (amount <= 0n) throw faultAt('amount', slipFaults.amount);
  return amount;
}

export const handlers: readonly Handler<Services>[] = [
  handle(addSlip, {
    async run({ input, who, services, facts }) {
      const { records, budgets } = services;
      const month = dayOfMonth(input) as Day;
      const paidOn = input.paid_on;
      checkDay(paidOn, month, await records.readAsAgency(who.agencyNo, today));
      const amountSatang = amountOf(input.amount);
      const id = await asFileTry(budgets, who.agencyNo, async () => {
        const stored = await fileToStore(input.file, { records, who, facts });
        return records.asAgency(who.agencyNo, async (db) => {
          await advanceDraft(db, who, month, refused);
          const added = await slips.addSlip(db, {
            month,
            paidOn,
            amountSatang,
            ...stored,
            by: who,
          });
          if (added === 'twice') throw faultAt('file', slipFaults.twice);
          if (added === 'full') throw faultAt('file', slipFaults.full(slips.mostSlips));
          const detail = { amount: toDtoBaht(amountSatang) };
          await addStep(db, { month, step: 'SLIP_ADDED', by: who, detail });
          return added.id;
        });
      });
      return { rc_des: slipAnswers.added, messages: slipAnswers.added, data: { id } };
    },
  }),

  handle(removeSlip, {
    async run({ input, who, services }) {
      await services.records.asAgency(who.agencyNo, async (db) => {
        const location = await slips.locateSlip(db, input.id);
        if (location === undefined) throw new Problem('not_found');
        const { month, accepted } = location;
        // It stays also where the report is in hand again.
        await advanceDraft(db, who, month, refused);
        if (accepted) throw new Problem('conflict', { text: slipFaults.accepted });
        const removed = await slips.removeSlip(db, input.id);
        // Somebody else has just taken it away.
        if (!removed) throw new Problem('not_found');
        const detail = { amount: toDtoBaht(removed.amountSatang) };
        await addStep(db, { month, step: 'SLIP_REMOVED', by: who, detail });
      });
      return { rc_des: slipAnswers.removed, messages: slipAnswers.removed };
    },
  }),

  handle(downloadSlip, {
    async run({ input, who, services }) {
      const found = await services.records.readAsAgency(who.agencyNo, (db) =>
        slips.slipFile(db, input.id),
      );
      if (!found) throw new Problem('not_found');
      const format = found.fileType === 'image/jpeg' ? ('jpg' as const) : ('pdf' as const);
      const name = slipAnswers.file(thaiDateShort(found.paidOn));
      return { file: { format, name, bytes: found.file } };
    },
  }),
];
