import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { wrongUse } from '../../records/command-line/program.ts';

const run = promisify(execFile);
const runs = (words: readonly string[], env = process.env) =>
  run(process.execPath, [...words], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
const runAdmin = (...words: string[]) => runs(['commands/admin/main.ts', ...words]);

test('without a command the desk shows its commands, and that is no failure', async () => {
  const { code, stdout, stderr } = await runAdmin();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('คำสั่ง:');
  expect(stdout).toContain('hide-board');
  expect(stdout).not.toMatch(/Usage:|Options:|Commands:|Arguments:/);
  expect((await runAdmin('close', '--help')).stdout).not.toMatch(/Usage:|Options:|Arguments:/);
});

test('a reader that has seen enough, as `head` and `less` do, is no fault', async () => {
  const line = `'${process.execPath}' commands/admin/main.ts | true`;
  expect(await run('sh', ['-c', line])).toEqual({ stdout: '', stderr: '' });
});

test.each([
  ['ไม่มีคำสั่ง nosuch', ['nosuch']],
  ['ไม่มีคำสั่ง clos · หมายถึง close หรือไม่', ['clos', '9']],
  ['ไม่มีตัวเลือก --nosuch', ['close', '9', '--nosuch']],
  ['ต้องระบุ เลขที่', ['close']],
  ['ต้องระบุตัวเลือก --text <ข้อความ>', ['answer', '9']],
  ['ตัวเลือก --note <ข้อความ> ต้องมีค่าตามหลัง', ['close', '9', '--note']],
  ['มีคำมากเกินไป: 9, x, y.z', ['close', '9', 'x', 'y.z']],
])('it says in Thai: %s', async (sentence, words) => {
  const { code, stdout, stderr } = await runAdmin(...words);
  expect({ code, stdout }).toEqual({ code: wrongUse, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(stderr).toContain('npm run desk -- --help');
  expect(stderr).not.toContain('error:');
});

test.each(['commands/admin/main.ts', 'commands/staff/main.ts', 'demo/cli.ts', 'intake/cli.ts'])(
  '%s explains each command in one line, in Thai throughout',
  async (file) => {
    const { code, stdout } = await runs([file, '--help']);
    expect(code).toBe(0);
    expect(stdout).not.toMatch(/Usage:|Options:|Commands:|Arguments:|default:/);
    // What is to be filled in has a Thai name; every line of a list begins with what it tells of.
    expect(stdout.replaceAll(/<[a-z]+(?:\|[a-z]+)+>/g, '')).not.toMatch(/[<[][a-z]/);
    const [, ...lists] = String(stdout).split(/^(?:ตัวเลือก|คำสั่ง):\n/m);
    const lines = lists.flatMap((list) => list.split('\n').filter((line) => line.trim() !== ''));
    expect(lines.filter((line) => !/^ {2}(?:-|[a-z])/.test(line))).toEqual([]);
  },
);

test('what was given wrongly is said in Thai, not in the library’s words', async () => {
  const { code, stderr } = await runs(['demo/cli.ts', '--out', 'x', '--members', 'abc']);
  expect(code).toBe(wrongUse);
  expect(stderr).toMatch(/^จำนวนสมาชิกไม่ถูกต้อง: abc\n/);
});

test.each([
  ['commands/admin/main.ts', 'guide'],
  ['commands/staff/main.ts', 'contacts', '01011001'],
  ['commands/staff/main.ts', 'contact-reset', '01011001'],
  ['intake/cli.ts', 'history'],
  ['intake/cli.ts', 'nowhere', '--dry-run'],
])('only a start makes a store: %s %s names the folder and leaves nothing', async (...words) => {
  const dataDir = join(tmpdir(), `sahakon-none-${process.pid}`);
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, SECRET: ___, ...others } = process.env;
  const { code, stdout, stderr } = await runs(words, { ...others, DATA_DIR: dataDir });
  // The intake tells a scheduler that it was started in the wrong place (intake/exit-codes.ts).
  const refused = words[0] === 'intake/cli.ts' ? 2 : 1;
  expect({ code, stdout }).toEqual({ code: refused, stdout: '' });
  expect(stderr).toContain(dataDir);
  expect(stderr).toContain('DATA_DIR');
  // A start would make a demo, which takes in no extract: intake names its own way instead.
  const isIntake = words[0] === 'intake/cli.ts';
  expect(stderr.includes('npm start')).toBe(!isIntake);
  expect(stderr.includes('--new')).toBe(isIntake);
  expect(existsSync(dataDir)).toBe(false);
});
