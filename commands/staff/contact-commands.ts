/** The commands that keep agencies' people: `contacts`, `contact-add`, `-unlock` and so on. */
import type { Command } from 'commander';
import { agencyLogin, loginTyped } from '../../core/agency/login.ts';
import { thaiDateTime } from '../../core/thai-date.ts';
import { areFit, spokenLetters, tidyLine } from '../../core/typed/typed-words.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { hashPassword } from '../../records/sign-in/passwords.ts';
import {
  type AdminStore,
  asAdmin,
  inStore,
  print,
  whoIs,
  withOwner,
} from '../admin/admin-command.ts';
import { contactsText as text } from './contacts.text.ts';
import * as keep from './keep-contacts.ts';
import { installation, newPassword } from './secrets.ts';
import { staffText } from './staff.text.ts';

interface Flags {
  readonly by?: string;
}

interface AddFlags extends Flags {
  readonly name: string;
  readonly role: string;
}

/** Throws for what is no login. */
function contactOf(login: string): keep.Contact {
  const contact = agencyLogin(login);
  if (contact === undefined) throw new Error(text.badLogin(login));
  return contact;
}

function roleOf(input: string): string {
  if (input !== 'admin' && input !== 'viewer') throw new Error(text.badRole(input));
  return input;
}

/** The name as it is kept, in one line; throws for what hides, says nothing or is too long. */
function nameOf(input: string): string {
  if (!areFit(input)) throw new Error(text.unfitName);
  const name = tidyLine(input);
  if (spokenLetters(name) === 0 || [...name].length > 120) throw new Error(text.badName);
  return name;
}

/** A password by chance, shown once, and its hash. */
async function firstPassword() {
  const password = newPassword();
  const passwordHash = await hashPassword(password, await installation());
  const show = () => {
    print(staffText.secretsOnce);
    print(staffText.password(password));
    print(text.mustChange);
  };
  return { passwordHash, show };
}

/** Throws for a number that no agency has in the records being shown. */
async function mustBeAgency(ownerUrl: string, agencyNo: string): Promise<void> {
  const found = await asUpkeep(ownerUrl, 'sahakon_intake', (client) =>
    client.query(
      `SELECT FROM records.agencies a JOIN records.current c USING (publication_id)
       WHERE a.agency_no = $1`,
      [agencyNo],
    ),
  );
  if (!found.rowCount) throw new Error(text.noAgency(agencyNo));
}

async function add(agencyNo: string, { name: input, role, by }: AddFlags): Promise<void> {
  const name = nameOf(input);
  const fresh = { agencyNo: contactOf(agencyNo).agencyNo, name, role: roleOf(role) };
  const { passwordHash, show } = await firstPassword();
  const made = await withOwner(async (url) => {
    await mustBeAgency(url, fresh.agencyNo);
    return inStore(url, (store) => keep.addContact(store, { ...fresh, passwordHash }, whoIs(by)));
  });
  if (made === undefined) throw new Error(text.full(agencyNo));
  print(text.added(name, loginTyped(made)));
  print(text.roleSet(loginTyped(made), fresh.role));
  show();
}

async function list(agencyNo: string): Promise<void> {
  const all = await withOwner(async (url) => {
    const found = await inStore(url, (store) => keep.listContacts(store, agencyNo));
    // People of an agency that the records no longer name are still told of.
    if (found.length === 0) await mustBeAgency(url, agencyNo);
    return found;
  });
  if (all.length === 0) print(text.none(agencyNo));
  for (const contact of all) {
    const { contactName, role, endedAt, stoppedAt } = contact;
    print(text.row(loginTyped(contact), contactName, role));
    if (endedAt !== null) print(text.since(thaiDateTime(endedAt)));
    if (stoppedAt !== null) print(text.stopped(loginTyped(contact), thaiDateTime(stoppedAt)));
  }
}

/** Throws when nobody goes by the login, or no more. */
async function mustBe(
  login: string,
  action: (store: AdminStore) => Promise<boolean>,
): Promise<void> {
  if (!(await asAdmin(action))) throw new Error(text.nobody(login));
}

async function reset(login: string, { by }: Flags): Promise<void> {
  const contact = contactOf(login);
  const before = await asAdmin((store) => keep.passwordOf(store, contact));
  const { passwordHash, show } = await firstPassword();
  const fresh = { ...contact, passwordHash, before: before ?? '' };
  await mustBe(login, async (store) => {
    if (await keep.resetContact(store, fresh, whoIs(by))) return true;
    // What somebody else has just handed out must not be taken back unseen.
    if (await keep.passwordOf(store, contact)) throw new Error(staffText.meanwhile);
    return false;
  });
  print(text.wasReset(login));
  show();
}

async function end(login: string, { by }: Flags): Promise<void> {
  const contact = contactOf(login);
  await mustBe(login, (store) => keep.endContact(store, contact, whoIs(by)));
  print(text.ended(login));
  await printRemaining(contact);
}

/** Who is left of the agency; that nobody can report is told whatever led to it. */
async function printRemaining({ agencyNo }: keep.Contact): Promise<void> {
  const { contacts, admins } = await asAdmin((store) => keep.countLeft(store, agencyNo));
  print(text.left(agencyNo, contacts, admins));
  if (admins === 0) print(text.noAdmin(agencyNo));
}

async function unlock(login: string, { by }: Flags): Promise<void> {
  const contact = contactOf(login);
  const wasStopped = await asAdmin(async (store) => {
    const all = await keep.listContacts(store, contact.agencyNo);
    const person = all.find(({ personNo }) => personNo === contact.personNo);
    if (!person || person.endedAt !== null) throw new Error(text.nobody(login));
    return keep.unlockContact(store, contact, whoIs(by));
  });
  print(wasStopped ? text.unlocked(login) : text.notStopped(login));
}

async function setRole(login: string, input: string, { by }: Flags): Promise<void> {
  const [contact, role] = [contactOf(login), roleOf(input)];
  await mustBe(login, (store) => keep.setContactRole(store, contact, role, whoIs(by)));
  print(text.roleSet(login, role));
  await printRemaining(contact);
}

/** Adds the commands, each action with who does it. */
export function contactCommands(
  program: Command,
  command: (name: string, about: string) => Command,
): void {
  program
    .command('contacts')
    .description(text.list)
    .argument('<agency>', text.agencyNo)
    .action(list);
  command('contact-add', text.add)
    .argument('<agency>', text.agencyNo)
    .requiredOption('--name <name>', text.name)
    .option('--role <role>', text.roleOf, 'admin')
    .action(add);
  command('contact-reset', text.reset).argument('<contact>', text.login).action(reset);
  command('contact-unlock', text.unlock).argument('<contact>', text.login).action(unlock);
  command('contact-role', text.role)
    .argument('<contact>', text.login)
    .argument('<role>', text.roleOf)
    .action(setRole);
  command('contact-end', text.end).argument('<contact>', text.login).action(end);
}
