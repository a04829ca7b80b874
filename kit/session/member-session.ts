/** The member's session in browser storage (D-04): two keys are read, both are kept in step. */
import { useSyncExternalStore } from 'react';
import { memberKeys } from '../../core/browser/kept-names.ts';
import {
  parseMember,
  pickMember,
  type SessionAction,
  type SessionState,
  sessionReducer,
  startSession,
} from './session-state.ts';

/** What the store needs of `localStorage`. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface MemberSession {
  /** The state now; another tab's sign-in and log-out are in it. */
  state(): SessionState;
  /** Bearer token for calls of the member area. */
  token(): string | undefined;
  /** A sign-in has been sent. */
  request(): void;
  /** Keeps a sign-in's answer; one without a token counts as a failure. */
  open(answer: unknown): void;
  /** The sign-in failed. */
  fail(): void;
  /** Log-out, or the server no longer knows the session: removes both keys. */
  forget(): void;
  /**
   * Removes both keys, so that other tabs leave at once; this page stays what it is until it is
   * loaded anew, which its caller does soon (R120).
   */
  letGo(): void;
  /** Hears of every change; returns how to stop hearing. */
  subscribe(listener: () => void): () => void;
  /** Takes over what another tab stored. */
  reread(): void;
}

function readMember(storage: Storage): ReturnType<typeof parseMember> {
  for (const key of memberKeys) {
    const found = parseMember(storage.getItem(key));
    if (found) return found;
  }
  return undefined;
}

/** A session over a storage. In the app there is one, `memberSession`; tests make their own. */
export function createMemberSession(storage: Storage): MemberSession {
  let now = startSession(readMember(storage));
  const listeners = new Set<() => void>();

  function take(state: SessionState): void {
    now = state;
    for (const tell of listeners) tell();
  }
  const act = (action: SessionAction): void => take(sessionReducer(now, action));

  function letGo(): void {
    for (const key of memberKeys) storage.removeItem(key);
  }

  function forget(): void {
    letGo();
    act({ type: 'logout' });
  }

  return {
    state: () => now,
    token: () => now.user?.token,
    request: () => act({ type: 'request' }),
    fail: () => act({ type: 'failure' }),
    forget,
    letGo,
    open(answer) {
      const user = pickMember(answer);
      if (!user) return act({ type: 'failure' });
      for (const key of memberKeys) storage.setItem(key, JSON.stringify(user));
      act({ type: 'success', user });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reread: () => take(startSession(readMember(storage))),
  };
}

const nowhere: Storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

function browserStorage(): Storage {
  try {
    return globalThis.localStorage ?? nowhere;
  } catch {
    // Storage is forbidden: a sign-in then lasts as long as the page.
    return nowhere;
  }
}

let shared: MemberSession | undefined;

/** The session of this browser. Not for the server, which knows nobody. */
export function memberSession(): MemberSession {
  if (!shared) {
    const made = createMemberSession(browserStorage());
    addEventListener('storage', ({ key }) => {
      if (key === null || memberKeys.some((known) => known === key)) made.reread();
    });
    shared = made;
  }
  return shared;
}

const nobody = startSession(undefined);

/** The session's state; on the server and while hydrating nobody is signed in. */
export function useMemberSession(): SessionState {
  return useSyncExternalStore(
    (listener) => memberSession().subscribe(listener),
    () => memberSession().state(),
    () => nobody,
  );
}
