/** The states of a password change and what leads from one to the next (R107). Pure. */
import type { SentCode } from '../../../api/codes/codes.ts';

/** What the server said to the first step, or to the second. */
export interface ChangeAnswer {
  readonly rc_code: string;
  readonly rc_des?: string | undefined;
  readonly data?: SentCode | undefined;
  /** Opaque references to the new password; they go back with the code (R121). */
  readonly new_password?: string | undefined;
  readonly mem_password?: string | undefined;
}

/** Waits for a code: all that the second step sends back besides it. */
export interface CodeWait {
  readonly sent: SentCode;
  readonly new_password: string;
  readonly mem_password: string;
}

export interface ChangeState {
  readonly loading: boolean;
  readonly changed: boolean;
  /** The sentence to show; empty when there is none. */
  readonly error: string;
  readonly data: ChangeAnswer | undefined;
}

export type ChangeAction =
  | { readonly type: 'request' }
  | { readonly type: 'success'; readonly answer: ChangeAnswer }
  | { readonly type: 'failure'; readonly error: string }
  | { readonly type: 'reset' };

export const atRest: ChangeState = { loading: false, changed: false, error: '', data: undefined };

/** `'1'` changed, `'2'` one step more; anything else is a failure, and nothing has changed. */
export function changeReducer(state: ChangeState, action: ChangeAction): ChangeState {
  switch (action.type) {
    case 'request':
      return { ...state, loading: true, error: '' };
    case 'success': {
      const { answer } = action;
      if (answer.rc_code === '1') return { ...atRest, changed: true, data: answer };
      if (answer.rc_code === '2') return { ...atRest, data: answer };
      return { ...state, loading: false, error: answer.rc_des ?? '' };
    }
    case 'failure':
      return { ...state, loading: false, error: action.error };
    case 'reset':
      return atRest;
  }
}

/** What the second step needs; undefined while there is none. */
export function codeWaitOf({ data, changed }: ChangeState): CodeWait | undefined {
  if (changed || data?.rc_code !== '2') return undefined;
  const { data: sent, new_password, mem_password } = data;
  return sent && new_password && mem_password ? { sent, new_password, mem_password } : undefined;
}
