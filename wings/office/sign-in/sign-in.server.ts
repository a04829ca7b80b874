/** Signs staff in: password and code together, one answer for whatever was wrong (D-37, T13). */
import { randomBytes } from 'node:crypto';
import { type CallFacts, type Handler, handlersOn } from '../../../api/handler.ts';
import { readOfficeConfig, readOfficer } from '../../../api/office/office.api.ts';
import { paths } from '../../../api/paths.ts';
import { Problem } from '../../../api/problem.ts';
import { reportRateLimit } from '../../../api/rate-limit/too-many.server.ts';
import { giveBackUnjudged } from '../../../api/rate-limit/unjudged.server.ts';
import { appendAudit } from '../../../records/audit.ts';
import type { Records } from '../../../records/database.ts';
import { mustTakeChanges } from '../../../records/health/write-probe.ts';
import { portalAddress, type Services } from '../../../records/services.ts';
import { checkPassword, hashPassword } from '../../../records/sign-in/passwords.ts';
import { openTotp } from '../../../records/staff/credentials.ts';
import {
  consumeTotpStep,
  findStaff,
  renewStaffPassword,
  type StaffAccount,
} from '../../../records/staff/find-staff.ts';
import { plainCode } from '../../../records/staff/prove-totp.ts';
import { consumeRecoveryCode, isRecoveryCode } from '../../../records/staff/recovery-codes.ts';
import { newTotpSecret, stepOf } from '../../../records/staff/totp.ts';
import { networkOf } from '../../../runtime/network.ts';
import { Limit, type RateLimited, type Take } from '../../../runtime/rate-limit.ts';
import { officeSignIn, officeSignOut } from './sign-in.api.ts';
import { answers } from './sign-in.text.ts';

const handle = handlersOn<Services>();

const window = 15 * 60;
/** Of one login from one network, and of a network whatever the logins. */
const perLogin = new Limit('office sign-in: login and network', 5, window);
const perNetwork = new Limit('office sign-in: network', 50, window);
/**
 * Wrong codes beside a right password, of one login from wherever they come: whoever knows the
 * password has a million codes to guess. Past it the answer is that of a wrong code, or it would
 * tell that the password is right.
 */
const codesOfLogin = new Limit('office sign-in: codes of a login', 10, window);

/** An attempt of both. */
function attemptOf(login: string, { address }: CallFacts): readonly Take[] {
  const network = networkOf(address);
  return [
    [perLogin, `${login} ${network}`],
    [perNetwork, network],
  ];
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

/** Somebody who came in, and by what. */
interface Proven {
  readonly staffId: string;
  readonly passwordHash: string;
  /** How many recovery codes are left, where one was used. */
  readonly codesLeft: number | undefined;
}

/** Uses up what stands in the code's place; undefined: it is none of theirs, or was used. */
async function proveSecond(
  records: Records,
  { staffId }: StaffAccount,
  { typed, step }: { typed: string; step: bigint | undefined },
): Promise<Pick<Proven, 'codesLeft'> | undefined> {
  if (step !== undefined) {
    const isFirst = await records.asVisitor((db) => consumeTotpStep(db, staffId, step));
    return isFirst ? { codesLeft: undefined } : undefined;
  }
  if (!isRecoveryCode(typed)) return undefined;
  const codesLeft = await records.asVisitor((db) => consumeRecoveryCode(db, staffId, typed));
  return codesLeft === undefined ? undefined : { codesLeft };
}

/**
 * The member of staff whom all three prove; the code is used up only when all is right.
 * @throws Problem bad_credentials, the same for every reason.
 */
async function prove(services: Services, shown: Shown, address: string): Promise<Proven> {
  const { records, settings, budgets } = services;
  const owner = { key: networkOf(address), known: false };
  const { at, staff } = await records.readAsVisitor((db) => findStaff(db, shown.login));
  const stored = staff?.passwordHash ?? undefined;
  const { right, outdated } = await checkPassword(shown.password, stored, settings, owner);
  const sealed = staff?.totpSealed ?? nobodysRow;
  const secret = openTotp(settings.keys, shown.login, sealed) ?? nobodysSecret;
  const step = stepOf(secret, plainCode(shown.totp), at);
  if (!right || staff === undefined || stored === undefined) throw wrong();
  const codes: readonly Take[] = [[codesOfLogin, shown.login]];
  const [wait] = await budgets.takeEach(codes);
  if (wait !== 0) throw wrong();
  const second = await giveBackUnjudged(budgets, codes, () =>
    proveSecond(records, staff, { typed: shown.totp, step }),
  );
  if (second === undefined) throw wrong();
  await budgets.giveBack(codes);
  const proven = { staffId: staff.staffId, passwordHash: stored, ...second };
  if (!outdated) return proven;
  const passwordHash = await hashPassword(shown.password, settings, owner);
  const renewed = await records.asStaff(staff.staffId, (db) =>
    renewStaffPassword(db, stored, passwordHash),
  );
  return renewed ? { ...proven, passwordHash } : proven;
}

/** A recovery code that was used is on record by itself: it tells that a telephone is away. */
async function noteRecovery(records: Records, staffId: string, left: number, facts: CallFacts) {
  const { address, agent } = facts;
  const who = { actorKind: 'office', actor: staffId, address, agent } as const;
  const entry = { entry: 'office.recovery_code', outcome: 'ok', ...who, detail: { left } } as const;
  await records.asVisitor((db) => appendAudit(db, entry));
}

export const handlers: readonly Handler<Services>[] = [
  handle(readOfficeConfig, {
    run: async ({ session }) => ({ data: { csrf_token: session.csrfToken() } }),
  }),
  handle(readOfficer, {
    run: async ({ who, services: { settings } }) => ({
      data: {
        login: who.login,
        name: who.name,
        roles: [...who.roles],
        idle_left_seconds: who.idleLeftSeconds,
        site_address: portalAddress(settings, paths.home),
      },
    }),
  }),
  handle(officeSignIn, {
    async run({ input, services, session, facts }) {
      const login = input.login.trim().toLowerCase();
      const { records, budgets } = services;
      const takes = attemptOf(login, facts);
      const tooMany = ({ seconds }: RateLimited) => answers.tooMany(seconds);
      await reportRateLimit(budgets.take(takes), tooMany);
      const { codesLeft, ...staff } = await giveBackUnjudged(budgets, takes, async () => {
        await mustTakeChanges(records);
        return prove(services, { ...input, login }, facts.address);
      });
      await budgets.giveBack(takes);
      await session.openOffice(staff).catch((error: unknown) => {
        // New secrets were given out, or the person has left, since both were looked at.
        const isOutdated = error instanceof Problem && error.code === 'bad_credentials';
        throw isOutdated ? wrong() : error;
      });
      if (codesLeft === undefined) return {};
      await noteRecovery(records, staff.staffId, codesLeft, facts);
      return { messages: answers.recoveryUsed(codesLeft) };
    },
  }),
  handle(officeSignOut, {
    async run({ session }) {
      await session.endOffice();
      return {};
    },
  }),
];
