/** Who can sign in to the demo cooperative, as lines for the console. */
import { thaiDateLong } from '../core/thai-date.ts';
import { cast, demoPassword } from './cast.ts';
import { castRoles, printoutText as text } from './printout.text.ts';
import { contactNames, contactRoleTexts } from './seed/agency/contacts.text.ts';
import { demoContacts } from './seed/agency/contacts.ts';
import { staffNames, staffRoleTexts } from './seed/staff/staff.text.ts';
import { demoStaff } from './seed/staff/staff.ts';

/** Tries out the forgotten password. */
const recovers = '000123';

/**
 * The cast with the one password; of whoever registers or recovers first also what is asked of
 * them: national ID and birth date; the people of agencies; of staff what their authenticator app
 * is given.
 */
export function signInLines(): readonly string[] {
  const lines = cast.flatMap(({ memberNo, standing, person }) => {
    const name = `${person.prefix}${person.firstName} ${person.lastName}`;
    const line = text.line(memberNo, name, castRoles[memberNo]);
    if (standing !== 'none' && memberNo !== recovers) return [line];
    return [line, text.identity(person.nationalId, thaiDateLong(person.birthDate))];
  });
  const staff = demoStaff.map(({ login, totpSecret }) =>
    text.staff(login, staffNames[login], staffRoleTexts[login], totpSecret),
  );
  const contacts = demoContacts.map(({ login }) =>
    text.contact(login, contactNames[login], contactRoleTexts[login]),
  );
  return [
    ...[text.title(demoPassword), text.since, ...lines],
    text.withoutId,
    ...[text.contactTitle, ...contacts],
    ...[text.staffTitle, ...staff],
  ];
}
