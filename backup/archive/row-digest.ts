/**
 * Digest of a table's rows as COPY writes them: the same rows give the same digest in whatever
 * order a server keeps them. It finds accidents; against intent stands the seal of the file.
 */

const newLine = 10;
// Any two numbers do, the same for ever: old files hold digests that began with them.
const seeds: Readonly<Record<'first' | 'second', number>> = {
  first: 0x2f6e2b1,
  second: 0x7a3d8f05,
};

export interface TableCount {
  readonly rows: number;
  /** 16 hexadecimal digits: the sum of the rows' own digests. */
  readonly digest: string;
}

const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0');

/** The last step of MurmurHash3: every bit of the state moves every bit of the result. */
function mix(state: number): number {
  let mixed = state;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** Takes a table's rows in pieces, cut anywhere, and counts and adds up what they are. */
export class RowDigest {
  #rows = 0;
  #high = 0;
  #low = 0;
  #first = seeds.first;
  #second = seeds.second;

  update(piece: Uint8Array): void {
    let first = this.#first;
    let second = this.#second;
    // An index, not an iterator: this loop sees every byte of a store.
    for (let at = 0; at < piece.length; at += 1) {
      const byte = piece[at] as number;
      if (byte === newLine) {
        this.#endRow(first, second);
        first = seeds.first;
        second = seeds.second;
        continue;
      }
      first = Math.imul(first ^ byte, 0x9e3779b1);
      second = Math.imul(second ^ byte, 0x5f356495) + (first >>> 15);
    }
    this.#first = first;
    this.#second = second;
  }

  #endRow(first: number, second: number): void {
    this.#rows += 1;
    this.#high = (this.#high + mix(first ^ (second >>> 11))) | 0;
    this.#low = (this.#low + mix(second ^ (first >>> 7))) | 0;
  }

  result(): TableCount {
    return { rows: this.#rows, digest: hex(this.#high) + hex(this.#low) };
  }
}
