/** Being signed in: the states and what changes them (R115, R116). Pure. */

/** What both portals keep of a sign-in in the browser; each adds what D-04 lists for it. */
export interface Stored {
  readonly token: string;
  readonly token_type: string;
  readonly expires_in: number;
}

export interface SessionState<User extends Stored> {
  readonly loggingIn: boolean;
  readonly loggedIn: boolean;
  readonly user: User | undefined;
}

export type SessionAction<User extends Stored> =
  | { readonly type: 'request' }
  | { readonly type: 'success'; readonly user: User }
  | { readonly type: 'failure' }
  | { readonly type: 'logout' };

const out = { loggingIn: false, loggedIn: false, user: undefined } as const;

/** R115: signed in when something is stored, else not. */
export function startSession<User extends Stored>(stored: User | undefined): SessionState<User> {
  return stored ? { loggingIn: false, loggedIn: true, user: stored } : out;
}

/** R116: a request marks `loggingIn`, success stores the user, failure and log-out empty it all. */
export function sessionReducer<User extends Stored>(
  _state: SessionState<User>,
  action: SessionAction<User>,
): SessionState<User> {
  switch (action.type) {
    case 'request':
      return { ...out, loggingIn: true };
    case 'success':
      return startSession(action.user);
    case 'failure':
    case 'logout':
      return out;
  }
}
