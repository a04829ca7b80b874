import { expect, test } from 'vitest';
import { markView, parseChoices, plainView, type View } from './view.ts';
import { currentView, viewGlobal } from './view-store.ts';

test('reads back what was stored', () => {
  const view = { text: '150', colours: 'dark', amounts: 'hidden' } as const;
  expect(parseChoices(JSON.stringify(view))).toEqual(view);
});

test('what is missing, broken or strange has not been chosen', () => {
  expect(parseChoices(null)).toEqual({});
  expect(parseChoices('{')).toEqual({});
  expect(parseChoices('null')).toEqual({});
  expect(parseChoices('"150"')).toEqual({});
  expect(parseChoices('{"text":"900","colours":1}')).toEqual({});
  expect(parseChoices('{"text":"125"}')).toEqual({ text: '125' });
});

test('high contrast stands that was chosen before there was dark', () => {
  expect(parseChoices('{"contrast":"high"}')).toEqual({ colours: 'high' });
  expect(parseChoices('{"contrast":"normal"}')).toEqual({});
  expect(parseChoices('{"contrast":"high","colours":"light"}')).toEqual({ colours: 'light' });
});

test('marks only what differs from the plain view', () => {
  const dataset: Record<string, string> = { text: '125', amounts: 'hidden' };
  markView({ ...plainView, colours: 'high' }, false, dataset);
  expect(dataset).toEqual({ colours: 'high' });
});

test.each([
  ['device', true, { colours: 'dark' }],
  ['device', false, {}],
  ['light', true, {}],
  ['dark', false, { colours: 'dark' }],
  ['high', true, { colours: 'high' }],
] as const)('%s where the device is dark: %s', (colours, isDark, marks) => {
  const dataset: Record<string, string> = {};
  markView({ ...plainView, colours } satisfies View, isDark, dataset);
  expect(dataset).toEqual(marks);
});

test('the view in force is the same object while it says the same: nothing is shown anew', () => {
  expect(currentView()).toBe(plainView);
  viewGlobal.sahakonView = { ...plainView };
  expect(currentView()).toBe(plainView);
  viewGlobal.sahakonView = { ...plainView, text: '150' };
  const larger = currentView();
  expect(larger).toEqual({ ...plainView, text: '150' });
  viewGlobal.sahakonView = { ...larger };
  expect(currentView()).toBe(larger);
  delete viewGlobal.sahakonView;
});
