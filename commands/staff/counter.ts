/** What only a counter does: `activate`, `approve-phone`, `withdraw-phone` (T8, T9). */
import type { Command } from 'commander';
import { maskedPhone } from '../../core/phone/phone.ts';
import { thaiDateTime } from '../../core/thai-date.ts';
import { asAdmin, inStore, print, whoIs, withOwner } from '../admin/admin-command.ts';
import { makeActivation } from './activation.ts';
import { memberNoOf, phoneOfMember } from './members.ts';
import { approvePhone, withdrawPhone } from './phones.ts';
import { installation } from './secrets.ts';
import { staffText as text } from './staff.text.ts';

interface Flags {
  readonly by?: string;
  readonly anyway?: boolean;
}

async function activate(input: string, flags: Flags): Promise<void> {
  const memberNo = memberNoOf(input);
  const { keys } = await installation();
  const by = whoIs(flags.by);
  const { code, until } = await withOwner(async (url) => {
    const phone = await phoneOfMember(url, memberNo);
    if (phone !== undefined && !flags.anyway) {
      throw new Error(text.hasPhone(memberNo, maskedPhone(phone)));
    }
    return inStore(url, (store) => makeActivation(store, { memberNo, by, keys }));
  });
  print(text.activation(memberNo, code));
  print(text.activationUse);
  print(text.activationUntil(thaiDateTime(until)));
}

async function approve(input: string, { by }: Flags): Promise<void> {
  const memberNo = memberNoOf(input);
  const from = await asAdmin((store) => approvePhone(store, memberNo, whoIs(by)));
  if (from === undefined) throw new Error(text.noPhone(memberNo));
  print(text.approved(memberNo, thaiDateTime(from)));
}

async function withdraw(input: string, { by }: Flags): Promise<void> {
  const memberNo = memberNoOf(input);
  const done = await asAdmin((store) => withdrawPhone(store, memberNo, whoIs(by)));
  if (done === undefined) throw new Error(text.noNewPhone(memberNo));
  print(text.withdrawn(memberNo, done.phones.join(' ')));
  print(done.inForce ? text.onRecordAgain : text.usedStays);
}

/** Adds the commands of the counter, each with who does it. */
export function counterCommands(command: (name: string, about: string) => Command): void {
  command('approve-phone', text.approve).argument('<number>', text.memberNo).action(approve);
  command('withdraw-phone', text.withdraw).argument('<number>', text.memberNo).action(withdraw);
  command('activate', text.activate)
    .argument('<number>', text.memberNo)
    .option('--anyway', text.anyway)
    .action(activate);
}
