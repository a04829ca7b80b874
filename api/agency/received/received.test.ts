import { expect, test } from 'vitest';
import { QueueFull } from '../../../runtime/fair-queue.ts';
import { localBudgets } from '../../../tools/local-budgets.ts';
import { Problem } from '../../problem.ts';
import { asFileTry } from './received.server.ts';

const budgets = localBudgets();
const fails = (error: unknown) => () => Promise.reject(error);
const codeOf = (tried: Promise<unknown>) =>
  tried.then(
    () => 'read',
    (error: unknown) => (error instanceof Problem ? error.code : 'ours'),
  );

test('D-26 what failed because of us or of others costs an agency no try', async () => {
  const codes = new Set<string>();
  for (let at = 0; at < 50; at += 1) {
    for (const error of [new QueueFull(true), new QueueFull(false), new Error('ours')]) {
      codes.add(await codeOf(asFileTry(budgets, 'A', fails(error))));
    }
  }
  expect([...codes]).toEqual(['overloaded', 'ours']);
  expect(await codeOf(asFileTry(budgets, 'A', async () => 'file'))).toBe('read');
});

test('D-26 a hundred and twenty files in an hour, read or refused, are one agency’s', async () => {
  for (let at = 0; at < 60; at += 1) {
    expect(await codeOf(asFileTry(budgets, 'B', async () => 'file'))).toBe('read');
    expect(await codeOf(asFileTry(budgets, 'B', fails(new Problem('bad_input'))))).toBe(
      'bad_input',
    );
  }
  expect(await codeOf(asFileTry(budgets, 'B', async () => 'file'))).toBe('too_many');
  expect(await codeOf(asFileTry(budgets, 'C', async () => 'file'))).toBe('read');
});

test('T18 who has sent too much at once is told that it is their own', async () => {
  const textOf = (isOwn: boolean) =>
    asFileTry(budgets, 'D', fails(new QueueFull(isOwn))).catch(
      (error: unknown) => (error as Problem).text,
    );
  expect(await textOf(true)).toMatch('ไฟล์ก่อนหน้าอยู่');
  expect(await textOf(false)).toMatch('หลายคน');
});
