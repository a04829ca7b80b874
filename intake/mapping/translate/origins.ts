/** The way back from a row of ours to the core's own file: twelve bytes for each row, on disk. */
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from '../../fault.ts';
import { manifestFile } from '../../layout.ts';
import { nameOfFile, sourceReasons as reasons, rowOfFile, rowOfSameFile } from '../mapping.text.ts';
import type { Mapping, Part } from '../mapping.ts';
import type { FilesOf } from '../read/files.ts';
import { nameOf } from '../rule-names.ts';

const size = 12;
const worthWriting = 64 * 1024;

const pathOf = (folder: string, file: string): string => join(folder, `${file}.origins`);

export interface OriginWriter {
  /** Of the next row, in the order of the file. */
  add(part: number, file: number, line: number): void;
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Begins the way back of one file of ours; only its owner may read it. */
export async function writeOrigins(folder: string, file: string): Promise<OriginWriter> {
  const handle = await open(pathOf(folder, file), 'w', 0o600);
  let block = Buffer.alloc(worthWriting * 2);
  let end = 0;
  const flush = async () => {
    await handle.writeFile(block.subarray(0, end));
    end = 0;
  };
  return {
    add(part, index, line) {
      if (end + size > block.length) block = Buffer.concat([block, Buffer.alloc(block.length)]);
      for (const value of [part, index, line]) end = block.writeUInt32LE(value, end);
    },
    drain: async () => {
      if (end >= worthWriting) await flush();
    },
    close: async () => {
      await flush();
      await handle.close();
    },
  };
}

interface Origin {
  readonly part: Part | undefined;
  readonly file: string;
  readonly line: number;
}

/** Turns faults of our files into faults of the core's. */
export class Origins {
  readonly #folder: string;
  readonly #mapping: Mapping;
  readonly #files: FilesOf;
  readonly #isStated: boolean;
  readonly #names: ReadonlyMap<number, string>;

  /** `isStated`: the command line gave the day. */
  constructor(folder: string, mapping: Mapping, files: FilesOf, isStated: boolean) {
    this.#folder = folder;
    this.#mapping = mapping;
    this.#files = files;
    this.#isStated = isStated;
    const all = [...files.values()].flat();
    this.#names = new Map(all.map(({ index, name }) => [index, name]));
  }

  async #origin(file: string, row: number): Promise<Origin | undefined> {
    const subject = this.#mapping.subjects.find((one) => one.subject.file === file);
    if (!subject || row < 2) return undefined;
    const handle = await open(pathOf(this.#folder, file), 'r').catch(() => undefined);
    if (!handle) return undefined;
    const bytes = await readAt(handle, (row - 2) * size).finally(() => handle.close());
    if (!bytes) return undefined;
    const name = this.#names.get(bytes.readUInt32LE(4)) ?? file;
    return { part: subject.parts[bytes.readUInt32LE(0)], file: name, line: bytes.readUInt32LE(8) };
  }

  /** What the core calls the column; our name stands behind it. */
  #column({ part }: Origin, column: string): string {
    const rule = part && [...part.rules].find(([{ name }]) => name === column)?.[1];
    return part && rule && column !== '' ? reasons.column(nameOf(part, rule), column) : column;
  }

  /** Rows of ours that a reason names become rows of the core. */
  async #reason(own: string, reason: string): Promise<string> {
    let text = reason;
    for (const [whole, file = '', row] of reason.matchAll(rowOfFile)) {
      const origin = await this.#origin(file, Number(row));
      if (origin) text = text.replace(whole, reasons.row(origin.file, origin.line));
    }
    for (const [whole, row] of reason.matchAll(rowOfSameFile)) {
      const origin = await this.#origin(own, Number(row));
      if (origin) text = text.replace(whole, reasons.sameFileRow(origin.file, origin.line));
    }
    return this.#named(text);
  }

  /** Files of ours that a reason names, each with the core's that it was made of. */
  #named(text: string): string {
    return text.replace(nameOfFile, (file) => {
      const subject = this.#mapping.subjects.find((one) => one.subject.file === file);
      const files = new Set(subject?.parts.flatMap(({ from }) => from.files));
      return files.size === 0 ? file : reasons.madeOf(file, [...files]);
    });
  }

  /** The manifest is made by us: its day is that of the core, or of the command line. */
  #dayOf(fault: Fault): Fault {
    if (fault.file !== manifestFile || fault.column !== 'AS_OF') return fault;
    const { asOf } = this.#mapping;
    const [file] = asOf ? (this.#files.get(asOf.source) ?? []) : [];
    if (!asOf || !file || this.#isStated) return { ...fault, file: '', row: 0, column: '' };
    const column = reasons.column(asOf.column.heading, fault.column);
    return { ...fault, file: file.name, row: 1, column };
  }

  /** The fault at the core's file and line; one of a whole file of ours stays as it is. */
  async locate(fault: Fault): Promise<Fault> {
    const { file, row, column, reason } = fault;
    const text = await this.#reason(file, reason);
    const origin = await this.#origin(file, row);
    if (!origin) return { ...this.#dayOf(fault), reason: text };
    return {
      file: origin.file,
      row: origin.line,
      column: this.#column(origin, column),
      reason: text,
    };
  }
}

async function readAt(handle: FileHandle, position: number): Promise<Buffer | undefined> {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(size), 0, size, position);
  return bytesRead === size ? buffer : undefined;
}
