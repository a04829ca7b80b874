import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminProgram } from '../../commands/admin/program.ts';
import { databaseCommands } from '../../commands/database/commands.ts';
import { exitCodes } from '../../commands/doctor/print-findings.ts';
import { secretCommands } from '../../commands/secret/commands.ts';
import { staffCommands } from '../../commands/staff/commands.ts';
import { thaiProgram } from '../../records/command-line/program.ts';
import { loadOptions } from '../proof/load/words.ts';
import { proofOptions } from '../proof/options.ts';
import { interceptedOptions, ourOptions } from './npm-options.mjs';

const run = promisify(execFile);
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-kept-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const staffProgram = thaiProgram('npm run staff --', '');
staffCommands(staffProgram);

const optionsOf = (program: typeof staffProgram) => [
  ...new Set(
    program.commands.flatMap(({ options }) => options.map(({ long }) => long?.slice(2) ?? '')),
  ),
];
const adminOptions = optionsOf(adminProgram());
const staffOptions = optionsOf(staffProgram);
const secretProgram = thaiProgram('npm run secret --', '');
secretCommands(secretProgram);
const secretOptions = optionsOf(secretProgram);
const databaseProgram = thaiProgram('npm run database --', '');
databaseCommands(databaseProgram);
const databaseOptions = optionsOf(databaseProgram);

/** Runs a program and says how it ended: never a rejection. */
const ended = (file: string, words: readonly string[], env: NodeJS.ProcessEnv) =>
  run(file, words, { env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );

test('every option of our tools is known, so that npm cannot keep it unseen', async () => {
  const commands = [
    ...[['demo/cli.ts'], ['intake/cli.ts'], ['intake/cli.ts', 'watch']],
    ...[['commands/backup/main.ts'], ['commands/backup/restore.ts'], ['commands/doctor/main.ts']],
    ...[
      ['intake/cli.ts', 'translate'],
      ['intake/cli.ts', 'learn'],
    ],
  ];
  const helps = await Promise.all(
    commands.map((words) => run(process.execPath, [...words, '--help'])),
  );
  const others = helps.flatMap(({ stdout }) =>
    [...stdout.matchAll(/^ +(?:-\w, )?--([a-z-]+)/gm)].map(([, name]) => name),
  );
  expect(others).toContain('dry-run');
  const all = new Set([
    ...adminOptions,
    ...staffOptions,
    ...secretOptions,
    ...databaseOptions,
    ...Object.keys(proofOptions),
    ...Object.keys(loadOptions),
    ...others.filter((name) => name !== 'help'),
  ]);
  expect([...all].sort()).toEqual([...ourOptions].sort());
});

test('no tool besides these takes options', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const files = Object.values<string>(scripts).flatMap(
    (line) => /^node tools\/run\.mjs (?:--(?:all|as-is) )?(\S+)/.exec(line)?.[1] ?? [],
  );
  const sources = await Promise.all(
    files.map(async (file) => [file, await readFile(file, 'utf8')] as const),
  );
  const takers = sources.filter(([, source]) =>
    /commander|parseArgs|readRequest|program/.test(source),
  );
  expect(takers.map(([file]) => file).sort()).toEqual([
    'commands/admin/main.ts',
    'commands/backup/main.ts',
    'commands/backup/restore.ts',
    'commands/database/main.ts',
    'commands/doctor/main.ts',
    'commands/sbom/main.ts',
    'commands/secret/main.ts',
    'commands/staff/main.ts',
    'demo/cli.ts',
    'intake/cli.ts',
    'tools/proof/main.ts',
  ]);
});

test.each(adminOptions)(
  'without a lone -- the desk refuses --%s and does nothing',
  async (name) => {
    const tool = join(folder, `${name}.ts`);
    const trace = join(folder, `${name}.trace`);
    await writeFile(
      tool,
      `import fs from 'node:fs'; fs.writeFileSync(${JSON.stringify(trace)}, '')`,
    );
    const npmConfig = {
      [`npm_config_${name.replaceAll('-', '_')}`]: name === 'publish' ? 'true' : 'ก',
    };
    const env = { ...process.env, npm_lifecycle_event: 'desk', ...npmConfig };
    const { code, output } = await ended(
      process.execPath,
      ['tools/run.mjs', tool, 'close', '9'],
      env,
    );
    expect(code).toBe(2);
    expect(output).toContain(`npm เก็บ --${name} ไว้เอง จึงยังไม่ได้ทำอะไร`);
    expect(output).toContain(`npm run desk -- … --${name}`);
    expect(await readdir(folder)).not.toContain(`${name}.trace`);
  },
);

test('npm itself keeps a note, and the case is not closed', async () => {
  const env = { ...process.env, DATA_DIR: join(folder, 'data') };
  const { code, output } = await ended('npm', ['run', 'desk', 'close', '9', '--note=x'], env);
  expect(code).toBe(2);
  expect(output).toContain('npm เก็บ --note ไว้เอง จึงยังไม่ได้ทำอะไร');
  expect(await readdir(folder)).not.toContain('data');
});

test('the doctor’s own code for wrong use is none of what it finds', async () => {
  const env = { ...process.env, npm_lifecycle_event: 'doctor', npm_config_json: 'true' };
  const words = ['tools/run.mjs', '--as-is', 'commands/doctor/main.ts'];
  const { code, output } = await ended(process.execPath, words, env);
  expect(code).toBe(exitCodes.usage);
  expect(output).toContain('npm run doctor -- … --json');
});

test('an option that has arrived is not kept; one that only begins alike has not arrived', () => {
  expect(interceptedOptions({ npm_config_text: 'a' }, ['--text', 'a'])).toEqual([]);
  expect(interceptedOptions({ npm_config_text: 'a' }, ['--text=a'])).toEqual([]);
  expect(interceptedOptions({ npm_config_text: 'a' }, ['--texture'])).toEqual(['text']);
  expect(interceptedOptions({ npm_config_force: 'false', npm_config_by: '' }, [])).toEqual([]);
});
