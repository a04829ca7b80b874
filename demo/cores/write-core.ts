/** Writes the rows of the pretend cooperative as a core system would, by its declaration. */
import type { Day } from '../../core/days.ts';
import { orNothing } from '../../core/satang.ts';
import { type SubjectName, subjects } from '../../intake/layout.ts';
import type { Row } from '../../intake/write/row.ts';
import { UnwritableFolder } from '../file/make-folder.ts';
import {
  type Core,
  type CoreCount,
  type CoreDelivery,
  type CoreFile,
  type CoreOutput,
  CoreRow,
} from './core.ts';

interface Open {
  readonly output: CoreOutput;
  readonly name: string;
  readonly rows: number[];
  readonly sums: bigint[];
}

interface Waiting {
  readonly file: CoreFile;
  readonly record: number;
  readonly row: CoreRow;
  readonly order: string;
}

/** Where rows of our layout go, whatever they become. */
export interface RowFile {
  row(fields: Row): void;
}

export type RowFiles = Readonly<Record<SubjectName, RowFile>>;

export interface CoreWriter {
  readonly files: RowFiles;
  /** Writes what has gathered of a member. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Files are opened as their first record comes: how many there are depends on the months. */
class Outputs {
  readonly #open = new Map<string, Open>();
  readonly #delivery: CoreDelivery;

  readonly #unwritable: (error: unknown) => never;

  constructor(delivery: CoreDelivery, folder: string) {
    this.#delivery = delivery;
    this.#unwritable = (error) => {
      throw new UnwritableFolder(folder, error);
    };
  }

  async of(file: CoreFile, name: string): Promise<Open> {
    const key = `${name}\t${file.sheet ?? ''}`;
    const before = this.#open.get(key);
    if (before) return before;
    const output = await this.#delivery.open(name, file).catch(this.#unwritable);
    const rows = file.records.map(() => 0);
    const opened = { output, name, rows, sums: file.totals.map(() => 0n) };
    this.#open.set(key, opened);
    return opened;
  }

  async drain(): Promise<void> {
    for (const { output } of this.#open.values()) await output.drain();
  }

  async close(): Promise<void> {
    const counts: CoreCount[] = [];
    for (const { output, name, rows, sums } of this.#open.values()) {
      await output.close();
      counts.push({ name, rows, sums });
    }
    await this.#delivery.finish?.(counts).catch(this.#unwritable);
  }
}

function writeOne(open: Open, { file, record, row }: Waiting): void {
  const columns = file.records[record]?.columns ?? [];
  const fields = columns.map(({ of }) => (typeof of === 'string' ? row.field(of) : of(row)));
  const sums = file.totals.map((name) => {
    const field = fields[columns.findIndex((column) => column.name === name)];
    return typeof field === 'bigint' ? field : 0n;
  });
  open.rows[record] = (open.rows[record] ?? 0) + 1;
  for (const [index, sum] of sums.entries()) open.sums[index] = orNothing(open.sums[index]) + sum;
  const cells = columns.map(({ as }, index) => as(fields[index] ?? ''));
  open.output.write(record, cells, sums);
}

/**
 * Begins the core's files in `folder`; rows of our layout go in, and come out as its own. Writing
 * throws UnwritableFolder.
 */
export function openCore(core: Core, folder: string, asOf: Day): CoreWriter {
  const outputs = new Outputs(core.begin(folder, asOf), folder);
  let waiting: Waiting[] = [];
  const takers = (name: SubjectName) =>
    core.files.flatMap((file) =>
      file.records.flatMap((record, index) =>
        record.subject === name ? [{ file, record, index }] : [],
      ),
    );
  const files = Object.fromEntries(
    subjects.map(({ name }) => {
      const own = takers(name);
      const row = (fields: Row) => {
        const one = new CoreRow(name, fields);
        for (const { file, record, index } of own) {
          if (record.when?.(one) === false) continue;
          waiting.push({ file, record: index, row: one, order: record.order?.(one) ?? '' });
        }
      };
      return [name, { row }];
    }),
  ) as unknown as RowFiles;
  const flush = async () => {
    const sorted = waiting.toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0));
    waiting = [];
    for (const one of sorted) {
      const { name } = one.file;
      writeOne(await outputs.of(one.file, typeof name === 'string' ? name : name(one.row)), one);
    }
    await outputs.drain();
  };
  return {
    files,
    drain: flush,
    async close() {
      await flush();
      // A file of one name is there even when nothing is in it.
      for (const file of core.files) {
        if (typeof file.name === 'string') await outputs.of(file, file.name);
      }
      await outputs.close();
    },
  };
}
