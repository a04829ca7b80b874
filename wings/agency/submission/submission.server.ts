/** Handing a month's report in, and taking it back. */
import { dayOfMonth } from '../../../api/agency/month/month-query.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import type { Services } from '../../../records/services.ts';
import { recallReport, submitReport } from './submission.api.ts';
import { submitMonth, withdrawMonth } from './submit.server.ts';

const handle = handlersOn<Services>();

export const handlers: readonly Handler<Services>[] = [
  handle(submitReport, {
    async run({ input, who, services }) {
      const { version, at } = await submitMonth(
        services.records,
        who,
        dayOfMonth(input),
        input.version,
      );
      const data = { version, at: at.toISOString(), by: who.contactName };
      return { data: { ...data, state: 'SUBMITTED' as const } };
    },
  }),

  handle(recallReport, {
    async run({ input, who, services }) {
      const { version, at } = await withdrawMonth(
        services.records,
        who,
        dayOfMonth(input),
        input.version,
      );
      const data = { version, at: at.toISOString(), by: who.contactName };
      return { data: { ...data, state: 'DRAFT' as const } };
    },
  }),
];
