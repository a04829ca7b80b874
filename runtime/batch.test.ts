import { expect, test } from 'vitest';
import { inBatches } from './batch.ts';

/** Asks that are answered when the test says so. */
function setup() {
  const sent: { questions: readonly number[]; answer: () => void; fail: () => void }[] = [];
  const ask = (questions: readonly number[]) =>
    new Promise<string[]>((resolve, reject) => {
      const answer = () => resolve(questions.map((question) => `a${question}`));
      sent.push({ questions, answer, fail: () => reject(new Error('gone')) });
    });
  return { sent, ask };
}

const nextTick = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('questions of one turn go together, answers keep their order', async () => {
  const { sent, ask } = setup();
  const one = inBatches(String, ask);
  const answers = Promise.all([one(1), one(2), one(3)]);
  await nextTick();
  expect(sent.map(({ questions }) => questions)).toEqual([[1, 2, 3]]);
  sent[0]?.answer();
  expect(await answers).toEqual(['a1', 'a2', 'a3']);
});

test('while a batch flies the next one gathers; no question joins one that was sent', async () => {
  const { sent, ask } = setup();
  const one = inBatches(String, ask);
  const answers = [one(1)];
  await nextTick();
  answers.push(one(2));
  await nextTick();
  answers.push(one(3));
  await nextTick();
  expect(sent.map(({ questions }) => questions)).toEqual([[1]]);
  sent[0]?.answer();
  await nextTick();
  expect(sent[1]?.questions).toEqual([2, 3]);
  sent[1]?.answer();
  expect(await Promise.all(answers)).toEqual(['a1', 'a2', 'a3']);
});

test('a batch that is slow to come back holds the next one up for a moment only', async () => {
  const { sent, ask } = setup();
  const one = inBatches(String, ask);
  const first = one(1);
  await nextTick();
  const second = one(2);
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.answer();
  expect(await second).toBe('a2');
  sent[0]?.answer();
  expect(await first).toBe('a1');
});

test('the same question is asked once in a batch, and again in the next', async () => {
  const { sent, ask } = setup();
  const one = inBatches(String, ask);
  const answers = [one(1), one(1), one(2)];
  await nextTick();
  answers.push(one(1));
  sent[0]?.answer();
  await nextTick();
  sent[1]?.answer();
  expect(await Promise.all(answers)).toEqual(['a1', 'a1', 'a2', 'a1']);
  expect(sent.map(({ questions }) => questions)).toEqual([[1, 2], [1]]);
});

test('a failure reaches everyone in its batch and nobody else', async () => {
  const { sent, ask } = setup();
  const one = inBatches(String, ask);
  const first = Promise.allSettled([one(1), one(2)]);
  await nextTick();
  const second = one(3);
  sent[0]?.fail();
  await nextTick();
  sent[1]?.answer();
  expect((await first).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await second).toBe('a3');
});
