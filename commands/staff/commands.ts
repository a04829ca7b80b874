/** The commands that keep staff, and those of the counter for a member. */
import type { Command } from 'commander';
import { staffRoles } from '../../api/office/staff-roles.ts';
import { thaiDateTime } from '../../core/thai-date.ts';
import { listStaff } from '../../records/staff/keep-staff.ts';
import { adminText } from '../admin/admin.text.ts';
import {
  type AdminStore,
  asAdmin,
  inStore,
  print,
  whoIs,
  withOwner,
} from '../admin/admin-command.ts';
import { contactCommands } from './contact-commands.ts';
import { counterCommands } from './counter.ts';
import * as staff from './keep-staff.ts';
import { memberNoOf, mustBeMembers } from './members.ts';
import { installation, makeSecrets } from './secrets.ts';
import { sessionsCommands } from './sessions-commands.ts';
import { staffText as text } from './staff.text.ts';

interface Flags {
  readonly by?: string;
}

interface RoleFlags extends Flags {
  readonly none?: boolean;
}

interface AddFlags extends Flags {
  readonly name: string;
  readonly role?: readonly string[];
  readonly memberNo?: string;
  readonly relative?: readonly string[];
  readonly askPassword?: boolean;
}

/** Roles by their names, each once, in the order of the house. */
export function rolesOf(input: readonly string[]): readonly string[] {
  const names = new Set(input.flatMap((words) => words.split(',')).filter(Boolean));
  const wrong = [...names].find((name) => !staffRoles.some((role) => role === name));
  if (wrong !== undefined) throw new Error(text.badRole(wrong, staffRoles.join(' ')));
  return staffRoles.filter((role) => names.has(role));
}

async function add(login: string, flags: AddFlags): Promise<void> {
  if (!/^[a-z][a-z0-9._-]{1,39}$/.test(login)) throw new Error(text.badLogin);
  const name = flags.name.trim();
  if (name === '' || name.length > 100) throw new Error(text.badName);
  const fresh = {
    ...{ login, name, roles: rolesOf(flags.role ?? []) },
    ownMemberNo: flags.memberNo === undefined ? undefined : memberNoOf(flags.memberNo),
    relatives: (flags.relative ?? []).map(memberNoOf),
  };
  const secrets = await makeSecrets(
    { login, name, ask: flags.askPassword ?? false },
    await installation(),
  );
  const keep = async (store: AdminStore) => {
    if (await staff.isTaken(store, login)) throw new Error(text.loginTaken(login));
    const other = await staff.whoseMembership(store, fresh.ownMemberNo);
    if (other !== undefined) throw new Error(text.theirs(other, fresh.ownMemberNo ?? ''));
    const isAdded = await staff.addStaff(store, fresh, secrets, whoIs(flags.by));
    if (!isAdded) throw new Error(text.meanwhile);
  };
  await withOwner(async (url) => {
    await mustBeMembers(url, [...fresh.relatives, fresh.ownMemberNo ?? []].flat());
    await inStore(url, keep);
  });
  print(text.added(login));
  secrets.show();
}

async function list(): Promise<void> {
  const all = await asAdmin(listStaff);
  if (all.length === 0) print(text.none);
  for (const { login, name, roles, ownMemberNo, relatives, endedAt } of all) {
    print(text.row(login, name, roles.join(' ') || text.noRoles));
    if (ownMemberNo !== null) print(text.own(ownMemberNo));
    if (relatives.length > 0) print(text.relativesOf(relatives.join(' ')));
    if (endedAt !== null) print(text.since(thaiDateTime(endedAt)));
  }
}

async function reset(login: string, flags: AddFlags): Promise<void> {
  const ask = flags.askPassword ?? false;
  const before = await asAdmin((store) => staff.passwordOf(store, login));
  const secrets = await makeSecrets({ login, name: login, ask }, await installation());
  const replaced = { ...secrets, before: before ?? '' };
  const action = (by: string) => async (store: AdminStore) => {
    if (await staff.resetStaff(store, login, replaced, by)) return true;
    // What somebody else has just handed out must not be taken back unseen.
    if (await staff.passwordOf(store, login)) throw new Error(text.meanwhile);
    return false;
  };
  await mustBe(login, action, flags);
  print(text.wasReset(login));
  secrets.show();
}

/** Does it to somebody who is staff; throws when nobody is, or is no more. */
async function mustBe(
  login: string,
  action: (by: string) => (store: AdminStore) => Promise<boolean>,
  { by }: Flags,
): Promise<void> {
  await asAdmin(async (store) => {
    if (await action(whoIs(by))(store)) return;
    const ended = await staff.whenEnded(store, login);
    throw new Error(ended ? text.hasEnded(login, thaiDateTime(ended)) : text.nobody(login));
  });
}

async function setRoles(login: string, input: readonly string[], flags: RoleFlags): Promise<void> {
  const roles = rolesOf(input);
  if ((roles.length === 0) !== (flags.none ?? false)) throw new Error(text.rolesOrNone);
  await mustBe(login, (by) => (store) => staff.setRoles(store, login, roles, by), flags);
  print(text.rolesSet(login, roles.join(' ') || text.noRoles));
}

async function end(login: string, flags: Flags): Promise<void> {
  await mustBe(login, (by) => (store) => staff.endStaff(store, login, by), flags);
  print(text.ended(login));
}

async function relatives(
  login: string,
  how: string,
  input: readonly string[],
  flags: Flags,
): Promise<void> {
  if (how !== 'add' && how !== 'remove') throw new Error(text.badHow(how));
  const change = { login, how, memberNos: input.map(memberNoOf) } as const;
  const left = await withOwner(async (url) => {
    // Who is in the records no more may still be taken off.
    if (how === 'add') await mustBeMembers(url, change.memberNos);
    return inStore(url, (store) => staff.changeRelatives(store, change, whoIs(flags.by)));
  });
  if (left === undefined) throw new Error(text.nobody(login));
  print(text.relativesSet(login, left.join(' ') || text.noRelatives));
}

/** Adds the commands that keep members of staff. */
export function staffCommands(program: Command): void {
  const command = (name: string, about: string) =>
    program.command(name).description(about).option('--by <name>', adminText.by);
  command('add', text.add)
    .argument('<login>', text.login)
    .requiredOption('--name <name>', text.name)
    .option('--role <role...>', text.role)
    .option('--member-no <number>', text.ownMemberNo)
    .option('--relative <number...>', text.relative)
    .option('--ask-password', text.askPassword)
    .action(add);
  program.command('list').description(text.list).action(list);
  command('roles', text.roles)
    .argument('<login>', text.login)
    .argument('[roles...]', text.role)
    .option('--none', text.noneOf)
    .action(setRoles);
  command('end', text.end).argument('<login>', text.login).action(end);
  command('reset', text.reset)
    .argument('<login>', text.login)
    .option('--ask-password', text.askPassword)
    .action(reset);
  command('relatives', text.relatives)
    .argument('<login>', text.login)
    .argument('<how>', text.how)
    .argument('<numbers...>', text.relative)
    .action(relatives);
  counterCommands(command);
  sessionsCommands(command);
  contactCommands(program, command);
}
