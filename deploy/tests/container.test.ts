/** The container file, read as its builder reads it: few machines have such a builder. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../../tools/tidy/source.ts';

const text = await readFile('deploy/container/Containerfile', 'utf8');
/** Instructions with their arguments, continued lines in one. */
const steps = text
  .replace(/^#.*\n/gm, '')
  .replace(/\s*\\\n\s*/g, ' ')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return { word, rest };
  });
const all = (word: string) => steps.filter((step) => step.word === word).map(({ rest }) => rest);
const last = (word: string) => all(word).at(-1) ?? '';

/** What comes from the checkout: places and where they go. */
const copies = all('COPY')
  .filter((rest) => !rest.startsWith('--from'))
  .map((rest) => rest.split(' '))
  .map((words) => ({ from: words.slice(0, -1), to: words.at(-1) ?? '' }));
const copied = copies.flatMap(({ from }) => from);

test('each line is an instruction, each place that is copied is there and keeps its name', () => {
  const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'USER', 'ENV', 'VOLUME', 'EXPOSE', 'STOPSIGNAL'];
  const words = new Set([...known, 'HEALTHCHECK', 'CMD']);
  expect(steps.filter(({ word }) => !words.has(word))).toEqual([]);
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  const renamed = copies.filter(({ from, to }) => to !== './' && from.join(' ') !== to);
  expect(renamed).toEqual([]);
});

test('what start, build and commands import is copied, whole', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const checks = new Set(['test', 'bench', 'proof', 'requirements']);
  const commands = Object.entries<string>(scripts)
    .filter(([name]) => !checks.has(name))
    .flatMap(([, command]) => command.split(' ').filter((word) => existsSync(word)));
  expect(commands.length).toBeGreaterThan(6);
  const built = [
    'tools/build.mjs',
    'vite.config.ts',
    'web/entry.client.tsx',
    'web/entry.server.tsx',
  ];
  const reached = new Set([...commands, ...built, 'server/main.ts', 'deploy/ready.mjs']);
  // A set gives what is added while it is gone through, too.
  for (const path of reached) {
    const relative = importsOf(await readFile(path, 'utf8')).filter((name) => /^\./.test(name));
    for (const name of relative) {
      reached.add(posix.join(posix.dirname(path), name.replace(/\?.*$/, '')));
    }
  }
  expect(reached.size).toBeGreaterThan(1_000);
  const isCopied = (path: string) =>
    copied.some((place) => path === place || path.startsWith(`${place}/`));
  expect([...reached].filter((path) => !isCopied(path))).toEqual([]);
});

test('it runs without rights, keeps its data apart, and says whether it is ready', () => {
  const after = steps.slice(steps.findIndex(({ word }) => word === 'USER') + 1);
  expect(last('USER')).toBe('sahakon');
  expect(after.filter(({ word }) => word === 'RUN' || word === 'COPY')).toEqual([]);
  expect(text).toMatch(/useradd [^\n]*sahakon/);
  expect(all('FROM').length).toBe(2);
  const env = Object.fromEntries(
    last('ENV')
      .split(' ')
      .map((pair) => pair.split('=')),
  );
  expect(env.DATA_DIR.startsWith(`${last('VOLUME')}/`)).toBe(true);
  expect(env.DEMO).toBe('0');
  expect(last('EXPOSE')).toBe(env.PORT);
  for (const command of [last('CMD'), last('HEALTHCHECK').replace(/^.*CMD /, '')]) {
    const [program, path] = JSON.parse(command);
    expect([program, existsSync(path)]).toEqual(['node', true]);
  }
});
