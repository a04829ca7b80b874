/** The first minutes of a store: whoever holds the code of the start becomes its first admin. */
import { type CallFacts, type Handler, handlersOn } from '../../../api/handler.ts';
import { readBegin } from '../../../api/office/office.api.ts';
import { Problem } from '../../../api/problem.ts';
import { reportRateLimit } from '../../../api/rate-limit/too-many.server.ts';
import type { Site } from '../../../api/site.ts';
import { qrRows } from '../../../papers/verify/qr.ts';
import type { Services } from '../../../records/services.ts';
import { passwordRefusal } from '../../../records/sign-in/password-refusal.ts';
import { checkBeginCode, makeFirstAdmin, mayBegin } from '../../../records/staff/begin.ts';
import { credentialsOf } from '../../../records/staff/credentials.ts';
import { plainCode } from '../../../records/staff/prove-totp.ts';
import { renewRecoveryCodes } from '../../../records/staff/recovery-codes.ts';
import { issuerOf, newTotpSecret, stepOf, totpAddress } from '../../../records/staff/totp.ts';
import { networkOf } from '../../../runtime/network.ts';
import { Limit } from '../../../runtime/rate-limit.ts';
import { completeBegin, prepareBegin } from './begin.api.ts';
import { answers } from './begin.text.ts';

type BeginServices = Services & { readonly site: Site };
const handle = handlersOn<BeginServices>();

/** Tries of a network in a quarter of an hour; a guess has 99 bits to hit. */
const limit = new Limit('begin: network', 20, 15 * 60);

const refused = (field: string, message: string): Problem =>
  new Problem('bad_input', { fields: [{ field, message }] });

interface Person {
  readonly code: string;
  readonly login: string;
  readonly name: string;
  readonly password: string;
}

/**
 * The store's clock, when the code counts and the password may be used. Throws Problem not_found
 * where somebody is staff already, too_many, or bad_input at the field.
 */
async function assertPerson(
  { code, login, name, password }: Person,
  { records, site, budgets }: BeginServices,
  { address }: CallFacts,
): Promise<number> {
  const taken = budgets.take([[limit, networkOf(address)]]);
  await reportRateLimit(taken, ({ seconds }) => answers.tooMany(seconds));
  // In this order: whoever finds the code used up finds that somebody else has begun, too.
  const [{ right, at }, isOpen] = await records.readAsVisitor((db) =>
    Promise.all([checkBeginCode(db, code), mayBegin(db)]),
  );
  if (!isOpen) throw new Problem('not_found');
  if (!right) throw refused('code', answers.wrongCode);
  const names = [name, login, site.coopNameTH, site.coopNameEN];
  const refusal = passwordRefusal(password, { names });
  if (refusal) throw refused('password', refusal);
  return at;
}

export const handlers: readonly Handler<BeginServices>[] = [
  handle(readBegin, {
    run: async ({ services }) => ({
      data: { open: await services.records.readAsVisitor(mayBegin) },
    }),
  }),

  handle(prepareBegin, {
    async run({ input, services, facts }) {
      await assertPerson(input, services, facts);
      const key = newTotpSecret();
      const address = totpAddress(key, input.login, issuerOf(services.site));
      return { data: { key, rows: qrRows(address) } };
    },
  }),

  handle(completeBegin, {
    async run({ input, services, session, facts }) {
      const at = await assertPerson(input, services, facts);
      const { code, login, name, password, key } = input;
      const step = stepOf(key, plainCode(input.totp), at);
      if (step === undefined) throw refused('totp', answers.wrongTotp);
      const made = await credentialsOf({ login, password, totpSecret: key }, services.settings);
      const admin = { ...made, login, name, step };
      const staffId = await services.records.asVisitor((db) => makeFirstAdmin(db, code, admin));
      // Somebody else was first.
      if (staffId === undefined) throw new Problem('not_found');
      const codes = await services.records.asStaff(staffId, renewRecoveryCodes);
      // What follows at once is dangerous: the code that has just counted is enough for it.
      await session.openOffice({ staffId, passwordHash: made.passwordHash, confirmed: true });
      return { data: { recovery_codes: [...codes] } };
    },
  }),
];
