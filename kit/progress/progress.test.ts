import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgress, progressRule, trickled } from './progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('R186 minimum 0.08, speed 200 ms, trickle every 800 ms at rate 0.02', () => {
  expect(progressRule).toEqual({
    minimum: 0.08,
    speedMs: 200,
    trickleMs: 800,
    trickleRate: 0.02,
  });
});

test('R186 a trickle adds at most its rate and never finishes the bar', () => {
  expect(trickled(0.5, 0.5)).toBeCloseTo(0.51);
  expect(trickled(0.99, 1)).toBe(0.994);
});

test('R087 the bar starts with a fetch, trickles, fills and goes', () => {
  const progress = createProgress(() => 1);
  expect(progress.ratio()).toBeUndefined();
  const done = progress.began();
  expect(progress.ratio()).toBe(0.08);
  vi.advanceTimersByTime(799);
  expect(progress.ratio()).toBe(0.08);
  vi.advanceTimersByTime(1);
  expect(progress.ratio()).toBeCloseTo(0.1);
  done();
  expect(progress.ratio()).toBe(1);
  vi.advanceTimersByTime(199);
  expect(progress.ratio()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(progress.ratio()).toBeUndefined();
});

test('R087 two fetches share a bar, and an end counts once', () => {
  const progress = createProgress();
  const [first, second] = [progress.began(), progress.began()];
  first();
  first();
  expect(progress.ratio()).toBe(0.08);
  second();
  expect(progress.ratio()).toBe(1);
});

test('R087 a fetch that begins while the bar goes starts it anew', () => {
  const progress = createProgress();
  progress.began()();
  progress.began();
  vi.advanceTimersByTime(500);
  expect(progress.ratio()).toBe(0.08);
});

test('R087 whoever listens hears every change until he stops', () => {
  const progress = createProgress();
  const heard: (number | undefined)[] = [];
  const stop = progress.subscribe(() => heard.push(progress.ratio()));
  progress.began()();
  stop();
  vi.advanceTimersByTime(200);
  expect(heard).toEqual([0.08, 1]);
});
