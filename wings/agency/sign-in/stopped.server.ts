/** Tells staff that a contact signs in from browsers used before alone (T12). */

import type { Outbox } from '../../../api/outbox/outbox.ts';
import { type AgencyLogin, loginName, loginTyped } from '../../../core/agency/login.ts';
import { thaiDateTime } from '../../../core/thai-date.ts';
import type { AgencyStop } from '../../../records/agency/sign-in.ts';
import { appendAudit } from '../../../records/audit.ts';
import type { Services } from '../../../records/services.ts';
import { stoppedText } from './stopped.text.ts';

/** On the audit log, and by mail where staff have an address. */
export async function notifyStopped(
  {
    records,
    settings,
    outbox,
  }: Pick<Services, 'records' | 'settings'> & { readonly outbox: Outbox },
  login: AgencyLogin,
  { contactName, stoppedAt }: AgencyStop,
): Promise<void> {
  await records.asAgency(login.agencyNo, (db) =>
    appendAudit(db, {
      entry: 'agency.sign_in_stopped',
      outcome: 'failed',
      actorKind: 'system',
      detail: { alert: true, contact: loginName(login), since: stoppedAt },
    }),
  );
  if (settings.alertMail === undefined) return;
  const facts = { login: loginTyped(login), contactName, since: thaiDateTime(stoppedAt) };
  outbox.post({ channel: 'mail', to: settings.alertMail, ...stoppedText(facts) });
}
