import { expect, test } from 'vitest';
import { marqueeRule, marqueeRun } from './marquee.ts';

test('R173 one step every 10 ms, width 1280', () => {
  expect(marqueeRule).toMatchObject({ stepPx: 1, stepMs: 10, widthPx: 1280 });
  expect(marqueeRun(200)).toEqual({ distancePx: 1280, steps: 1280, durationMs: 12_800 });
});

test('R173 a longer text keeps the pace and does not run into itself', () => {
  const run = marqueeRun(3000.4);
  expect(run.distancePx).toBe(3041);
  expect(run.durationMs / run.steps).toBe(10);
});
