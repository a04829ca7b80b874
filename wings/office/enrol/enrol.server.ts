/** Members of staff make their own credentials, by a link that counts once (D-37). */
import { randomBytes } from 'node:crypto';
import { type CallFacts, type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { reportRateLimit } from '../../../api/rate-limit/too-many.server.ts';
import type { Site } from '../../../api/site.ts';
import { contactNames } from '../../../core/agency/contact-names.ts';
import { qrRows } from '../../../papers/verify/qr.ts';
import type { Db } from '../../../records/database.ts';
import type { Services as Stores } from '../../../records/services.ts';
import { passwordRefusal } from '../../../records/sign-in/password-refusal.ts';
import { hashPassword } from '../../../records/sign-in/passwords.ts';
import * as links from '../../../records/staff/enrolment.ts';
import { readClock, setOwnFactors } from '../../../records/staff/own-credentials.ts';
import { addPasskey } from '../../../records/staff/passkey/passkeys.ts';
import { askPasskey } from '../../../records/staff/passkey/prove.ts';
import { creationOf, proveNewPasskey } from '../../../records/staff/passkey/register.ts';
import { rpIdOf } from '../../../records/staff/passkey/verify.ts';
import { newPendingTotp, proveNewTotp } from '../../../records/staff/pending-totp.ts';
import { renewRecoveryCodes } from '../../../records/staff/recovery-codes.ts';
import { issuerOf } from '../../../records/staff/totp.ts';
import { networkOf } from '../../../runtime/network.ts';
import { Limit } from '../../../runtime/rate-limit.ts';
import {
  askEnrolPasskey,
  enrolAuthenticator,
  enrolPasskey,
  enrolPassword,
  openEnrolment,
} from './enrol.api.ts';
import { answers } from './enrol.text.ts';

type Services = Stores & { readonly site: Site };
const handle = handlersOn<Services>();

/** Steps of a network, whatever the link. */
const steps = new Limit('enrolment: network', 100, 15 * 60);

const refused = (field: string, message: string): Problem =>
  new Problem('bad_input', { fields: [{ field, message }] });
const gone = (): Problem => new Problem('gone', { text: answers.gone });

interface Attempt {
  readonly token: string;
  readonly attempt: string;
}

/** Of whose page a secret or a challenge is. */
const purposeOf = ({ attempt }: Attempt): string => `enrol ${attempt}`;

/** Who enrols. @throws Problem gone; conflict where another page has opened the link since. */
async function enrollingAt(
  { records, budgets }: Services,
  { token, attempt }: Attempt,
  { address }: CallFacts,
): Promise<links.Enrolling> {
  await reportRateLimit(budgets.take([[steps, networkOf(address)]]));
  const found = await records.readAsVisitor((db) => links.findEnrolment(db, token, attempt));
  if (found === undefined) throw gone();
  if (!found.here) throw new Problem('conflict', { text: answers.elsewhere });
  return found;
}

/** Spends the link, and with it stores what was proven: all or nothing. */
const finish = <T>(
  { records }: Services,
  { token, attempt }: Attempt,
  { staffId }: links.Enrolling,
  store: (db: Db) => Promise<T>,
): Promise<T> =>
  records.asStaff(staffId, async (db) => {
    if (!(await links.consumeEnrolment(db, token, attempt))) throw gone();
    return store(db);
  });

export const handlers: readonly Handler<Services>[] = [
  handle(openEnrolment, {
    async run({ input: { token }, services: { records, budgets }, facts }) {
      await reportRateLimit(budgets.take([[steps, networkOf(facts.address)]]));
      const attempt = randomBytes(32).toString('base64url');
      const found = await records.asVisitor((db) => links.openEnrolment(db, token, attempt));
      if (found === undefined) throw gone();
      const { login, name, endsAt } = found;
      return { data: { attempt, login, name, until: endsAt.toISOString() } };
    },
  }),

  handle(enrolAuthenticator, {
    async run({ input, services, facts }) {
      const { login } = await enrollingAt(services, input, facts);
      const { settings, site } = services;
      const owner = { login, purpose: purposeOf(input) };
      const made = newPendingTotp(settings.keys, owner, issuerOf(site));
      return { data: { key: made.secret, qr: qrRows(made.address), sealed: made.sealed } };
    },
  }),

  handle(enrolPassword, {
    async run({ input, services, facts }) {
      const { records, settings, site } = services;
      const who = await enrollingAt(services, input, facts);
      const { login, name } = who;
      const coopNames = [site.coopNameTH, site.coopNameEN];
      const person = { names: [...contactNames(name), login], coopNames };
      const message = passwordRefusal(input.password, person);
      if (message !== undefined) throw refused('password', message);
      const at = await records.readAsVisitor(readClock);
      const owner = { login, purpose: purposeOf(input) };
      const shown = { sealed: input.sealed, code: input.totp };
      const totp = proveNewTotp(settings.keys, owner, shown, at);
      if (totp === 'outdated') throw new Problem('conflict', { text: answers.elsewhere });
      if (totp === 'wrong') throw refused('totp', answers.wrongCode);
      const place = { key: networkOf(facts.address), known: true };
      const passwordHash = await hashPassword(input.password, settings, place);
      const codes = await finish(services, input, who, async (db) => {
        if (!(await setOwnFactors(db, { passwordHash, ...totp }))) throw gone();
        return renewRecoveryCodes(db);
      });
      return { data: { recovery_codes: [...codes] } };
    },
  }),

  handle(askEnrolPasskey, {
    async run({ input, services, facts }) {
      const who = await enrollingAt(services, input, facts);
      const challenge = await askPasskey(services.records, purposeOf(input));
      const page = { challenge, rpId: rpIdOf(facts.origin), rpName: services.site.coopNameTH };
      return { data: creationOf(who, page, []) };
    },
  }),

  handle(enrolPasskey, {
    async run({ input, services, facts }) {
      const who = await enrollingAt(services, input, facts);
      const request = { purpose: purposeOf(input), origin: facts.origin };
      const passkey = await proveNewPasskey(services.records, input, request);
      if (passkey === undefined) throw new Problem('bad_input', { text: answers.badPasskey });
      await finish(services, input, who, async (db) => {
        if (await addPasskey(db, passkey, input.name)) return;
        throw new Problem('conflict', { text: answers.badPasskey });
      });
      return {};
    },
  }),
];
