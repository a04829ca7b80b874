/** The contact behind the stored session, as the server knows them now. */
import type { DataOf } from '../../../api/endpoint.ts';
import { agencySignOut } from '../../../api/session/sign-out.api.ts';
import { displayNumber } from '../../../core/agency/display-number.ts';
import { toastMs } from '../../../kit/toasts/toast-store.ts';
import { notify } from '../../../kit/toasts/toasts.ts';
import type { AgencyContact } from '../../../parts/agency-month/agency-context.ts';
import { guardText } from '../../../shell/guard/guard.text.ts';
import { agencySession } from '../../../shell/session/agency-session.ts';
import { checkSession } from './frame.api.ts';

export function contactOf(data: DataOf<typeof checkSession>): AgencyContact {
  return {
    agencyNo: data.member_group_no,
    displayNo: displayNumber(data.member_group_no),
    agencyName: data.member_group_name,
    personNo: data.person_no,
    contactName: data.contact_name,
    mayReport: data.role === 'admin',
    mustChange: data.must_change,
  };
}

/** Says why the sign-in is shown: a session in use is over (R174). */
function announceSessionEnd(): void {
  const { title, message } = guardText.over;
  notify({ kind: 'warning', title, text: message, milliseconds: toastMs.warning });
}

/** The time is up, and the server has not said so itself. */
export function endHere(): void {
  if (!agencySession().state().loggedIn) return;
  announceSessionEnd();
  agencySession().forget();
}

export const agencyCheck = { endpoint: checkSession, session: agencySession, announceSessionEnd };
export const bySigningOut = { endpoint: agencySignOut, session: agencySession };
