/** The lines of a payroll's file, whatever its form; a file without any is told why. */
import { createHash } from 'node:crypto';
import { bytesOf } from '../../../api/agency/received/received.server.ts';
import type { AgencySettings } from '../../../api/agency/settings.ts';
import { Problem } from '../../../api/problem.ts';
import type { FileFault } from '../../../core/agency/result-file/file-fault.ts';
import type { ReadLines } from '../../../core/agency/result-file/read-lines.ts';
import { readResult } from '../../../intake/uploads/table/read-result.ts';
import {
  type FaultLocation,
  UnfitTable,
  type Widths,
} from '../../../intake/uploads/table/received-table.ts';
import { type Evidence, noteHostile } from '../../../records/agency/hostile-file.ts';
import { columnNames, fileFaults } from './fault.text.ts';
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

/** Could do harm where it is opened: who sent it is on record. */
const hostile: ReadonlySet<FileFault> = new Set(['bomb', 'paths', 'nested', 'macros']);

const refused = (message: string, field = 'file'): Problem =>
  new Problem('bad_input', { fields: [{ field, message }] });

function problemOf(fault: FileFault, { row, column }: FaultLocation = {}): Problem {
  const words = fileFaults[fault];
  if (column !== undefined) return refused(answers.inColumn(columnNames[column], words));
  return refused(row === undefined ? words : answers.inRow(row, words));
}

/** Undefined: the file says by its head what stands where. Throws Problem at `layout`. */
function widthsOf({ layout: id }: Sent, settings: AgencySettings): Widths | undefined {
  if (id === undefined) return undefined;
  const layout = settings.result_layouts.find((one) => one.id === id);
  if (!layout) throw refused(answers.noLayout, 'layout');
  const { fields, skip_first: skipFirst = 0, skip_last: skipLast = 0 } = layout;
  return { fields, skipFirst, skipLast };
}

/** Throws Problem bad_input at `file` or `layout`, and Busy. */
export async function sentLines(
  sent: Sent,
  settings: AgencySettings,
  evidence: Evidence,
): Promise<SentLines> {
  const widths = widthsOf(sent, settings);
  const bytes = bytesOf(sent.file, fileFaults.too_large);
  const note = (kind: string) => noteHostile(evidence, { kind, bytes: bytes.length });
  try {
    const read = await readResult(evidence.who.agencyNo, bytes, widths);
    if (read.reachesOut) await note('formula');
    if (read.lines.length + read.problemsTotal === 0) throw problemOf('nothing');
    const hash = createHash('sha256').update(bytes).digest('hex');
    return { ...read, bytes: bytes.length, hash };
  } catch (error) {
    if (!(error instanceof UnfitTable)) throw error;
    if (hostile.has(error.fault)) await note(error.fault);
    throw problemOf(error.fault, error.at);
  }
}
