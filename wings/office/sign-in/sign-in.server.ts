/** Signs staff in: password and code together, one answer for whatever was wrong (D-37, T13). */
import { randomBytes } from 'node:crypto';
import { type CallFacts, type Handler, handlersOn } from '../../../api/handler.ts';
import { readOfficeConfig, readOfficer } from '../../../api/office/office.api.ts';
import { Problem } from '../../../api/problem.ts';
import { reportRateLimit } from '../../../api/rate-limit/too-many.server.ts';
import type { Services } from '../../../records/services.ts';
import { checkPassword, hashPassword } from '../../../records/sign-in/passwords.ts';
import { openTotp } from '../../../records/staff/credentials.ts';
import {
  consumeTotpStep,
  findStaff,
  renewStaffPassword,
  type StaffAccount,
} from '../../../records/staff/find-staff.ts';
import { plainCode } from '../../../records/staff/prove-totp.ts';
import { newTotpSecret, stepOf } from '../../../records/staff/totp.ts';
import { networkOf } from '../../../runtime/network.ts';
import { RateLimit } from '../../../runtime/rate-limit.ts';
import { officeSignIn, officeSignOut } from './sign-in.api.ts';
import { answers } from './sign-in.text.ts';

const handle = handlersOn<Services>();

const window = 15 * 60;
/** Of one login from one network, and of a network whatever the logins. */
const perLogin = new RateLimit(5, window);
const perNetwork = new RateLimit(50, window);

/** Takes an attempt of both; gives how to return it. Throws Problem too_many. */
function consumeAttempt(login: string, { address }: CallFacts): () => void {
  const network = networkOf(address);
  const keys: [RateLimit, string][] = [
    [perLogin, `${login} ${network}`],
    [perNetwork, network],
  ];
  reportRateLimit(
    () => {
      for (const [limit, key] of keys) limit.consume(key);
    },
    ({ seconds }) => answers.tooMany(seconds),
  );
  return () => {
    for (const [limit, key] of keys) limit.giveBack(key);
  };
}

// Checked for logins that nobody has: the same work, the same time.
const nobodysSecret = newTotpSecret();
const nobodysRow = randomBytes(60);

interface Shown {
  readonly login: string;
  readonly password: string;
  readonly totp: string;
}

const wrong = (): Problem => new Problem('bad_credentials', { text: answers.wrong });

/**
 * The member of staff whom all three prove; the code is used up only when all is right.
 * @throws Problem bad_credentials, the same for every reason.
 */
async function prove(services: Services, shown: Shown, address: string): Promise<StaffAccount> {
  const { records, settings } = services;
  const owner = { key: networkOf(address), known: false };
  const { at, staff } = await records.readAsVisitor((db) => findStaff(db, shown.login));
  const stored = staff?.passwordHash;
  const { right, outdated } = await checkPassword(shown.password, stored, settings, owner);
  const sealed = staff?.totpSealed ?? nobodysRow;
  const secret = openTotp(settings.keys, shown.login, sealed) ?? nobodysSecret;
  const step = stepOf(secret, plainCode(shown.totp), at);
  const proven =
    right &&
    staff !== undefined &&
    step !== undefined &&
    (await records.asVisitor((db) => consumeTotpStep(db, staff.staffId, step)));
  if (!proven) throw wrong();
  if (!outdated) return staff;
  const passwordHash = await hashPassword(shown.password, settings, owner);
  const renewed = await records.asStaff(staff.staffId, (db) =>
    renewStaffPassword(db, staff.passwordHash, passwordHash),
  );
  return renewed ? { ...staff, passwordHash } : staff;
}

export const handlers: readonly Handler<Services>[] = [
  handle(readOfficeConfig, {
    run: async ({ session }) => ({ data: { csrf_token: session.csrfToken() } }),
  }),
  handle(readOfficer, {
    run: async ({ who }) => ({
      data: {
        login: who.login,
        name: who.name,
        roles: [...who.roles],
        idle_left_seconds: who.idleLeftSeconds,
      },
    }),
  }),
  handle(officeSignIn, {
    async run({ input, services, session, facts }) {
      const login = input.login.trim().toLowerCase();
      const giveBack = consumeAttempt(login, facts);
      const staff = await prove(services, { ...input, login }, facts.address);
      giveBack();
      await session.openOffice(staff).catch((error: unknown) => {
        // New secrets were given out, or the person has left, since both were looked at.
        const isOutdated = error instanceof Problem && error.code === 'bad_credentials';
        throw isOutdated ? wrong() : error;
      });
      return {};
    },
  }),
  handle(officeSignOut, {
    async run({ session }) {
      await session.endOffice();
      return {};
    },
  }),
];
