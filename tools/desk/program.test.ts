import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const desk = (...words: string[]) =>
  run(process.execPath, ['tools/desk/main.ts', ...words]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );

test('without a command the desk shows its commands, and that is no failure', async () => {
  const { code, stdout, stderr } = await desk();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('คำสั่ง:');
  expect(stdout).toContain('hide-board');
  expect(stdout).not.toMatch(/Usage:|Options:|Commands:|Arguments:/);
  expect((await desk('close', '--help')).stdout).not.toMatch(/Usage:|Options:|Arguments:/);
});

test.each([
  ['ไม่มีคำสั่ง nosuch', ['nosuch']],
  ['ไม่มีคำสั่ง clos · หมายถึง close หรือไม่', ['clos', '9']],
  ['ไม่มีตัวเลือก --nosuch', ['close', '9', '--nosuch']],
  ['ต้องระบุ id', ['close']],
  ['ต้องระบุตัวเลือก --text <text>', ['answer', '9']],
  ['ตัวเลือก --note <text> ต้องมีค่าตามหลัง', ['close', '9', '--note']],
  ['มีคำมากเกินไป: 9, x, y.z', ['close', '9', 'x', 'y.z']],
])('it says in Thai: %s', async (sentence, words) => {
  const { code, stdout, stderr } = await desk(...words);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(stderr).toContain('npm run desk -- --help');
  expect(stderr).not.toContain('error:');
});
