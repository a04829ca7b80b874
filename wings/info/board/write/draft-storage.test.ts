import { expect, test, vi } from 'vitest';
import { draftKeeper, type Keeping } from './draft-storage.ts';

function keeper(save: (draft: string) => Promise<unknown>) {
  const states: Keeping[] = [];
  return { states, keep: draftKeeper(save, (state) => states.push(state), 100) };
}

test('S14 what is typed is kept once, when the typing rests', async () => {
  vi.useFakeTimers();
  const saved: string[] = [];
  const { keep, states } = keeper(async (draft) => saved.push(draft));
  for (const text of ['ก', 'กข', 'กขค']) {
    keep.later(text);
    await vi.advanceTimersByTimeAsync(60);
  }
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(saved).toEqual(['กขค']);
  expect(states).toEqual(['saving', 'saved']);
  vi.useRealTimers();
});

test('S14 saves follow each other, however long one takes', async () => {
  const done: string[] = [];
  const release: (() => void)[] = [];
  const { keep } = keeper(async (draft) => {
    await new Promise<void>((resolve) => release.push(resolve));
    done.push(draft);
  });
  keep.later('หนึ่ง');
  const first = keep.now();
  keep.later('สอง');
  const second = keep.now();
  await Promise.resolve();
  expect(release).toHaveLength(1);
  release[0]?.();
  await first;
  await vi.waitFor(() => expect(release).toHaveLength(2));
  release[1]?.();
  await second;
  expect(done).toEqual(['หนึ่ง', 'สอง']);
});

test('S14 a draft that was posted is not kept again', async () => {
  vi.useFakeTimers();
  const save = vi.fn(async () => {});
  const { keep } = keeper(save);
  keep.later('ก');
  await keep.drop();
  await vi.advanceTimersByTimeAsync(500);
  expect(save).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('S14 a save that failed is told and holds up nothing', async () => {
  const { keep, states } = keeper(async (draft) => {
    if (draft === 'เสีย') throw new Error('away');
  });
  keep.later('เสีย');
  await keep.now();
  keep.later('ดี');
  await keep.now();
  expect(states).toEqual(['saving', 'failed', 'saving', 'saved']);
});
