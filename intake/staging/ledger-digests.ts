/**
 * Digests of ledgers, made of their lines on the way to the store and stored beside them: the next
 * intake knows by them which ledgers still say what they said, and which only have new lines
 * (decision 0049).
 */
import { createHash, type Hash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { partName } from '../../records/parts.ts';
import type { Subject } from '../layout.ts';
import { copyText } from './line-writer.ts';
import { digestsTable } from './table.ts';

/** A ledger that has so many new lines, or more, is compared line by line. */
export const digestsOfLedger = 3;

/** Of SHA-256, as base64url: nobody finds another ledger with the same. */
const digestLetters = 22;

/** Letters that are made bytes at once: a third of the room that texts take. */
const blockLetters = 65_536;

/** Files whose rows are lines of ledgers, and a member's bills: new ones come at the end. */
const ofLines: ReadonlySet<string> = new Set([
  'share_lines',
  'deposit_lines',
  'loan_lines',
  'collections',
  'collection_items',
]);

export const hasLedgers = ({ name }: Pick<Subject, 'name'>): boolean => ofLines.has(name);

const digestsPart = (publicationId: number): string =>
  `staging.${partName(digestsTable, publicationId)}`;

/** Lines of one ledger within one buffer: where each of them ends. */
interface Run {
  readonly ledger: string;
  readonly ends: number[];
}

/** Is told each line of a file, ledger by ledger, and gives what is to be stored. */
export class LedgerDigests {
  #runs: Run[] = [];
  #ledger: string | undefined;
  #hash: Hash = createHash('sha256');
  #lines = 0;
  /** Of the ledger up to its last lines, the newest last. */
  #latest: string[] = [];
  /** What is to be stored, as COPY takes it: whole blocks, and the one that is being filled. */
  readonly #blocks: Buffer[] = [];
  #block = '';
  readonly #subject: string;

  constructor({ name }: Pick<Subject, 'name'>) {
    this.#subject = name;
  }

  /** A line that ends at this place of the buffer that is `flush`ed next. */
  line(ledger: string, end: number): void {
    const last = this.#runs.at(-1);
    if (last?.ledger === ledger) last.ends.push(end);
    else this.#runs.push({ ledger, ends: [end] });
  }

  /** Takes the lines in; the first one begins where the buffer does. */
  flush(buffer: Buffer): void {
    let from = 0;
    for (const { ledger, ends } of this.#runs) {
      if (ledger !== this.#ledger) this.#open(ledger);
      this.#take(buffer, from, ends);
      from = ends.at(-1) as number;
    }
    this.#runs = [];
  }

  #open(ledger: string): void {
    this.#close();
    // A slice of its batch would keep all of it.
    this.#ledger = Buffer.from(ledger).toString();
    this.#hash = createHash('sha256');
    this.#lines = 0;
    this.#latest = [];
  }

  #take(buffer: Buffer, start: number, ends: readonly number[]): void {
    let from = start;
    const before = ends.at(-1 - digestsOfLedger);
    if (before !== undefined) {
      this.#hash.update(buffer.subarray(from, before));
      from = before;
    }
    for (const end of ends.slice(-digestsOfLedger)) {
      this.#hash.update(buffer.subarray(from, end));
      this.#latest.push(this.#hash.copy().digest('base64url').slice(0, digestLetters));
      from = end;
    }
    this.#latest = this.#latest.slice(-digestsOfLedger);
    this.#lines += ends.length;
  }

  #close(): void {
    if (this.#ledger === undefined) return;
    const digests = this.#latest.toReversed().join(',');
    const row = [this.#subject, copyText(this.#ledger), this.#lines, `{${digests}}`];
    this.#block += `${row.join('\t')}\n`;
    this.#ledger = undefined;
    if (this.#block.length >= blockLetters) this.#endBlock();
  }

  #endBlock(): void {
    this.#blocks.push(Buffer.from(this.#block));
    this.#block = '';
  }

  /** Stores what was told; nothing more is. */
  async store(session: pg.Client, publicationId: number): Promise<void> {
    this.#close();
    this.#endBlock();
    // A run that was cut may have stored those of a file that is read again.
    await session.query(`DELETE FROM ${digestsPart(publicationId)} WHERE subject = $1`, [
      this.#subject,
    ]);
    const to = `${digestsPart(publicationId)} (subject, ledger, lines, digests)`;
    await pipeline(this.#blocks, session.query(copyFrom(`COPY ${to} FROM STDIN`)));
  }
}

/** Ledgers whose shown lines are all staged, and the same. */
export interface UnchangedLedgers {
  /** A table that has them, under `ledger`. */
  readonly table: string;
  /** How many lines they have in what is shown, and how many came after these. */
  readonly lines: number;
  readonly added: number;
}

interface Publications {
  readonly stagingId: number;
  readonly shownId: number;
}

/** Gives `work` the ledgers that are as they were; those without a digest are not among them. */
export async function withUnchanged<Result>(
  session: pg.Client,
  { name }: Pick<Subject, 'name'>,
  { stagingId, shownId }: Publications,
  work: (unchanged: UnchangedLedgers) => Promise<Result>,
): Promise<Result> {
  const table = `staging.${partName({ name: `unchanged_${name}` }, stagingId)}`;
  await session.query(
    `CREATE UNLOGGED TABLE ${table} AS
     SELECT ledger, o.lines, n.lines - o.lines AS added
     FROM records.ledger_digests o JOIN ${digestsPart(stagingId)} n USING (subject, ledger)
     WHERE subject = '${name}' AND o.publication_id = ${shownId}
       AND n.digests[n.lines - o.lines + 1] = o.digests[1]`,
  );
  await session.query(`ANALYZE ${table}`);
  const { rows } = await session.query<Omit<UnchangedLedgers, 'table'>>(
    `SELECT coalesce(sum(lines), 0)::int AS lines, coalesce(sum(added), 0)::int AS added
     FROM ${table}`,
  );
  const [sums = { lines: 0, added: 0 }] = rows;
  const result = await work({ table, ...sums });
  // Whatever fails ends the intake, which clears the schema.
  await session.query(`DROP TABLE ${table}`);
  return result;
}
