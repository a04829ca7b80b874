/**
 * Values as lines of COPY's text format, byte by byte into one buffer: a line that is a string
 * first costs twice as much, and an intake writes millions.
 */
import type { Value } from '../decode/fields.ts';

/** Room for a line, in bytes; few batches need more. */
const lineRoom = 256;
/** No whole number takes more, its sign included: 2⁵³ has 16 digits. */
const mostDigits = 17;
const billion = 1_000_000_000;

const [tab, newline, minus, zero, backslash] = [9, 10, 45, 48, 92];

/** Control characters never get this far, so the backslash alone needs an escape. */
export function copyText(value: Value): string {
  if (value === null) return '\\N';
  // Of a bigint this is several times as quick as String().
  if (typeof value !== 'string') return value.toString();
  return value.includes('\\') ? value.replaceAll('\\', '\\\\') : value;
}

function digitsOf(value: number): number {
  let digits = 1;
  for (let most = 10; value >= most && digits < 10; most *= 10) digits += 1;
  return digits;
}

export class LineWriter {
  #buffer: Buffer;
  #end = 0;

  /** `lines`: how many lines there will be. */
  constructor(lines: number) {
    this.#buffer = Buffer.allocUnsafe(Math.max(1, lines) * lineRoom);
  }

  /** How many bytes are written. */
  get end(): number {
    return this.#end;
  }

  /** What is written. */
  get bytes(): Buffer {
    return this.#buffer.subarray(0, this.#end);
  }

  endField(): void {
    this.#byte(tab);
  }

  endLine(): void {
    this.#byte(newline);
  }

  value(value: Value): void {
    if (typeof value === 'string') this.#text(value);
    else if (typeof value === 'bigint') this.#bigint(value);
    else if (typeof value === 'number' && Number.isSafeInteger(value)) this.#whole(value);
    else this.#written(copyText(value));
  }

  #byte(byte: number): void {
    this.#reserve(1);
    this.#buffer[this.#end] = byte;
    this.#end += 1;
  }

  #reserve(bytes: number): void {
    const needed = this.#end + bytes;
    if (needed <= this.#buffer.length) return;
    this.#buffer = Buffer.concat([this.bytes], 2 * needed);
  }

  /** Text that needs no escape, in UTF-8. */
  #written(text: string): void {
    // No UTF-16 unit takes more than three bytes.
    this.#reserve(text.length * 3);
    this.#end += this.#buffer.write(text, this.#end);
  }

  /** Most texts are short and ASCII. */
  #text(text: string): void {
    const { length } = text;
    this.#reserve(length);
    const buffer = this.#buffer;
    const end = this.#end;
    for (let at = 0; at < length; at += 1) {
      const code = text.charCodeAt(at);
      if (code > 127 || code === backslash) {
        this.#written(copyText(text));
        return;
      }
      buffer[end + at] = code;
    }
    this.#end = end + length;
  }

  #bigint(value: bigint): void {
    const number = Number(value);
    // Beyond these a double does not tell one whole number from the next.
    if (Number.isSafeInteger(number)) this.#whole(number);
    else this.#written(value.toString());
  }

  #whole(value: number): void {
    this.#reserve(mostDigits);
    if (value < 0) {
      this.#buffer[this.#end] = minus;
      this.#end += 1;
    }
    const size = Math.abs(value);
    const high = Math.floor(size / billion);
    const low = size - high * billion;
    if (high > 0) this.#digits(high, digitsOf(high));
    this.#digits(low, high > 0 ? 9 : digitsOf(low));
  }

  /** Below 10⁹: integers of 32 bits are divided several times as quickly as larger ones. */
  #digits(value: number, count: number): void {
    const buffer = this.#buffer;
    let rest = value;
    for (let at = this.#end + count - 1; at >= this.#end; at -= 1) {
      const left = Math.trunc(rest / 10);
      buffer[at] = zero + rest - left * 10;
      rest = left;
    }
    this.#end += count;
  }
}
