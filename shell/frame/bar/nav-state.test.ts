import { expect, test } from 'vitest';
import { type NavState, navReducer, navStart } from './nav-state.ts';

const every: NavState[] = [false, true].flatMap((collapsed) =>
  [false, true].map((opened) => ({ collapsed, opened })),
);

test('R108 a header starts neither collapsed nor opened', () => {
  expect(navStart).toEqual({ collapsed: false, opened: false });
});

test.each(every)('R124 toggle and open flip opened alone: %o', (state) => {
  expect(navReducer(state, 'toggle')).toEqual({ ...state, opened: !state.opened });
  expect(navReducer(state, 'open')).toEqual({ ...state, opened: !state.opened });
});

test.each(every)('R124 collapse flips collapsed and always opens: %o', (state) => {
  expect(navReducer(state, 'collapse')).toEqual({ collapsed: !state.collapsed, opened: true });
});

test.each(every)('R124 close sets both false: %o', (state) => {
  expect(navReducer(state, 'close')).toEqual({ collapsed: false, opened: false });
});
