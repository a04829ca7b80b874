/** A session in browser storage (D-04), whichever portal's: one value under one key or several. */
import { useSyncExternalStore } from 'react';
import {
  type SessionAction,
  type SessionState,
  type Stored,
  sessionReducer,
  startSession,
} from './session-state.ts';

/** What the store needs of `localStorage`. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where a portal keeps its session, and what of a sign-in's answer may be kept. */
export interface Keeping<User extends Stored> {
  /** All are read, the first first; all are kept in step. */
  readonly keys: readonly string[];
  /** Undefined for what is no sign-in: it then counts as none. */
  readonly pick: (answer: unknown) => User | undefined;
  /** Removes what else lies here of a session: with its end, and before another one begins. */
  readonly dropMore?: () => void;
}

export interface Session<User extends Stored> {
  /** The state now; another tab's sign-in and log-out are in it. */
  state(): SessionState<User>;
  /** Bearer token for calls of the area. */
  token(): string | undefined;
  /** A sign-in has been sent. */
  request(): void;
  /** Keeps a sign-in's answer; one without a token counts as a failure. */
  open(answer: unknown): void;
  /** The sign-in failed. */
  fail(): void;
  /** Log-out, or the server no longer knows the session: removes what is stored. */
  forget(): void;
  /**
   * Removes what is stored, so that other tabs leave at once; this page stays what it is until it
   * is loaded anew, which its caller does soon (R120).
   */
  letGo(): void;
  /** Hears of every change; returns how to stop hearing. */
  subscribe(listener: () => void): () => void;
  /** Takes over what another tab stored. */
  reread(): void;
}

/** A session over a storage; the app has one for each portal, tests make their own. */
export function createSession<User extends Stored>(
  storage: Storage,
  { keys, pick, dropMore }: Keeping<User>,
): Session<User> {
  let now = startSession(read());
  const listeners = new Set<() => void>();

  function read(): User | undefined {
    for (const key of keys) {
      const found = pick(parsed(storage.getItem(key)));
      if (found) return found;
    }
    return undefined;
  }

  function update(state: SessionState<User>): void {
    now = state;
    for (const listener of listeners) listener();
  }
  const act = (action: SessionAction<User>): void => update(sessionReducer(now, action));

  function letGo(): void {
    for (const key of keys) storage.removeItem(key);
    dropMore?.();
  }

  return {
    state: () => now,
    token: () => now.user?.token,
    request: () => act({ type: 'request' }),
    fail: () => act({ type: 'failure' }),
    forget() {
      letGo();
      act({ type: 'logout' });
    },
    letGo,
    open(answer) {
      const user = pick(answer);
      if (!user) return act({ type: 'failure' });
      dropMore?.();
      for (const key of keys) storage.setItem(key, JSON.stringify(user));
      act({ type: 'success', user });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reread: () => update(startSession(read())),
  };
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return undefined;
  }
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

/** By their first key: the page's client knows them without carrying every portal's. */
const living = new Map<string, Pick<Session<Stored>, 'token' | 'forget'>>();

/** The session that a portal of this page has made; undefined where none was asked for. */
export const livingSession = (key: string) => living.get(key);

/** The session of this browser, made when first asked for. Not for the server: it knows nobody. */
export function sharedSession<User extends Stored>(keeping: Keeping<User>): () => Session<User> {
  let shared: Session<User> | undefined;
  return () => {
    if (shared) return shared;
    const made = createSession(browserStorage(), keeping);
    addEventListener('storage', ({ key }) => {
      if (key === null || keeping.keys.includes(key)) made.reread();
    });
    shared = made;
    living.set(keeping.keys[0] ?? '', made);
    return made;
  };
}

/** The session's state; on the server and while hydrating nobody is signed in. */
export function useSession<User extends Stored>(session: () => Session<User>): SessionState<User> {
  return useSyncExternalStore(
    (listener) => session().subscribe(listener),
    () => session().state(),
    () => nobody,
  );
}

const nobody: SessionState<never> = startSession<never>(undefined);
