/** The lines of a payroll's file, whatever its form; a file without any is told why. */
import { createHash } from 'node:crypto';
import type { ResultLayout as Layout } from '../../../../api/agency/result-layouts.ts';
import type { AgencySettings } from '../../../../api/agency/settings.ts';
import { Problem } from '../../../../api/problem.ts';
import type { ColumnPlaces, ResultColumn } from '../../../../core/agency/result-file/cell.ts';
import type { FileFault } from '../../../../core/agency/result-file/file-fault.ts';
import { findHead } from '../../../../core/agency/result-file/head.ts';
import { type ReadLines, readLines } from '../../../../core/agency/result-file/read-lines.ts';
import { readTable } from '../../../../intake/received/table/read-table.ts';
import { UnfitTable } from '../../../../intake/received/table/received-table.ts';
import { columnNames, fileFaults } from './fault.text.ts';
import { asProblem, bytesOf } from './received.server.ts';
import { answers } from './upload.text.ts';

interface Sent {
  readonly file: string;
  readonly layout?: string | undefined;
}

export interface SentLines extends ReadLines {
  readonly bytes: number;
  /** SHA-256 of the file. */
  readonly hash: string;
}

const refused = (message: string): Problem =>
  new Problem('bad_input', { fields: [{ field: 'file', message }] });

function faultOf(fault: FileFault, row?: number): Problem {
  const words = fileFaults[fault];
  return refused(row === undefined ? words : answers.inRow(row, words));
}

/** Rows by the names at their head. */
async function headedLines(bytes: Buffer): Promise<ReadLines> {
  const rows = await readTable(bytes);
  const head = findHead(rows);
  if ('places' in head) return readLines(rows.slice(head.at + 1), head.places);
  if (head.missing === 'none') throw faultOf('head');
  throw refused(answers.inColumn(columnNames[head.column], fileFaults.head_twice));
}

const columnOf = (of: Layout['fields'][number]['of']): ResultColumn | undefined =>
  of === 'skip' ? undefined : of === 'collected_satang' ? 'collected' : of;

/** Rows of fixed width by the layout's fields. */
async function widthLines(bytes: Buffer, layout: Layout): Promise<ReadLines> {
  const { fields, skip_first: skipFirst = 0, skip_last: skipLast = 0 } = layout;
  const rows = await readTable(bytes, { fields, skipFirst, skipLast });
  const places: Partial<Record<ResultColumn, number>> = {};
  for (const [index, { of }] of fields.entries()) {
    const column = columnOf(of);
    if (column) places[column] = index;
  }
  const satang = fields.some(({ of }) => of === 'collected_satang');
  return readLines(rows, places satisfies ColumnPlaces, { satang });
}

/** Throws Problem bad_input at `file` or `layout`, unavailable while too many wait. */
export async function sentLines(sent: Sent, settings: AgencySettings): Promise<SentLines> {
  const layout = settings.result_layouts.find(({ id }) => id === sent.layout);
  if (sent.layout !== undefined && !layout) {
    throw new Problem('bad_input', { fields: [{ field: 'layout', message: answers.noLayout }] });
  }
  const bytes = bytesOf(sent.file, fileFaults.too_large);
  try {
    const read = await (layout ? widthLines(bytes, layout) : headedLines(bytes));
    if (read.lines.length + read.problems.length === 0) throw faultOf('nothing');
    const hash = createHash('sha256').update(bytes).digest('hex');
    return { ...read, bytes: bytes.length, hash };
  } catch (error) {
    throw error instanceof UnfitTable ? faultOf(error.fault, error.row) : asProblem(error);
  }
}
