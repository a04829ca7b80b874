/** Being signed in: the states and what changes them (R115, R116). Pure. */

/** What may be kept of a member's sign-in in the browser (D-04), and nothing else personal. */
export interface StoredMember {
  readonly token: string;
  readonly token_type: string;
  readonly expires_in: number;
  readonly membership_no: string;
  readonly member: {
    readonly MEMBER_NAME: string;
    readonly MEMBER_SURNAME: string;
    readonly PRENAME?: string;
    readonly member_group_no?: string;
    readonly member_group_name?: string;
  };
  readonly impersonated?: boolean;
}

export interface SessionState {
  readonly loggingIn: boolean;
  readonly loggedIn: boolean;
  readonly user: StoredMember | undefined;
}

export type SessionAction =
  | { readonly type: 'request' }
  | { readonly type: 'success'; readonly user: StoredMember }
  | { readonly type: 'failure' }
  | { readonly type: 'logout' };

const out: SessionState = { loggingIn: false, loggedIn: false, user: undefined };

/** R115: signed in when something is stored, else not. */
export function startSession(stored: StoredMember | undefined): SessionState {
  return stored ? { loggingIn: false, loggedIn: true, user: stored } : out;
}

/** R116: a request marks `loggingIn`, success stores the user, failure and log-out empty it all. */
export function sessionReducer(_state: SessionState, action: SessionAction): SessionState {
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

const text = (value: unknown): value is string => typeof value === 'string';

/** Reads a stored session field by field; anything that is not one counts as none. */
export function parseMember(stored: string | null): StoredMember | undefined {
  try {
    return pickMember(JSON.parse(stored ?? 'null'));
  } catch {
    return undefined;
  }
}

/** The fields that may be stored, picked from a sign-in's answer; undefined when it is none. */
export function pickMember(answer: unknown): StoredMember | undefined {
  const { token, token_type, expires_in, membership_no, member, impersonated } = Object(answer);
  const { MEMBER_NAME, MEMBER_SURNAME, ...more } = Object(member);
  if (![token, membership_no, MEMBER_NAME, MEMBER_SURNAME].every(text) || token === '') {
    return undefined;
  }
  return {
    token,
    token_type: text(token_type) ? token_type : 'Bearer',
    expires_in: typeof expires_in === 'number' ? expires_in : 0,
    membership_no,
    member: {
      MEMBER_NAME,
      MEMBER_SURNAME,
      ...pickTexts(more, ['PRENAME', 'member_group_no', 'member_group_name']),
    },
    ...(impersonated === true ? { impersonated } : {}),
  };
}

function pickTexts(from: Record<string, unknown>, names: readonly string[]): object {
  return Object.fromEntries(names.filter((name) => text(from[name])).map((n) => [n, from[n]]));
}
