/** What readers that are not ours find in a paper: its words (Poppler), its QR (ZBar). */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../../tools/check/needs.mjs';
import { compilePdf, type Paper } from '../compile.ts';
import { address, everyPaper } from './every-paper.ts';

const run = promisify(execFile);
const papers = await everyPaper();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'papers-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, paper: Paper): Promise<string> {
  const file = join(folder, `${name}.pdf`);
  await writeFile(file, await compilePdf(paper));
  return file;
}

/** Words as the reader gives them: in the order of the file, or as they stand on the page. */
async function readBack(file: string, ...options: string[]): Promise<string[]> {
  const { stdout } = await run('pdftotext', [...options, file, '-']);
  return stdout.split(/\s+/).filter((word) => word !== '');
}

/** Of these a template has no words, or other ones (`ชื่อ|2` of a form is a field twice as wide). */
const noWords = new Set(['issuedOn', 'qr', 'kind', 'as', 'empty']);
const unseen: Partial<Record<Paper['template'], readonly string[]>> = {
  letter: ['title', 'address'],
  cover: ['title', 'address'],
  sheet: ['words'],
};

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\|[\d.]+$/, '')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (noWords.has(key) ? [] : wordsIn(one)));
}

function wordsOf({ template, inputs }: Paper): string[] {
  const hidden = unseen[template] ?? [];
  const shown = Object.entries(inputs).filter(([key]) => !hidden.includes(key));
  return wordsIn(Object.fromEntries(shown)).flatMap((words) => words.split(/[\s\u200b]+/));
}

/** What the templates say by themselves. */
const ofTemplates = /^(?:หน้า|จาก|ข้อ|เขียนที่|วันที่|ที่|[\d().·]+|ยอดยกไป|ยอดยกมา)$/;

describe.runIf(needs.poppler.isMet())('papers in the eyes of others [needs poppler]', () => {
  test.each(Object.entries(papers))(
    'D-11 every word of %s is the word that was written, and there are no others',
    async (name, paper) => {
      const file = await fileOf(name, paper);
      const written = wordsOf(paper);
      const all = written.join('');
      const inOrder = (await readBack(file, '-raw')).join('');
      expect(written.filter((word) => !inOrder.includes(word))).toEqual([]);
      const strangers = (await readBack(file)).filter(
        (word) => !(all.includes(word) || ofTemplates.test(word)),
      );
      expect(strangers).toEqual([]);
    },
    30_000,
  );

  test('D-11 every cluster of either weight comes out once, in its place', async () => {
    const paper = papers['every cluster'];
    if (!paper) throw new Error('no clusters');
    const written = wordsIn(paper.inputs.chapters).flatMap((words) => words.split(' '));
    const known = new Set(written);
    const found = await readBack(await fileOf('clusters', paper), '-raw');
    expect(written.length).toBeGreaterThan(5_000);
    expect(found.filter((word) => known.has(word))).toEqual(written);
  }, 30_000);

  test.each(['receipt', 'bill', 'certificate', 'letter'])(
    'D-11 the QR of a %s leads to where it can be looked up',
    async (name) => {
      const paper = papers[name];
      if (!paper) throw new Error(`no ${name}`);
      const picture = join(folder, `${name}-qr`);
      const file = await fileOf(`${name}-qr`, paper);
      await run('pdftoppm', ['-r', '150', '-png', '-singlefile', file, picture]);
      const { stdout } = await run('zbarimg', ['--quiet', '--nodbus', '--raw', `${picture}.png`]);
      expect(stdout.trim()).toBe(address);
    },
    30_000,
  );
});
