import { toastMs } from '../../../../../kit/toasts/toast-store.ts';
import { notify } from '../../../../../kit/toasts/toasts.ts';
import { text } from '../../frame.text.ts';

/** Says why the sign-in is shown: the session of somebody who was inside is over (R174). */
export function tellOver(): void {
  const { title, say } = text.over;
  notify({ kind: 'warning', title, text: say, milliseconds: toastMs.warning });
}
