/** Password, authenticator and recovery codes, changed by whose they are. */
import { type Call, type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import {
  type PasswordTrier,
  passwordAttempts,
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

/** The hash of a first password. @throws Problem bad_input where there is none, or a bad one. */
async function firstPassword(
  { input, who, services }: Call<typeof setAuthenticator, Services>,
  trier: PasswordTrier,
): Promise<string> {
  if (input.password === undefined) throw refused('password', answers.passwordMissing);
  await passwordAttempts.ask(services.budgets, trier);
  const message = refusalOf(input.password, who, services.site);
  if (message !== undefined) throw refused('password', message);
  await passwordAttempts.hash(services.budgets, trier);
  return hashPassword(input.password, services.settings, queueOwnerOf(trier.person));
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
  const trier = trierOf(who);
  const passwordHash = own.hasPassword ? undefined : await firstPassword(call, trier);
  const codes = await records.asStaff(who.staffId, async (db) => {
    if (!(await setOwnFactors(db, { passwordHash, ...totp }))) throw new Problem('session_over');
    await endOtherOfficeSessions(db, who.sessionId);
    return passwordHash === undefined ? [] : renewRecoveryCodes(db);
  });
  if (passwordHash !== undefined) await passwordAttempts.giveBack(services.budgets, trier);
  return { data: { recovery_codes: [...codes] }, messages: answers.authenticatorSet };
}

async function replacePassword(
  { input, who, services }: Call<typeof changePassword, Services>,
  trier: PasswordTrier,
): Promise<void> {
  const { records, settings, site, budgets } = services;
  await passwordAttempts.ask(budgets, trier);
  const same = passwordForm(input.mem_password) === passwordForm(input.mem_oldpassword);
  const message = same ? passwordFaults.old : refusalOf(input.mem_password, who, site);
  if (message !== undefined) throw refused('mem_password', message);
  await passwordAttempts.hash(budgets, trier);
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
      await replacePassword(call, trier);
      await passwordAttempts.giveBack(call.services.budgets, trier);
      return { messages: answers.passwordSet };
    },
  }),
];
