/** The visitor's answer about cookies in this browser, shared by the banner and its page. */
import { use } from 'react';
import {
  type Choice,
  consentCookie,
  mustAsk,
  readChoice,
} from '../../../../core/browser/consent-cookie.ts';
import { refusedKey } from '../../../../core/browser/storage-names.ts';
import { useBrowserValue } from '../../../../kit/hydration/use-browser-value.ts';
import { AskingContext } from '../../../../shell/site/asking.ts';

const listeners = new Set<() => void>();

/** Storage may be forbidden: a refusal is then remembered as long as the page is open. */
let refusedHere = false;

/**
 * Was a refusal given in this visit? Also one given by the form without script, which leaves no
 * mark: whoever came here from another page of ours is still on the same visit.
 */
function refusedThisSession(): boolean {
  if (refusedHere || document.referrer.startsWith(`${location.origin}/`)) return true;
  try {
    return sessionStorage.getItem(refusedKey) !== null;
  } catch {
    return false;
  }
}

function markRefused(refused: boolean): void {
  refusedHere = refused;
  try {
    if (refused) sessionStorage.setItem(refusedKey, '1');
    else sessionStorage.removeItem(refusedKey);
  } catch {
    // Said above.
  }
}

const asks = (): boolean => mustAsk(readChoice(document.cookie), refusedThisSession());
const choice = (): Choice | undefined => readChoice(document.cookie);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Does the banner have to ask? The server knows the cookie alone, the browser the visit too. */
export function useAsking(): boolean {
  const served = use(AskingContext);
  return useBrowserValue(subscribe, asks, served);
}

/** The answer that is in force; undefined where there is none, and until the page is alive. */
export function useChoice(): Choice | undefined {
  return useBrowserValue(subscribe, choice, undefined);
}

/** Keeps the answer in this browser. */
export function answerConsent(answer: Choice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = consentCookie(answer, location.protocol === 'https:');
  markRefused(answer === 'N');
  for (const listener of listeners) listener();
}
