/** Whether somebody may have a password (D-03): the whole rule, with all that the store knows. */
import { readFileSync } from 'node:fs';
import { readCommon } from '../../core/password/list.ts';
import { passwordFaults } from '../../core/password/password.text.ts';
import type { Person } from '../../core/password/person.ts';
import { type IsCommon, passwordFault } from '../../core/password/rule.ts';
import type { Db } from '../database.ts';
import { findPersonal } from '../figures/members.ts';

let isListed: IsCommon | undefined;

/** Read when it is first needed: some tens of milliseconds, and megabytes from then on. */
function isCommon(password: string): boolean {
  const path = new URL('../../core/password/common.txt', import.meta.url);
  isListed ??= readCommon(readFileSync(path, 'utf8'));
  return isListed(password);
}

/** What the subject's password must not contain; the cooperative's names are the caller's part. */
export async function findPerson(db: Db): Promise<Person> {
  const row = await findPersonal(db);
  if (row === undefined) return {};
  const { memberNo, firstName, lastName, birthDate, phone } = row;
  return {
    memberNo,
    names: [firstName, lastName],
    birthDate,
    idNumbers: [row.nationalId, row.idDocumentNo].filter((number) => number !== null),
    phone: phone?.replace(/\D/g, ''),
  };
}

/** The Thai sentence to stand at the field; undefined: the password may be used. */
export function passwordRefusal(password: string, person: Person): string | undefined {
  const fault = passwordFault(password, person, isCommon);
  return fault && passwordFaults[fault];
}
