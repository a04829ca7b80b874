/** The sign-ins of the pretend cooperative's agencies: named people of each (D-03, D-37). */
import { hashPassword, type PasswordSettings } from '../../../records/sign-in/passwords.ts';
import { demoPassword } from '../../cast.ts';
import type { Upkeep } from '../accounts.ts';
import { contactNames } from './contacts.text.ts';

export type ContactLogin = keyof typeof contactNames;

interface DemoContact {
  /** As it is typed at the sign-in: the first person needs no number after the dash. */
  readonly login: ContactLogin;
  readonly role: 'admin' | 'viewer';
  /** The password is the one that staff handed over. */
  readonly mustChange?: true;
}

/** In the order in which they are told. */
export const demoContacts: readonly DemoContact[] = [
  { login: '01011001', role: 'admin' },
  { login: '01011001-2', role: 'viewer' },
  { login: '01012002', role: 'admin' },
  { login: '01012002-2', role: 'viewer' },
  { login: '01012002-3', role: 'admin', mustChange: true },
  { login: '01010001', role: 'admin' },
  { login: '01010003', role: 'admin' },
];

/** Agency and number of a person, as the store keeps them. */
function personOf(login: ContactLogin) {
  const [agencyNo = '', person = '1'] = login.split('-');
  return { agencyNo, personNo: Number(person) };
}

/** Makes the people who are not there yet; the others keep their passwords. */
export async function seedContacts(store: Upkeep, settings: PasswordSettings): Promise<void> {
  for (const { login, role, mustChange = false } of demoContacts) {
    const { agencyNo, personNo } = personOf(login);
    const who = [agencyNo, personNo];
    const existing = await store.query(
      'SELECT FROM portal.agency_accounts WHERE agency_no = $1 AND person_no = $2',
      who,
    );
    if (existing.rowCount) continue;
    await store.query(
      `INSERT INTO portal.agency_accounts
         (agency_no, person_no, contact_name, role, password_hash, must_change)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [...who, contactNames[login], role, await hashPassword(demoPassword, settings), mustChange],
    );
  }
}
