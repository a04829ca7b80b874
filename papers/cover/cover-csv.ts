/** A cover statement as text for other programs: amounts plain, no formulas (T17). */
import type { CoverPaper } from '../../core/agency/paper/cover-paper.ts';
import { type CsvCell, csvText } from '../../core/csv/csv.ts';
import { windows874 } from '../../core/windows-874/windows-874.ts';
import { coverPaperText as text } from './cover.text.ts';
import { type Cell, coverTable } from './cover-cells.ts';

const plain = (cell: Cell) => cell ?? '';

/** `respelt`: what each text becomes before it is looked at for a formula. */
function textOf(paper: CoverPaper, respelt: (text: string) => string): string {
  const { facts, heads, rows, total } = coverTable(paper);
  const head = heads.map(([group, name]) => (group === '' ? name : `${group} ${name}`));
  const cells: CsvCell[][] = [
    [text.title],
    ...facts.map(([name, words]) => [name, words]),
    [],
    head,
    ...rows.map((row) => row.map(plain)),
    ...(rows.length > 0 ? [total.map(plain)] : []),
  ];
  return csvText(
    cells.map((row) => row.map((cell) => (typeof cell === 'string' ? respelt(cell) : cell))),
  );
}

/** UTF-8 with its mark in front. */
export const coverCsv = (paper: CoverPaper): Uint8Array =>
  Buffer.from(textOf(paper, (text) => text));

/** The same text in Windows-874, which has no true minus. Throws `RangeError` for what it lacks. */
export const coverTis620 = (paper: CoverPaper): Uint8Array =>
  windows874(textOf(paper, (text) => text.replaceAll('−', '-')).replace(/^\ufeff/, ''));
