/** The login that serves is bound by row-level security; the owner's reaches its groups (S7). */
import pg from 'pg';
import { loginOf } from '../../../records/driver/address.ts';
import { primaryOf } from '../../../records/driver/hosts/primary-of.ts';
import { checkLogin, NotAdmitted, UnfitLogin } from '../../../records/driver/login.ts';
import { appRole, upkeepRoles } from '../../../records/roles.ts';
import type { Check } from '../check.ts';
import { type Finding, fault, NotExamined, ok, warn } from '../finding.ts';
import type { Store } from '../place.ts';
import { placeText } from '../text/place.text.ts';
import { storeText } from '../text/store.text.ts';

const text = storeText.roles;
const groups = [...upkeepRoles, appRole];

interface Role {
  readonly name: string;
  readonly exists: boolean;
  readonly member: boolean | null;
  readonly superuser: boolean;
}

/** The app's group is the one that the owner's login need not belong to. */
const question = `
  SELECT wanted.name, r.oid IS NOT NULL AS exists,
    pg_has_role(current_user, r.oid, 'USAGE') AS member,
    (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser
  FROM unnest($1::text[]) AS wanted (name) LEFT JOIN pg_roles r ON r.rolname = wanted.name`;

async function rolesAt(url: string): Promise<readonly Role[]> {
  const client = new pg.Client({ ...(await primaryOf(url)), connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Role>(question, [groups])).rows;
  } catch {
    throw new NotExamined(placeText.storeFirst);
  } finally {
    client.end().catch(() => {});
  }
}

async function ofApp({ appUrl, ownerUrl }: Store): Promise<Finding> {
  const login = loginOf(appUrl);
  try {
    await checkLogin(await primaryOf(appUrl));
    return ok(text.app(login));
  } catch (error) {
    // A store that was restored and not yet started: its settings are not to blame.
    if (error instanceof NotAdmitted && ownerUrl !== undefined) {
      return warn(text.notYet(login), text.notYetMend);
    }
    if (error instanceof UnfitLogin) return fault(error.message, text.mendLogin);
    throw error;
  }
}

function ofOwner(login: string, roles: readonly Role[]): readonly Finding[] {
  const foreign = roles.filter(({ name, member }) => name !== appRole && member === false);
  const names = foreign.map(({ name }) => name).join(', ');
  if (names !== '') return [fault(text.notMember(login, names), text.mend)];
  const isAbove = roles.some(({ superuser }) => superuser);
  return [isAbove ? warn(text.ownerAbove(login), text.ownerAboveMend) : ok(text.owner(login))];
}

export const roles: Check = {
  name: 'roles',
  title: text.title,
  async look(place) {
    const store = await place.open().catch(() => {
      throw new NotExamined(placeText.storeFirst);
    });
    const { appUrl, ownerUrl } = store;
    const found = await rolesAt(ownerUrl ?? appUrl);
    const missing = found.filter(({ exists }) => !exists).map(({ name }) => name);
    if (missing.length > 0) return [fault(text.missing(missing.join(', ')), text.mend)];
    return [
      await ofApp(store),
      ...(ownerUrl === undefined ? [] : ofOwner(loginOf(ownerUrl), found)),
    ];
  },
};
