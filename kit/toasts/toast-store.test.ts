import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToasts, toastMs } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saved = { kind: 'success', text: 'บันทึกแล้ว' } as const;
const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text);

test('R174 the three lengths of time', () => {
  expect(toastMs).toEqual({ normal: 5000, long: 10_000, warning: 3000 });
});

test.each([
  [undefined, 5000],
  [toastMs.long, 10_000],
  [toastMs.warning, 3000],
])('R174 a message of %s ms stays %i ms and goes to the list', (milliseconds, stays) => {
  const toasts = createToasts();
  toasts.notify({ ...saved, ...(milliseconds ? { milliseconds } : {}) });
  vi.advanceTimersByTime(stays - 1);
  expect(texts(toasts.state().shown)).toEqual([saved.text]);
  vi.advanceTimersByTime(1);
  expect(toasts.state().shown).toEqual([]);
  expect(texts(toasts.state().past)).toEqual([saved.text]);
});

test('R174 the clock stands while held and goes on with what was left', () => {
  const toasts = createToasts();
  toasts.notify(saved);
  vi.advanceTimersByTime(4000);
  toasts.suspend();
  vi.advanceTimersByTime(60_000);
  expect(toasts.state().shown).toHaveLength(1);
  toasts.release();
  vi.advanceTimersByTime(999);
  expect(toasts.state().shown).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts.state().shown).toEqual([]);
});

test('a message that comes while held waits for the release', () => {
  const toasts = createToasts();
  toasts.notify(saved);
  toasts.suspend();
  toasts.notify({ kind: 'error', text: 'ไม่สำเร็จ' });
  vi.advanceTimersByTime(20_000);
  expect(toasts.state().shown).toHaveLength(2);
  toasts.release();
  vi.advanceTimersByTime(5000);
  expect(toasts.state().shown).toEqual([]);
});

test('what is closed by hand is read: it goes nowhere, and its clock with it', () => {
  const toasts = createToasts();
  toasts.notify(saved);
  toasts.suspend();
  toasts.close(toasts.state().shown[0]?.id ?? 0);
  vi.advanceTimersByTime(10_000);
  expect(toasts.state()).toEqual({ shown: [], past: [] });
});

test('closing the last held message lets the next one run', () => {
  const toasts = createToasts();
  toasts.notify(saved);
  toasts.suspend();
  toasts.close(toasts.state().shown[0]?.id ?? 0);
  toasts.notify(saved);
  vi.advanceTimersByTime(5000);
  expect(toasts.state().shown).toEqual([]);
});

test('the same sentence again stays one message with a fresh clock', () => {
  const toasts = createToasts();
  toasts.notify(saved);
  vi.advanceTimersByTime(4000);
  toasts.notify(saved);
  vi.advanceTimersByTime(4000);
  expect(toasts.state().shown).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(toasts.state().shown).toEqual([]);
});

test('the list keeps the newest twenty', () => {
  const toasts = createToasts();
  for (let n = 1; n <= 25; n++) toasts.notify({ kind: 'error', text: `ข้อ ${n}` });
  vi.advanceTimersByTime(5000);
  expect(toasts.state().past).toHaveLength(20);
});
