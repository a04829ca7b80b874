import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDraft, type SentLine } from '../../../../parts/agency-month/draft/draft.ts';
import { openSaver, type SaveAnswer } from './saver.ts';

const bills = ['000123', '000158'].map((memberNo) => ({
  memberNo,
  seq: 1,
  billedSatang: 1_000n,
  consent: true,
}));
const [first, second] = ['000123 1', '000158 1'] as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers as told; each call is kept. */
function open(answers: (SaveAnswer | Error)[]) {
  const calls: { version: number; lines: readonly SentLine[] }[] = [];
  const draft = openDraft({ bills, lines: [] });
  const saver = openSaver({
    ...{ draft, version: 3, savedAt: null, savedBy: null },
    send: async (version, lines) => {
      calls.push({ version, lines });
      const answer = answers.shift() ?? new Error('no answer was prepared');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const close = saver.open();
  return { draft, saver, calls, close };
}

const answer = (version: number): SaveAnswer => ({ version, at: '2025-11-28T02:42:00Z', by: 'ก' });
const refused = (code: string) =>
  Object.assign(new Error(code), { status: 409, code, text: 'ผู้อื่นบันทึกแล้ว' });

test('D-23 saved once, a moment after the last of several changes', async () => {
  const { draft, saver, calls } = open([answer(4)]);
  draft.change(first, { outcome: 'FULL' });
  await vi.advanceTimersByTimeAsync(500);
  draft.change(second, { outcome: 'FULL' });
  await vi.advanceTimersByTimeAsync(500);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(400);
  expect(calls.map(({ version, lines }) => [version, lines.length])).toEqual([[3, 2]]);
  expect(saver.state()).toEqual({ kind: 'saved', at: '2025-11-28T02:42:00Z', by: 'ก' });
  expect(saver.version()).toBe(4);
});

test('D-23 what was changed meanwhile goes with the version that came back', async () => {
  const { draft, calls } = open([answer(4), answer(5)]);
  draft.change(first, { outcome: 'FULL' });
  await vi.advanceTimersByTimeAsync(800);
  draft.change(second, { outcome: 'FULL' });
  await vi.advanceTimersByTimeAsync(800);
  expect(calls.map(({ version }) => version)).toEqual([3, 4]);
});

test('D-23 what cannot be saved stays, is said, and is tried again when asked', async () => {
  const { draft, saver, calls } = open([refused('unavailable'), answer(4)]);
  draft.change(first, { outcome: 'FULL' });
  await vi.advanceTimersByTimeAsync(800);
  expect(saver.state()).toMatchObject({ kind: 'failed' });
  expect(draft.unsent()).toHaveLength(1);
  expect(await saver.flush()).toBe(true);
  expect(calls).toHaveLength(2);
});

test('D-23 somebody else was first: nothing is sent before theirs was looked at', async () => {
  const { draft, saver, calls } = open([refused('conflict'), answer(8)]);
  draft.change(first, { outcome: 'NONE', reason: 'RETIRED' });
  await vi.advanceTimersByTimeAsync(800);
  expect(saver.state()).toEqual({ kind: 'conflict', text: 'ผู้อื่นบันทึกแล้ว' });
  draft.change(second, { outcome: 'FULL' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await saver.flush()).toBe(false);
  expect(calls).toHaveLength(1);
  saver.rebase({ version: 7, lines: [], mayEdit: true, at: null, by: null });
  await vi.advanceTimersByTimeAsync(800);
  expect(calls.map(({ version, lines }) => [version, lines.length])).toEqual([
    [3, 1],
    [7, 2],
  ]);
});

test('D-23 what is at fault is not ready to be handed in', async () => {
  const { draft, saver, calls } = open([]);
  draft.change(first, { outcome: 'PARTIAL', collected: 'x' });
  expect(await saver.flush()).toBe(false);
  expect(calls).toEqual([]);
});

test('D-23 who leaves the page loses nothing that could be saved', async () => {
  const { draft, calls, close } = open([answer(4)]);
  draft.change(first, { outcome: 'FULL' });
  close();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toHaveLength(1);
});

const away = () => Object.assign(new Error('no answer'), { status: 0, text: 'เชื่อมต่อไม่ได้' });

test('D-23 while the line is away it is tried again by itself, ever more seldom', async () => {
  const { draft, saver, calls, close } = open([away(), away(), answer(4)]);
  draft.change(first, { outcome: 'FULL' });
  await vi.advanceTimersByTimeAsync(800);
  const failed = { kind: 'failed', text: 'เชื่อมต่อไม่ได้', retries: true };
  expect(saver.state()).toMatchObject(failed);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls).toHaveLength(2);
  // Told once: a try that nobody asked for does not take the failure away.
  expect(saver.state()).toMatchObject(failed);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls.map(({ lines }) => lines.length)).toEqual([1, 1, 1]);
  expect(saver.state()).toMatchObject({ kind: 'saved' });
  close();
});

test('D-23 a refusal is not asked for again; a page that was left asks no more', async () => {
  const { draft, calls } = open([Object.assign(new Error('no'), { status: 400 })]);
  draft.change(first, { outcome: 'FULL' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(calls).toHaveLength(1);
  const other = open([away(), away()]);
  other.draft.change(first, { outcome: 'FULL' });
  await vi.advanceTimersByTimeAsync(800);
  other.close();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(other.calls).toHaveLength(2);
});
