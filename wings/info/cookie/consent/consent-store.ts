/** The visitor's answer about cookies in this browser, shared by the banner and its page. */
import { useSyncExternalStore } from 'react';
import { type Choice, consentCookie, forgottenCookie, mustAsk, readChoice } from './consent.ts';

/** Set while the tab lives, so that a refusal is not asked about again on every page. */
const refusedKey = 'consentRefused';
const listeners = new Set<() => void>();

function asks(): boolean {
  return mustAsk(readChoice(document.cookie), sessionStorage.getItem(refusedKey) !== null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Does the banner have to ask? The server cannot know: its pages are the same for everybody. */
export function useAsking(): boolean {
  return useSyncExternalStore(subscribe, asks, () => false);
}

/** Keeps the answer; without one forgets it, and the banner asks again. */
export function answerConsent(choice?: Choice): void {
  const secure = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = choice ? consentCookie(choice, secure) : forgottenCookie;
  if (choice === 'N') sessionStorage.setItem(refusedKey, '1');
  else sessionStorage.removeItem(refusedKey);
  for (const tell of listeners) tell();
}
