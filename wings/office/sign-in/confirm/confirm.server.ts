import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { Problem } from '../../../../api/problem.ts';
import type { Services } from '../../../../records/services.ts';
import { confirmOfficeSession } from '../../../../records/sign-in/office-sessions.ts';
import { proveTotp } from '../../../../records/staff/prove-totp.ts';
import { confirmSession } from './confirm.api.ts';
import { verifyTotp } from './verify-totp.server.ts';

const handle = handlersOn<Services>();

export const handlers: readonly Handler<Services>[] = [
  handle(confirmSession, {
    async run({ input, who, services }) {
      const { staffId } = who;
      await verifyTotp(services.budgets, staffId, () => proveTotp(services, staffId, input.totp));
      const isIn = await services.records.asStaff(who.staffId, (db) =>
        confirmOfficeSession(db, who.sessionId),
      );
      if (!isIn) throw new Problem('session_over');
      return {};
    },
  }),
];
