/** State of a frame's navigation (R108, R124). */

export interface NavState {
  readonly collapsed: boolean;
  readonly opened: boolean;
}

export const navStart: NavState = { collapsed: false, opened: false };

export type NavAction = 'toggle' | 'collapse' | 'close' | 'open';

/** Literally as specified: `open` sets `opened` to its opposite, `collapse` always opens (R124). */
export function navReducer(state: NavState, action: NavAction): NavState {
  switch (action) {
    case 'toggle':
    case 'open':
      return { ...state, opened: !state.opened };
    case 'collapse':
      return { collapsed: !state.collapsed, opened: true };
    case 'close':
      return navStart;
  }
}
