import { expect, test } from 'vitest';
import { inBatches } from './batch.ts';

/** Asks that are answered when the test says so. */
function held() {
  const sent: { questions: readonly number[]; answer: () => void; fail: () => void }[] = [];
  const ask = (questions: readonly number[]) =>
    new Promise<string[]>((resolve, reject) => {
      const answer = () => resolve(questions.map((question) => `a${question}`));
      sent.push({ questions, answer, fail: () => reject(new Error('gone')) });
    });
  return { sent, ask };
}

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('questions of one turn go together, answers keep their order', async () => {
  const { sent, ask } = held();
  const one = inBatches(ask);
  const answers = Promise.all([one(1), one(2), one(3)]);
  await turn();
  expect(sent.map(({ questions }) => questions)).toEqual([[1, 2, 3]]);
  sent[0]?.answer();
  expect(await answers).toEqual(['a1', 'a2', 'a3']);
});

test('a later question never joins a batch that was sent', async () => {
  const { sent, ask } = held();
  const one = inBatches(ask, { inFlight: 2 });
  const first = one(1);
  await turn();
  const second = one(2);
  await turn();
  expect(sent.map(({ questions }) => questions)).toEqual([[1], [2]]);
  for (const batch of sent) batch.answer();
  expect(await Promise.all([first, second])).toEqual(['a1', 'a2']);
});

test('while enough batches fly the next one gathers', async () => {
  const { sent, ask } = held();
  const one = inBatches(ask, { inFlight: 1 });
  const answers = [one(1)];
  await turn();
  answers.push(one(2));
  await turn();
  answers.push(one(3));
  await turn();
  expect(sent).toHaveLength(1);
  sent[0]?.answer();
  await turn();
  expect(sent[1]?.questions).toEqual([2, 3]);
  sent[1]?.answer();
  expect(await Promise.all(answers)).toEqual(['a1', 'a2', 'a3']);
});

test('a batch has a greatest size; a failure reaches everyone in it and nobody else', async () => {
  const { sent, ask } = held();
  const one = inBatches(ask, { largest: 2 });
  const answers = Promise.allSettled([one(1), one(2), one(3)]);
  await turn();
  await turn();
  expect(sent.map(({ questions }) => questions)).toEqual([[1, 2], [3]]);
  sent[0]?.fail();
  sent[1]?.answer();
  expect((await answers).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
  ]);
});
