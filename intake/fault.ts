/** What is wrong with an extract, as values: the reader goes on to find more, up to a limit. */
import { maskWrittenIds } from '../core/masked/national-ids.ts';

export interface Fault {
  /** Name of the file inside the extract's folder; empty where the folder itself is meant. */
  readonly file: string;
  /** Line in the file, 1 = the header row; 0 of a folder, and of a file that is none to read. */
  readonly row: number;
  /** Name of the column; empty where the whole row or file is meant. */
  readonly column: string;
  /** A Thai sentence for the person who brings the extract in. */
  readonly reason: string;
}

/** More than anybody mends before trying again; a wholly broken file would list every row. */
export const faultLimit = 20;

/** Gathers faults up to a limit; what comes after is dropped, for reading stops there. */
export class Faults {
  readonly list: Fault[] = [];
  readonly limit: number;
  readonly #files = new Set<string>();
  readonly #owners = new Map<Fault, string>();
  #more = false;
  #ended = false;

  constructor(limit = faultLimit) {
    this.limit = limit;
  }

  add(file: string, row: number, column: string, reason: string, memberNo?: string): void {
    this.#files.add(file);
    if (this.full) return;
    const fault = { file, row, column: maskWrittenIds(column), reason: maskWrittenIds(reason) };
    this.list.push(fault);
    if (memberNo !== undefined) this.#owners.set(fault, memberNo);
  }

  /** Ends the search with one fault, of the file as a whole: what else was found counts no more. */
  end(file: string, reason: string): void {
    if (this.#ended) return;
    this.list.length = 0;
    this.add(file, 0, '', reason);
    this.#ended = true;
  }

  /** Says that some were found and not added: only the first few of a kind are. */
  leaveOut(): void {
    this.#more = true;
  }

  addAll(others: Faults): void {
    if (others.more) this.leaveOut();
    for (const fault of others.list) {
      const { file, row, column, reason } = fault;
      this.add(file, row, column, reason, others.ownerOf(fault));
    }
  }

  /** The member whose row it is, where that was known with the fault. */
  ownerOf(fault: Fault): string | undefined {
    return this.#owners.get(fault);
  }

  /** Puts others in their place, as many: the same faults where they were delivered. */
  relocate(list: readonly Fault[]): void {
    this.list.splice(0, this.list.length, ...list);
  }

  /** Whether reading on is pointless. */
  get full(): boolean {
    return this.#ended || this.list.length >= this.limit;
  }

  /** Whether there may be more of them than the list has. */
  get more(): boolean {
    return !this.#ended && (this.full || this.#more);
  }

  get any(): boolean {
    return this.list.length > 0;
  }

  /** Whether this file is broken, so that what refers to it cannot be judged. */
  has(file: string): boolean {
    return this.#files.has(file);
  }
}
