/** Password, authenticator and recovery codes, changed by whose they are. */
import { type Call, type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import {
  type ConsumeHash,
  type PasswordTrier,
  withPasswordAttempts,
} from '../../../api/rate-limit/password-attempts.server.ts';
import type { OfficeCaller } from '../../../api/session/session-control.ts';
import type { Site } from '../../../api/site.ts';
import { contactNames } from '../../../core/agency/contact-names.ts';
import { passwordForm } from '../../../core/password/form.ts';
import { passwordFaults } from '../../../core/password/password.text.ts';
import { qrRows } from '../../../papers/verify/qr.ts';
import { changeAnswers } from '../../../parts/password/change.text.ts';
import type { Services as Stores } from '../../../records/services.ts';
import { holdStaff } from '../../../records/sign-in/office-sessions.ts';
import { passwordRefusal } from '../../../records/sign-in/password-refusal.ts';
import { checkPassword, hashPassword, queueOwnerOf } from '../../../records/sign-in/passwords.ts';
import {
  findOwnCredentials,
  readClock,
  setOwnFactors,
} from '../../../records/staff/own-credentials.ts';
import { endOtherOfficeSessions, findOwnPassword } from '../../../records/staff/own-sessions.ts';
import { newPendingTotp, proveNewTotp } from '../../../records/staff/pending-totp.ts';
import { renewRecoveryCodes } from '../../../records/staff/recovery-codes.ts';
import { issuerOf } from '../../../records/staff/totp.ts';
import {
  askNewAuthenticator,
  changePassword,
  renewCodes,
  setAuthenticator,
} from './security.api.ts';
import { answers } from './security.text.ts';

type Services = Stores & { readonly site: Site };
const handle = handlersOn<Services>();

const refused = (field: string, message: string): Problem =>
  new Problem('bad_input', { fields: [{ field, message }] });

/** Of which page a new secret is. */
const ownerOf = ({ login, sessionId }: OfficeCaller) => ({ login, purpose: `new ${sessionId}` });
const trierOf = ({ login, sessionId }: OfficeCaller): PasswordTrier => ({
  person: `staff ${login}`,
  session: sessionId,
});

/** Why somebody may not have a password; undefined: they may. */
function refusalOf(password: string, { login, name }: OfficeCaller, site: Site) {
  const coopNames = [site.coopNameTH, site.coopNameEN];
  return passwordRefusal(password, { names: [...contactNames(name), login], coopNames });
}

/** What `set` makes of a first password. @throws Problem bad_input: there is none, or a bad one. */
async function withFirstPassword<T>(
  { input, who, services }: Call<typeof setAuthenticator, Services>,
  set: (passwordHash: string) => Promise<T>,
): Promise<T> {
  const { password } = input;
  if (password === undefined) throw refused('password', answers.passwordMissing);
  const trier = trierOf(who);
  return withPasswordAttempts(services.budgets, trier, async (hash) => {
    const message = refusalOf(password, who, services.site);
    if (message !== undefined) throw refused('password', message);
    await hash();
    return set(await hashPassword(password, services.settings, queueOwnerOf(trier.person)));
  });
}

async function replaceAuthenticator(call: Call<typeof setAuthenticator, Services>) {
  const { input, who, services } = call;
  const { records, settings } = services;
  const [own, at] = await records.asStaff(who.staffId, async (db) => [
    await findOwnCredentials(db),
    await readClock(db),
  ]);
  if (own === undefined) throw new Problem('session_over');
  const shown = { sealed: input.sealed, code: input.totp };
  const totp = proveNewTotp(settings.keys, ownerOf(who), shown, at);
  if (totp === 'outdated') throw new Problem('conflict', { text: answers.oldKey });
  if (totp === 'wrong') throw refused('totp', answers.wrongCode);
  const set = (passwordHash?: string) =>
    records.asStaff(who.staffId, async (db) => {
      if (!(await setOwnFactors(db, { passwordHash, ...totp }))) throw new Problem('session_over');
      await endOtherOfficeSessions(db, who.sessionId);
      return passwordHash === undefined ? [] : renewRecoveryCodes(db);
    });
  const codes = own.hasPassword ? await set() : await withFirstPassword(call, set);
  return { data: { recovery_codes: [...codes] }, messages: answers.authenticatorSet };
}

async function replacePassword(
  { input, who, services }: Call<typeof changePassword, Services>,
  trier: PasswordTrier,
  hash: ConsumeHash,
): Promise<void> {
  const { records, settings, site } = services;
  const same = passwordForm(input.mem_password) === passwordForm(input.mem_oldpassword);
  const message = same ? passwordFaults.old : refusalOf(input.mem_password, who, site);
  if (message !== undefined) throw refused('mem_password', message);
  await hash();
  const stored = await records.asStaff(who.staffId, findOwnPassword);
  const owner = queueOwnerOf(trier.person);
  const old = await checkPassword(input.mem_oldpassword, stored, settings, owner);
  const oldWrong = refused('mem_oldpassword', changeAnswers.oldWrong);
  if (!old.right || stored === undefined) throw oldWrong;
  const passwordHash = await hashPassword(input.mem_password, settings, owner);
  await records.asStaff(who.staffId, async (db) => {
    // An administrator took it away, or a change was faster: the old one is none any more.
    if (!(await holdStaff(db, stored))) throw oldWrong;
    await setOwnFactors(db, { passwordHash });
    await endOtherOfficeSessions(db, who.sessionId);
  });
}

export const handlers: readonly Handler<Services>[] = [
  handle(askNewAuthenticator, {
    async run({ who, services: { settings, site } }) {
      const made = newPendingTotp(settings.keys, ownerOf(who), issuerOf(site));
      return { data: { key: made.secret, qr: qrRows(made.address), sealed: made.sealed } };
    },
  }),

  handle(setAuthenticator, { run: replaceAuthenticator }),

  handle(renewCodes, {
    async run({ who, services: { records } }) {
      const codes = await records.asStaff(who.staffId, async (db) => {
        const own = await findOwnCredentials(db);
        // They stand in for an authenticator's codes, and there is none.
        if (!own?.hasPassword) throw new Problem('not_allowed', { text: answers.noCodes });
        return renewRecoveryCodes(db);
      });
      return { data: { recovery_codes: [...codes] } };
    },
  }),

  handle(changePassword, {
    async run(call) {
      const trier = trierOf(call.who);
      await withPasswordAttempts(call.services.budgets, trier, (hash) =>
        replacePassword(call, trier, hash),
      );
      return { messages: answers.passwordSet };
    },
  }),
];
