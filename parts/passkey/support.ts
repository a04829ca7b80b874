/** Whether passkeys can be had here: a browser binds them to a domain, and only on a safe page. */
import { never, useBrowserValue } from '../../kit/hydration/use-browser-value.ts';

/** `address`: the page stands under a number, which is no domain. */
export type PasskeySupport = 'yes' | 'none' | 'address';

const number = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;

function supportHere(): PasskeySupport {
  if (number.test(location.hostname)) return 'address';
  return isSecureContext && 'PublicKeyCredential' in window ? 'yes' : 'none';
}

export const usePasskeySupport = (): PasskeySupport =>
  useBrowserValue<PasskeySupport>(never, supportHere, 'none');
