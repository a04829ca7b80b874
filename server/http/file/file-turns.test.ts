import { expect, test } from 'vitest';
import { openFileTurns } from './file-turns.ts';

const never = () => new Promise<never>(() => {});

test('T27 two files of one person are made at a time, a third is asked to come again', async () => {
  const turns = openFileTurns();
  void turns.take('000123', never);
  void turns.take('000123', never);
  await expect(turns.take('000123', async () => 'file')).rejects.toMatchObject({
    code: 'too_many_files',
    retryAfterSeconds: 5,
  });
  await expect(turns.take('000456', async () => 'file')).resolves.toBe('file');
});

test('a turn ends with the file, also with one that failed', async () => {
  const turns = openFileTurns();
  for (let made = 0; made < 5; made += 1) {
    await expect(turns.take('000123', async () => 'file')).resolves.toBe('file');
    await expect(turns.take('000123', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  }
});
