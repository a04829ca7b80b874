/** Login and password: whom they prove, at the same price whoever has the login (T13). */

import type { Captcha } from '../../../api/captcha/captcha.ts';
import type { CallFacts } from '../../../api/handler.ts';
import type { Outbox } from '../../../api/outbox/outbox.ts';
import { Problem } from '../../../api/problem.ts';
import type { DeviceControl } from '../../../api/session/session-control.ts';
import { type AgencyLogin, loginName } from '../../../core/agency/login.ts';
import { type AgencyAccount, findAgencyAccount } from '../../../records/agency/accounts.ts';
import { addressesOfContact } from '../../../records/agency/sessions.ts';
import {
  agencyFailures,
  failuresOfLogin,
  knowsBrowser,
  mostFailures,
  recordAgencyFailure,
} from '../../../records/agency/sign-in.ts';
import type { Records } from '../../../records/database.ts';
import { type Agency, findAgency } from '../../../records/figures/agencies.ts';
import type { Services } from '../../../records/services.ts';
import { usualCost } from '../../../records/sign-in/guard/usual-cost.ts';
import { checkPassword, hashPassword } from '../../../records/sign-in/passwords.ts';
import { keysOf, networkOf } from '../../../runtime/network.ts';
import { answers } from './sign-in.text.ts';
import { notifyStopped } from './stopped.server.ts';

export type SignInServices = Services & { readonly outbox: Outbox; readonly captcha: Captcha };

/** A browser that has never been given a half holds none of this hash. */
const nobodysHash = Buffer.alloc(32);

/** What the store knows of a login and of the browser that names it. */
export interface SignInRecord {
  readonly agency: Agency | undefined;
  readonly account: AgencyAccount | undefined;
  /** On browsers that are not known. */
  readonly failures: number;
  /** The same as everybody hears of it: also of a login that nobody has. */
  readonly failuresOfLogin: number;
  /** The person has signed in with this browser before. */
  readonly isBrowserKnown: boolean;
  /** Or with another one from this network, as long as sessions are kept. */
  readonly isNetworkKnown: boolean;
}

/** The same questions for logins that nobody has. */
export async function look(
  records: Records,
  login: AgencyLogin,
  { device, facts }: { readonly device: DeviceControl; readonly facts: Pick<CallFacts, 'address'> },
): Promise<SignInRecord> {
  const { personNo } = login;
  const [agency, account, failures, ofLogin, isBrowserKnown, addresses] =
    await records.readAsContact(
      login,
      (db) =>
        Promise.all([
          findAgency(db),
          findAgencyAccount(db, personNo),
          agencyFailures(db, personNo),
          failuresOfLogin(db, personNo),
          knowsBrowser(db, personNo, device.hash ?? nobodysHash),
          addressesOfContact(db),
        ]),
      { atOnce: true },
    );
  const here = networkOf(facts.address);
  const isNetworkKnown = addresses.some((address) => networkOf(address) === here);
  return { agency, account, failures, failuresOfLogin: ofLogin, isBrowserKnown, isNetworkKnown };
}

/** What a right password brings. */
export interface Proven {
  readonly agency: Agency;
  readonly account: AgencyAccount;
  /** To be stored in place of one that became too cheap. */
  readonly strongerHash: string | undefined;
}

/** The one answer to an unknown login, a wrong password, a person or an agency that has left. */
export const refused = (): Problem => new Problem('bad_credentials', { text: answers.wrong });

interface Tried {
  readonly login: AgencyLogin;
  readonly password: string;
  readonly record: SignInRecord;
  readonly facts: CallFacts;
  /** Called once that is known: the failure is then written, and must not be forgotten over it. */
  readonly wrong: () => void;
}

/**
 * Looks at the password. After a hundred failures in a row only browsers that the person has used
 * before are believed, until staff lift it; they are written to, and who tries learns nothing.
 * @throws Problem bad_credentials, the same for every reason; Crowded.
 */
export async function prove(
  services: Pick<SignInServices, 'records' | 'settings' | 'outbox'>,
  tried: Tried,
): Promise<Proven> {
  const { records, settings } = services;
  const { login, password, record, facts, wrong } = tried;
  const { agency, account, failures, isBrowserKnown } = record;
  const isShut = !isBrowserKnown && failures >= mostFailures;
  const stored = isShut ? undefined : account?.passwordHash;
  const owner = { key: keysOf(facts).network, known: isBrowserKnown };
  const usual = await usualCost(records, 'agencies');
  const { right, outdated } = await checkPassword(password, stored, settings, owner, usual);
  if (!right || agency === undefined || account === undefined) {
    wrong();
    if (!isBrowserKnown) {
      const stop = await records.asAgency(login.agencyNo, (db) =>
        recordAgencyFailure(db, login.personNo),
      );
      if (stop) await notifyStopped(services, login, stop);
    }
    throw refused();
  }
  const strongerHash = outdated ? await hashPassword(password, settings, owner) : undefined;
  return { agency, account, strongerHash };
}

/** What the tries of a login are counted by. */
export const subjectOf = (login: AgencyLogin): string => `agency ${loginName(login)}`;
