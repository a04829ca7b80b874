import { describe, expect, test } from 'vitest';
import { markFaults, marksOf } from './mark-rules.ts';
import { source } from './source.ts';

const docs = source(
  'docs/domain/loans.md',
  '# Loans\n## A.3 Facts\n### T12 Lock-outs\n## Part E: data\n#### L1 An example\n## D-08 Lines\n',
);
const chapters = source('docs/specification.md', '## 8. Error catalogue\n');
const decision = source('decisions/0008-satang-as-bigint.md', '# 0008 Money\n');
const faults = (path: string, text: string) =>
  markFaults(path.endsWith('.md') ? [] : [source(path, text)], [
    ...[docs, chapters, decision],
    ...(path.endsWith('.md') ? [source(path, text)] : []),
  ]);

describe('marks lead to headings', () => {
  test.each([
    ['a comment', 'core/a.ts', '/** Interest (A.3, L1; D-08). */'],
    ['a title', 'core/a.test.ts', "test('T12 waits grow', () => {});"],
    ['a part', 'core/a.test.ts', "test.each(['x'])('part E %s', () => {});"],
    ['a migration', 'records/a.sql', '-- Waits (T12).\nSELECT 1;'],
    ['a template', 'papers/a.typ', '// As A.3 has it.'],
    ['a chapter of the specification', 'web/a.ts', '// §8 says so.'],
    ['a law, which is no mark', 'core/a.ts', '// Act §4, Computer Crime Act §26, Code §193/5.'],
    ['a decision', 'core/a.ts', '// See decision 0008 and decisions/0008-satang-as-bigint.md.'],
    ['a paper', 'README.md', 'See [loans](docs/domain/loans.md), A.3.'],
  ])('%s that leads somewhere is none', (_, path, text) => {
    expect(faults(path, text)).toEqual([]);
  });

  test.each([
    ['core/a.ts', '/** Interest (A.4). */', 'A.4 begins no heading of docs/'],
    ['core/a.ts', "const note = 'by D-99';", 'D-99 begins no heading of docs/'],
    ['core/a.test.ts', "test('T13 equal times', () => {});", 'T13 begins no heading of docs/'],
    ['core/a.test.ts', "cases = { 'A.9 two bills': 1 };", 'A.9 begins no heading of docs/'],
    ['core/a.test.ts', "test('part H %s', f);", 'Part H begins no heading of docs/'],
    ['kit/a.css', '/* Contrast (S11). */', 'S11 begins no heading of docs/'],
    ['web/a.ts', '// §9 of the specification', '§9 begins no heading of docs/'],
    ['GLOSSARY.md', 'The fault F4.', 'F4 begins no heading of docs/'],
    ['core/a.ts', '// decision 0077', 'there is no decisions/0077-'],
    ['decisions/0009-b.md', 'As in (0077).', 'there is no decisions/0077-'],
    ['core/a.ts', '// (trust A)', '"trust A" is outside docs/, see docs/threats.md'],
    ['core/a.ts', '// docs/none.md', 'there is no docs/none.md'],
  ])('%s: %j leads nowhere', (path, text, fault) => {
    expect(faults(path, text)).toEqual([`${path}: ${fault}`]);
  });

  test('a mark is the beginning of one heading alone', () => {
    const again = source('docs/threats.md', '## T12 Waits\n');
    expect(markFaults([], [docs, again])).toEqual([
      'docs/threats.md: T12 heads another section already',
    ]);
  });

  test('a heading counts in docs/ alone, and not inside a fence', () => {
    const elsewhere = source('README.md', '## T13 Times\n');
    const fenced = source('docs/b.md', '```\n## T13 Times\n```\n');
    const named = source('core/a.ts', '// T13');
    expect(markFaults([named], [elsewhere, fenced])).toContain(
      'core/a.ts: T13 begins no heading of docs/',
    );
  });
});

describe('what is no mark', () => {
  test.each([
    ['hexadecimal', "const key = '9fT20a'; // 0xT20"],
    ['a key of the keyboard', "const keys = ['F1', 'F5'];"],
    ['a time', "const at = on + 'T08:30:00'; // 'T00:00'"],
    ['a cell of a workbook', 'const cell = \'<c ref="F8:G8"/>\';'],
    ['an initial in a name', "const name = 'นายเอ A.3 ใจดี';"],
    ['a number of a contract', "const contract = { no: 'L1', receipt: 'D2' };"],
    ['a version', '// PostgreSQL 18.4, F8.1, v1.T2'],
    ['a day', "const on = '2025-D-08-01';"],
  ])('%s', (_, text) => {
    expect(marksOf(source('core/tests/a.test.ts', text))).toEqual([]);
  });

  test('comments are found behind letters of two units', () => {
    expect(marksOf(source('core/a.ts', "const a = '😀😀'; // T12"))).toEqual(['T12']);
  });
});
