/** Passkeys in place of password and code: at the sign-in, and before dangerous actions. */
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { Problem } from '../../../../api/problem.ts';
import { reportRateLimit } from '../../../../api/rate-limit/too-many.server.ts';
import type { Services } from '../../../../records/services.ts';
import { confirmOfficeSession } from '../../../../records/sign-in/office-sessions.ts';
import { findOwnTotp } from '../../../../records/staff/find-staff.ts';
import { consumePasskey, listPasskeys } from '../../../../records/staff/passkey/passkeys.ts';
import { askPasskey, provePasskey } from '../../../../records/staff/passkey/prove.ts';
import { rpIdOf } from '../../../../records/staff/passkey/verify.ts';
import { networkOf } from '../../../../runtime/network.ts';
import { Limit } from '../../../../runtime/rate-limit.ts';
import {
  askConfirmPasskey,
  askSignInPasskey,
  confirmByPasskey,
  passkeySignIn,
} from './passkey.api.ts';
import { answers } from './passkey.text.ts';

const handle = handlersOn<Services>();

/** Challenges and answers of a network, and of a member of staff who is in. */
const perNetwork = new Limit('passkeys: network', 100, 15 * 60);
const perStaff = new Limit('passkeys: staff', 20, 15 * 60);

const signingIn = (network: string): string => `sign_in ${network}`;
const confirming = (sessionId: string): string => `confirm ${sessionId}`;

const refused = (): Problem => new Problem('bad_credentials', { text: answers.refused });

export const handlers: readonly Handler<Services>[] = [
  handle(askSignInPasskey, {
    async run({ services: { records, budgets }, facts }) {
      const network = networkOf(facts.address);
      await reportRateLimit(budgets.take([[perNetwork, network]]));
      const challenge = await askPasskey(records, signingIn(network));
      return { data: { challenge, rp_id: rpIdOf(facts.origin), credential_ids: [] } };
    },
  }),

  handle(passkeySignIn, {
    async run({ input, services: { records, budgets }, session, facts: { address, origin } }) {
      const network = networkOf(address);
      await reportRateLimit(budgets.take([[perNetwork, network]]));
      const request = { purpose: signingIn(network), origin };
      const passkey = await provePasskey(records, input, request);
      if (passkey === undefined) throw refused();
      await session.openOffice({ staffId: passkey.staffId, passkey }).catch((error: unknown) => {
        // It was taken away, or used elsewhere, since it was looked at.
        const isOutdated = error instanceof Problem && error.code === 'bad_credentials';
        throw isOutdated ? refused() : error;
      });
      return {};
    },
  }),

  handle(askConfirmPasskey, {
    async run({ who, services: { records, budgets }, facts }) {
      await reportRateLimit(budgets.take([[perStaff, who.staffId]]));
      const [own, totp] = await records.asStaff(who.staffId, async (db) => [
        await listPasskeys(db),
        await findOwnTotp(db),
      ]);
      const challenge = await askPasskey(records, confirming(who.sessionId));
      const ids = own.map(({ credentialId }) => credentialId);
      const data = { challenge, rp_id: rpIdOf(facts.origin), credential_ids: ids };
      return { data: { ...data, has_authenticator: totp !== undefined } };
    },
  }),

  handle(confirmByPasskey, {
    async run({ input, who, services: { records, budgets }, facts: { origin } }) {
      const { staffId, sessionId } = who;
      await reportRateLimit(budgets.take([[perStaff, staffId]]));
      const request = { purpose: confirming(sessionId), origin, staffId };
      const passkey = await provePasskey(records, input, request);
      if (passkey === undefined) throw refused();
      await records.asStaff(staffId, async (db) => {
        if (!(await consumePasskey(db, passkey, passkey.counted))) throw refused();
        if (!(await confirmOfficeSession(db, sessionId))) throw new Problem('session_over');
      });
      return {};
    },
  }),
];
