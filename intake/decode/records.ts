/**
 * Bytes to records of raw fields (RFC 4180: commas, double quotes, CRLF or LF), as a stream.
 * Fields keep one character per byte, since separators are ASCII in every encoding we take;
 * most fields are figures and need no decoding at all. The general-purpose parser took longer
 * over a ledger than PostgreSQL took to load it; a test holds ours against it.
 */
import { type Reading, readFile } from './read-file.ts';

/** One record may span lines (a quoted address) but not swallow the file after a stray quote. */
export const longestRecord = 65_536;

/** What is asked of the file at once, which costs as much as parsing some lines. */
const chunkBytes = 1 << 18;
/** What is parsed at once: of longer strings V8 keeps each apart from the others, for long. */
const blockBytes = 1 << 16;

async function* readBlocks(reading: Reading): AsyncGenerator<Buffer> {
  for await (const chunk of readFile(reading, chunkBytes)) {
    for (let at = 0; at < chunk.length; at += blockBytes) yield chunk.subarray(at, at + blockBytes);
  }
}

export interface Records {
  readonly fields: string[][];
  /** For each record the line it begins on, 1 = first line of the file. */
  readonly lines: number[];
  /** Bytes of the file read so far. */
  readonly bytes: number;
  /** Where the file stops being readable; nothing follows. */
  readonly torn?: Torn;
}

export interface Torn {
  readonly line: number;
  /** How many fields had begun when reading stopped. */
  readonly fieldCount: number;
  readonly cause: 'cut' | 'stray_quote' | 'too_long';
}

interface Cut {
  readonly fields: string[];
  /** Where the next record begins. */
  readonly next: number;
}

const lineEnd = /\r?\n/y;
const bareField = /[^",\n]*/y;

function closingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** A record with quotes in it; a number tells in which field a quote stands where none may. */
function cutQuoted(text: string, start: number): Cut | number | undefined {
  const fields: string[] = [];
  for (let at = start; ; at += 1) {
    if (text[at] === '"') {
      const close = closingQuote(text, at);
      if (close < 0) return undefined;
      fields.push(text.slice(at + 1, close).replaceAll('""', '"'));
      at = close + 1;
    } else {
      bareField.lastIndex = at;
      const field = bareField.exec(text)?.[0] ?? '';
      at += field.length;
      const last = text[at] === '\n' && field.endsWith('\r');
      fields.push(last ? field.slice(0, -1) : field);
      if (last) at -= 1;
    }
    if (text[at] === ',') continue;
    lineEnd.lastIndex = at;
    if (lineEnd.test(text)) return { fields, next: lineEnd.lastIndex };
    const waiting = at >= text.length || (text[at] === '\r' && at + 1 === text.length);
    return waiting ? undefined : fields.length;
  }
}

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) {
    count += 1;
  }
  return count;
}

function torn(rest: string, line: number, cause: Torn['cause']): Torn {
  return { line, fieldCount: rest.split(',').length, cause };
}

/**
 * Yields records in the order of the file; after a batch with `torn` nothing more comes. Throws
 * what `readFile` throws.
 */
export async function* readRecords(reading: Reading): AsyncGenerator<Records> {
  let rest = '';
  let line = 1;
  let bytes = 0;
  for await (const part of readBlocks(reading)) {
    const text = rest + part.toString('latin1');
    const fields: string[][] = [];
    const lines: number[] = [];
    let start = 0;
    bytes += part.length;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      const bare = text.slice(start, text[end - 1] === '\r' && end > start ? end - 1 : end);
      if (!bare.includes('"')) {
        fields.push(bare.split(','));
        lines.push(line);
        line += 1;
        start = end + 1;
        continue;
      }
      const cut = cutQuoted(text, start);
      if (cut === undefined) break;
      if (typeof cut === 'number') {
        yield { fields, lines, bytes, torn: { line, fieldCount: cut, cause: 'stray_quote' } };
        return;
      }
      fields.push(cut.fields);
      lines.push(line);
      line += countLines(text, start, cut.next);
      start = cut.next;
    }
    rest = text.slice(start);
    if (rest.length > longestRecord) {
      yield { fields, lines, bytes, torn: torn(rest, line, 'too_long') };
      return;
    }
    yield { fields, lines, bytes };
  }
  // The layout ends every line, the last one too: without that a cut inside it goes unnoticed.
  if (rest !== '') yield { fields: [], lines: [], bytes, torn: torn(rest, line, 'cut') };
}
