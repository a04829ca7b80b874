/** docs/operations.md, followed line by line on a throw-away machine (deploy/tests/machine). */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeExtract } from '../../demo/write-extract.ts';
import { startText } from '../../server/start/start.text.ts';
import { temporaryFolder } from '../../tools/app.ts';
import { needs } from '../../tools/check/needs.mjs';
import { makeCertificate, run } from './neighbour.ts';

const text = await readFile('docs/operations.md', 'utf8');
const lines = [...text.matchAll(/^```sh run\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
  block.split('\n').filter((line) => line !== ''),
);

/** What others do before a line: the core system, and who gives out certificates. */
const before: Readonly<Record<string, string>> = {
  'chown -R sahakon: /var/lib/sahakon/extract': 'cp /tmp/extract/* /var/lib/sahakon/extract/',
  // The night that brings wrong figures.
  'sahakon intake -- rollback': `rm /var/lib/sahakon/extract/*
    cp /tmp/wrong/* /var/lib/sahakon/extract/ && chown sahakon: /var/lib/sahakon/extract/*
    sahakon intake -- /var/lib/sahakon/extract --force`,
};

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A script that does line after line and says before each which it is; ends at the first fault. */
const follow = `exec 2>&1
${lines
  .map(
    (line, at) => `${before[line.replace(/ *#.*$/, '')] ?? ':'}
echo "@@ ${at}"
eval ${quoted(line)} || { echo "@@ failed"; cat /run/sahakon.journal; exit 1; }`,
  )
  .join('\n')}
echo "@@ end"
node -e "
  require('node:https').get({ host: '127.0.0.1', path: '/home', servername: 'portal.example',
    rejectUnauthorized: false, headers: { host: 'portal.example' } },
    (answer) => { console.log(answer.statusCode); answer.resume(); });"
systemctl stop sahakon
tail -n 1 /run/sahakon.journal
`;

describe.runIf(needs.machine.isMet())('docs/operations.md [needs machine]', () => {
  let home: Awaited<ReturnType<typeof temporaryFolder>>;
  let output = '';

  beforeAll(async () => {
    home = await temporaryFolder();
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    await Promise.all([
      writeExtract({ folder: join(home.path, 'extract'), members: 40 }),
      writeExtract({ folder: join(home.path, 'wrong'), members: 41, date: '2025-12-01' }),
      makeCertificate(home.path, 'portal.example'),
      mkdir(join(home.path, 'memory')),
      writeFile(join(home.path, 'follow.sh'), follow),
    ]);
    const own = ['--mount', '--net', '--pid', '--fork', '--kill-child'];
    const args = [...own, 'deploy/tests/machine/begin.sh', process.cwd(), version, home.path];
    const { stdout } = await run('unshare', args).catch((error) => error);
    output = stdout;
  });
  afterAll(() => home.remove());

  /** What came after the first line that begins so. */
  function outputOf(start: string, from = 0): string {
    const at = lines.findIndex((line, index) => index >= from && line.startsWith(start));
    const [, after = ''] = output.split(`@@ ${at}\n`);
    return after.split('\n@@ ')[0] ?? '';
  }

  test('each marked line does what the book says', () => {
    expect(output).not.toContain('@@ failed');
    expect(output).toContain('\n@@ end\n200\n');
    expect(output.trimEnd().endsWith(startText.stopped)).toBe(true);
  });

  test('the server comes up empty and names the first administrator’s door', () => {
    expect(outputOf('node /opt/sahakon/current/deploy/ready.mjs --wait')).toContain('ready');
    const journal = outputOf('journalctl -u sahakon -n 30');
    const [door = ''] = startText.begin('http://127.0.0.1:3000/office/begin', ' ').split('  ');
    for (const words of [startText.empty, door]) expect(journal).toContain(words);
  });

  test('the extract is shown after it was taken in, and again after wrong figures', () => {
    const shown = /ชุดที่ 2 [^\n]*\(แสดงอยู่\)/;
    expect(outputOf('sahakon intake -- history')).toMatch(shown);
    const rollback = lines.findIndex((line) => line.startsWith('sahakon intake -- rollback'));
    expect(outputOf('sahakon intake -- history', rollback)).toMatch(shown);
    expect(outputOf('sahakon intake -- history', rollback)).toMatch(/ชุดที่ [34] [^\n]*41/);
  });

  test('what was copied on the first day is shown again on a machine that had lost all', () => {
    const file = '/var/lib/sahakon/backup/first-day.backup';
    expect(outputOf('sahakon backup -- check')).toContain(`${file} ครบถ้วน`);
    const restore = lines.findIndex((line) => line.startsWith('sahakon restore'));
    expect(outputOf('sahakon restore')).toContain('ตรงกับไฟล์สำรองทุกแถว');
    expect(outputOf('sahakon intake -- history', restore)).toMatch(/ชุดที่ 2 [^\n]*\(แสดงอยู่\)/);
  });
});
