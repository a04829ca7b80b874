/** `end-sessions`: of one person, or in an incident of everybody. */
import { confirm } from '@clack/prompts';
import type { Command } from 'commander';
import { agencyLogin } from '../../core/agency/login.ts';
import { asAdmin, print, whoIs } from '../admin/admin-command.ts';
import { contactsText } from './contacts.text.ts';
import { type Ended, endSessions, type Whose } from './end-sessions.ts';
import { memberNoOf } from './members.ts';
import { sessionsText as text } from './sessions.text.ts';
import { staffText } from './staff.text.ts';

interface Flags {
  readonly by?: string;
  readonly reason?: string;
  readonly yes?: boolean;
}

/** Throws for what names nobody, and for a name where everybody is meant. */
function whoseOf(kind: string, who: string | undefined): Whose {
  if (kind === 'all') {
    if (who !== undefined) throw new Error(text.whoOfAll(who));
    return { whose: 'all' };
  }
  if (kind !== 'member' && kind !== 'contact' && kind !== 'staff') {
    throw new Error(text.badWhose(kind));
  }
  if (who === undefined) throw new Error(text.noWho(kind));
  if (kind === 'member') return { whose: kind, memberNo: memberNoOf(who) };
  if (kind === 'staff') return { whose: kind, login: who };
  const contact = agencyLogin(who);
  if (contact === undefined) throw new Error(contactsText.badLogin(who));
  return { whose: kind, ...contact };
}

function reasonOf(input: string | undefined): string {
  const reason = input?.trim() ?? '';
  if (reason === '') throw new Error(text.noReason);
  if (reason.length > 500) throw new Error(text.longReason);
  return reason;
}

/** Everybody's end only when somebody says so: `--yes`, or the answer to a question. */
async function mustBeMeant({ whose }: Whose, { yes = false }: Flags): Promise<void> {
  if (whose !== 'all' || yes) return;
  if (!process.stdin.isTTY) throw new Error(text.needsYes);
  const meant = await confirm({ message: text.ask, initialValue: false });
  if (meant !== true) throw new Error(text.cancelled);
}

const unknown = (whose: Whose): string => {
  if (whose.whose === 'member') return text.noMember(whose.memberNo);
  if (whose.whose === 'staff') return staffText.nobody(whose.login);
  if (whose.whose === 'contact') return contactsText.nobody(`${whose.agencyNo}-${whose.personNo}`);
  return '';
};

const isNone = (ended: Ended) => Object.values(ended).every((count) => count === 0);

async function end(kind: string, who: string | undefined, flags: Flags): Promise<void> {
  const whose = whoseOf(kind, who);
  const reason = reasonOf(flags.reason);
  await mustBeMeant(whose, flags);
  const by = whoIs(flags.by);
  const ended = await asAdmin((store) => endSessions(store, whose, { by, reason }));
  if (ended === undefined) throw new Error(unknown(whose));
  print(isNone(ended) ? text.none : text.ended(ended));
  print(text.stays);
}

/** Adds the command, with who does it and why. */
export function sessionsCommands(command: (name: string, about: string) => Command): void {
  command('end-sessions', text.about)
    .argument('<whose>', text.whose)
    .argument('[who]', text.who)
    .option('--reason <text>', staffText.reason)
    .option('--yes', text.yes)
    .action(end);
}
