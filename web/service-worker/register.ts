/** Brings the service worker when the page has everything and the browser rests (decision 0070). */
import { trustedScript } from '../../parts/captcha/script-policy.ts';
import { holdFrame } from './messages.ts';

/** Registers the worker; `inside`: behind the members' gate, whose frame it then holds, too. */
export async function registerServiceWorker(inside: boolean): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(trustedScript('/worker.js'), { updateViaCache: 'none' });
  if (!inside) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage(holdFrame);
}
