/** The commands that keep staff, and those of the counter for a member. */
import type { Command } from 'commander';
import { staffRoles } from '../../api/office/office.api.ts';
import { canonicalMembershipNumber } from '../../core/membership-number.ts';
import { thaiDateTime } from '../../core/thai-date.ts';
import { atDesk, inStore, putOnRecord, say, whoIs, withOwner } from '../desk/at-desk.ts';
import { deskText } from '../desk/desk.text.ts';
import { makeActivation, NoSuchMember } from './activation.ts';
import * as staff from './keep-staff.ts';
import { approvePhone, withdrawPhone } from './phones.ts';
import { installation, makeSecrets } from './secrets.ts';
import { staffText as text } from './staff.text.ts';

interface Flags {
  readonly by?: string;
}

interface AddFlags extends Flags {
  readonly name: string;
  readonly role?: readonly string[];
  readonly memberNo?: string;
  readonly relative?: readonly string[];
  readonly askPassword?: boolean;
}

function memberNoOf(given: string): string {
  const memberNo = canonicalMembershipNumber(given);
  if (memberNo === undefined) throw new Error(text.badMemberNo(given));
  return memberNo;
}

/** Roles by their names, each once, in the order of the house. */
export function rolesOf(given: readonly string[]): readonly string[] {
  const names = new Set(given.flatMap((words) => words.split(',')).filter(Boolean));
  const wrong = [...names].find((name) => !staffRoles.some((role) => role === name));
  if (wrong !== undefined) throw new Error(text.badRole(wrong));
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
  await atDesk(async (store) => {
    if (await staff.isTaken(store, login)) throw new Error(text.taken(login));
    await staff.addStaff(store, fresh, secrets, whoIs(flags.by));
  });
  say(text.added(login));
  secrets.show();
}

async function list(): Promise<void> {
  const all = await atDesk(staff.listStaff);
  if (all.length === 0) say(text.none);
  for (const { login, name, roles, ownMemberNo, relatives, endedAt } of all) {
    say(text.row(login, name, roles.join(' ') || text.noRoles));
    if (ownMemberNo !== null) say(text.own(ownMemberNo));
    if (relatives.length > 0) say(text.relativesOf(relatives.join(' ')));
    if (endedAt !== null) say(text.since(thaiDateTime(endedAt)));
  }
}

async function reset(login: string, flags: AddFlags): Promise<void> {
  const ask = flags.askPassword ?? false;
  const secrets = await makeSecrets({ login, name: login, ask }, await installation());
  await mustBe(login, (by) => (store) => staff.resetStaff(store, login, secrets, by), flags);
  say(text.wasReset(login));
  secrets.show();
}

/** Does it to somebody who is staff; throws when nobody is. */
async function mustBe(
  login: string,
  deed: (by: string) => Parameters<typeof atDesk<boolean>>[0],
  { by }: Flags,
): Promise<void> {
  if (!(await atDesk(deed(whoIs(by))))) throw new Error(text.nobody(login));
}

async function setRoles(login: string, given: readonly string[], flags: Flags): Promise<void> {
  const roles = rolesOf(given);
  await mustBe(login, (by) => (store) => staff.setRoles(store, login, roles, by), flags);
  say(text.rolesSet(login, roles.join(' ') || text.noRoles));
}

async function end(login: string, flags: Flags): Promise<void> {
  await mustBe(login, (by) => (store) => staff.endStaff(store, login, by), flags);
  say(text.ended(login));
}

async function relatives(
  login: string,
  how: string,
  given: readonly string[],
  flags: Flags,
): Promise<void> {
  if (how !== 'add' && how !== 'remove') throw new Error(text.badHow);
  const change = { login, how, memberNos: given.map(memberNoOf) } as const;
  await mustBe(login, (by) => (store) => staff.changeRelatives(store, change, by), flags);
  say(text.relativesSet(login));
}

async function activate(given: string, flags: Flags): Promise<void> {
  const memberNo = memberNoOf(given);
  const { codesKey: key } = await installation();
  const by = whoIs(flags.by);
  const code = await withOwner(async (url) => {
    const made = await makeActivation(url, { memberNo, by, key });
    const deed = { entry: 'member.activation', by, memberNo, detail: {} };
    await inStore(url, (store) => putOnRecord(store, deed));
    return made;
  }).catch((error: unknown) => {
    throw error instanceof NoSuchMember ? new Error(text.noMember(memberNo)) : error;
  });
  say(text.activation(memberNo, code));
}

async function approve(given: string, { by }: Flags): Promise<void> {
  const memberNo = memberNoOf(given);
  const from = await atDesk((store) => approvePhone(store, memberNo, whoIs(by)));
  if (from === undefined) throw new Error(text.noPhone(memberNo));
  say(text.approved(memberNo, thaiDateTime(from)));
}

async function withdraw(given: string, { by }: Flags): Promise<void> {
  const memberNo = memberNoOf(given);
  const done = await atDesk((store) => withdrawPhone(store, memberNo, whoIs(by)));
  if (done === undefined) throw new Error(text.nothingGiven(memberNo));
  say(text.withdrawn(memberNo, done.phones.join(' ')));
  say(done.inForce ? text.onRecordAgain : text.usedStays);
}

/** Adds the commands that keep members of staff. */
export function staffCommands(program: Command): void {
  const command = (name: string, about: string) =>
    program.command(name).description(about).option('--by <name>', deskText.by);
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
  command('approve-phone', text.approve).argument('<number>', text.memberNo).action(approve);
  command('withdraw-phone', text.withdraw).argument('<number>', text.memberNo).action(withdraw);
  command('activate', text.activate).argument('<number>', text.memberNo).action(activate);
}
