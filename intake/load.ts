/** One file from disk to its staged table: read, checked and sent on while it is being read. */
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { Check } from './check/check.ts';
import { checks } from './check/checks.ts';
import type { Register } from './check/register.ts';
import { compareTotals, newTotals, type Totals } from './check/totals.ts';
import type { Extract } from './decode/extract.ts';
import type { FileFacts } from './decode/inspect.ts';
import type { Stated } from './decode/manifest.ts';
import { type Rows, readRows } from './decode/rows.ts';
import type { Faults } from './fault.ts';
import type { Subject } from './layout.ts';
import { stagedFigures } from './quarantine/figures.ts';
import { insertShownRows } from './quarantine/shown-rows.ts';
import { hasLedgers, LedgerDigests } from './staging/ledger-digests.ts';
import { inTransaction } from './staging/session.ts';
import { startCopy } from './staging/staging.ts';
import type { StoredFigures } from './staging/sums.ts';
import { type CopyForm, copyForm } from './staging/table.ts';

/** What was read of one file, and how long it took. */
export interface FileReport {
  readonly file: string;
  /** As delivered. */
  readonly rows: number;
  /** Those of the publication. */
  readonly staged: number;
  readonly bytes: number;
  readonly millis: number;
}

export interface Loading {
  readonly extract: Extract;
  readonly publicationId: number;
  readonly register: Register;
  readonly faults: Faults;
  /** Told after each batch: bytes of this file read so far. */
  readonly progress: (bytes: number) => void;
}

/** Thrown inside to roll back the table of a file that turned out broken. */
class Broken extends Error {}

function judge({ rows, lines }: Rows, check: Check, totals: Totals): void {
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as Rows['rows'][number];
    check.row(row, lines[index] as number);
    totals.add(row, lines[index] as number);
  }
}

interface Counts {
  /** Of all rows that were delivered. */
  readonly totals: Totals;
  /** Of those among them that are not staged: their members are in quarantine. */
  readonly out: Totals;
  /** Of a file of ledgers. */
  readonly digests: LedgerDigests | undefined;
}

function digestWatch({ columns, key }: Subject, digests: LedgerDigests) {
  const keyAt = columns.findIndex(({ name }) => name === key[0]);
  return (row: Rows['rows'][number], end: number) => digests.line(row[keyAt] as string, end);
}

/**
 * Yields the file's rows as COPY text. After the first fault nothing more is yielded, but reading
 * goes on, so that a report holds more than the first thing wrong.
 */
async function* checkedText(
  subject: Subject,
  loading: Loading,
  form: CopyForm,
  { totals, out, digests }: Counts,
): AsyncGenerator<Buffer> {
  const { extract, faults, register } = loading;
  const { file, columns } = subject;
  const { asOf, files } = extract.manifest;
  const facts = extract.facts.get(file) as FileFacts;
  const check = checks[subject.name].make({ subject, asOf, register, faults });
  const watch = digests && digestWatch(subject, digests);
  const aside = register.quarantine?.asideOf(subject);
  for await (const batch of readRows({ file, facts, columns, faults, aside })) {
    judge(batch, check, totals);
    for (const { row, line } of batch.aside) {
      aside?.note(row);
      totals.add(row, line);
      out.add(row, line);
    }
    loading.progress(batch.bytes);
    if (faults.any) continue;
    const text = form.bytes(batch.rows, watch);
    digests?.flush(text);
    yield text;
  }
  check.end();
  if (!faults.has(file)) compareTotals(subject, totals, files.get(file) as Stated, faults);
}

/** What came of a file. */
export interface LoadedFile {
  /** Rows that were delivered. */
  readonly rows: number;
  /** What its staged rows must come to. */
  readonly staged: Stated;
}

/**
 * Loads one file. With faults there is no table, and faults of earlier files do not keep this one
 * from being checked unless it refers to them.
 */
export async function loadFile(
  session: pg.Client,
  subject: Subject,
  loading: Loading,
): Promise<LoadedFile> {
  const { extract, faults, publicationId, register } = loading;
  const digests = hasLedgers(subject) ? new LedgerDigests(subject) : undefined;
  const counts = { totals: newTotals(subject), out: newTotals(subject), digests };
  const stated = extract.manifest.files.get(subject.file) as Stated;
  if (checks[subject.name].after.some((file) => faults.has(file))) {
    return { rows: 0, staged: stated };
  }
  let shownRows: StoredFigures | undefined;
  try {
    await inTransaction(session, async () => {
      const form = copyForm(subject, register);
      const copy = await startCopy(session, subject, publicationId, form);
      await pipeline(checkedText(subject, loading, form, counts), copy);
      if (!faults.any) await digests?.store(session, publicationId);
      const { quarantine } = register;
      if (quarantine && !faults.any) {
        shownRows = await insertShownRows(session, subject, publicationId, quarantine, faults);
      }
      if (faults.any) throw new Broken();
    });
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
  }
  const staged = shownRows ? stagedFigures(subject, stated, counts.out, shownRows) : stated;
  return { rows: counts.totals.rows, staged };
}
