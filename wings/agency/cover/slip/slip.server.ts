/** Proofs of transfer come, go and are taken away; nobody but their agency has them (T3). */
import { askedMonth } from '../../../../api/agency/month/month-query.ts';
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { Problem } from '../../../../api/problem.ts';
import { type Day, isDay } from '../../../../core/days.ts';
import { readBaht, type Satang, wireBaht } from '../../../../core/satang.ts';
import { thaiDateShort } from '../../../../core/thai-date.ts';
import * as slips from '../../../../records/agency/slips.ts';
import { addStep } from '../../../../records/agency/steps.ts';
import { today } from '../../../../records/pages/today.ts';
import type { Services } from '../../../../records/services.ts';
import { turnDraft } from '../report/month.server.ts';
import { asFileTry } from '../upload/received.server.ts';
import { slipAnswers, slipFaults } from './fault.text.ts';
import { addSlip, removeSlip, takeSlip } from './slip.api.ts';
import { keptFile } from './slip-file.server.ts';

const handle = handlersOn<Services>();

const refused = (field: string, message: string): Problem =>
  new Problem('bad_input', { fields: [{ field, message }] });

/** Throws Problem at `paid_on`. */
function checkDay(paidOn: Day, month: Day, now: Day): void {
  if (!isDay(paidOn)) throw refused('paid_on', slipFaults.noDay);
  if (paidOn < month) throw refused('paid_on', slipFaults.early);
  if (paidOn > now) throw refused('paid_on', slipFaults.future);
}

/** The endpoint has seen to it that it is an amount. Throws Problem at `amount`. */
function amountOf(text: string): Satang {
  const amount = readBaht(text);
  if (amount <= 0n) throw refused('amount', slipFaults.amount);
  return amount;
}

export const handlers: readonly Handler<Services>[] = [
  handle(addSlip, {
    async run({ input, who, services, facts }) {
      const { records } = services;
      const month = askedMonth(input) as Day;
      const paidOn = input.paid_on;
      checkDay(paidOn, month, await records.readAsAgency(who.agencyNo, today));
      const amountSatang = amountOf(input.amount);
      const id = await asFileTry(who.agencyNo, async () => {
        const kept = await keptFile(input.file, { records, who, facts });
        return records.asAgency(who.agencyNo, async (db) => {
          await turnDraft(db, who, month);
          const added = await slips.addSlip(db, { month, paidOn, amountSatang, ...kept, by: who });
          if (added === 'twice') throw refused('file', slipFaults.twice);
          if (added === 'full') throw refused('file', slipFaults.full(slips.mostSlips));
          const detail = { amount: wireBaht(amountSatang) };
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
        const place = await slips.placeOfSlip(db, input.id);
        if (place === undefined) throw new Problem('not_found');
        const { month, accepted } = place;
        // It stays also where the report is in hand again.
        await turnDraft(db, who, month);
        if (accepted) throw new Problem('conflict', { text: slipFaults.accepted });
        const gone = await slips.removeSlip(db, input.id);
        // Somebody else has just taken it away.
        if (!gone) throw new Problem('not_found');
        const detail = { amount: wireBaht(gone.amountSatang) };
        await addStep(db, { month, step: 'SLIP_REMOVED', by: who, detail });
      });
      return { rc_des: slipAnswers.removed, messages: slipAnswers.removed };
    },
  }),

  handle(takeSlip, {
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
