import { toastMs } from '../../../../kit/toasts/toast-store.ts';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { guardText } from '../../../../shell/guard/guard.text.ts';
import { memberSession } from '../../../../shell/session/member-session.ts';
import { helpText } from '../help.text.ts';

/** Says why the sign-in, or the desk of staff, is shown: a session in use is over (R174). */
export function announceSessionEnd(): void {
  const isHelper = memberSession().state().user?.impersonated ?? false;
  const { title, message } = isHelper ? helpText.over : guardText.over;
  notify({ kind: 'warning', title, text: message, milliseconds: toastMs.warning });
}
