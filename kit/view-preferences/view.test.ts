import { expect, test } from 'vitest';
import { markView, parseView, plainView } from './view.ts';

test('reads back what was stored', () => {
  const view = { text: '150', contrast: 'high', amounts: 'hidden' } as const;
  expect(parseView(JSON.stringify(view))).toEqual(view);
});

test('nothing stored, broken or strange settings fall back to the plain view', () => {
  expect(parseView(null)).toEqual(plainView);
  expect(parseView('{')).toEqual(plainView);
  expect(parseView('null')).toEqual(plainView);
  expect(parseView('"150"')).toEqual(plainView);
  expect(parseView('{"text":"900","contrast":1}')).toEqual(plainView);
});

test('a wish of the system stands until the person chooses', () => {
  const wish = { ...plainView, contrast: 'high' } as const;
  expect(parseView(null, wish).contrast).toBe('high');
  expect(parseView('{"contrast":"normal"}', wish).contrast).toBe('normal');
});

test('marks only what differs from the plain view', () => {
  const dataset: Record<string, string> = { text: '125', amounts: 'hidden' };
  markView({ text: '100', contrast: 'high', amounts: 'shown' }, dataset);
  expect(dataset).toEqual({ contrast: 'high' });
});
