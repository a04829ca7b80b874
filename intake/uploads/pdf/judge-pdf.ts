/** Whether a PDF from outside is a plain, short document: pages, and nothing that acts (T16). */
import { inflateSync } from 'node:zlib';
import { hasStrangeLink } from './link-schemes.ts';
import { pagesOf } from './page-tree.ts';
import { type PdfFault, UnfitPdf } from './pdf-fault.ts';
import { plainNames } from './plain-names.ts';

/** Streams that are looked into. */
const mostStreams = 20_000;
/** Bytes that all streams may unfold to. */
const mostUnfolded = 64 * 1024 * 1024;

/** What runs, opens, sends or carries something else. */
const acts = [
  ...['JavaScript', 'Launch', 'EmbeddedFiles?', 'Filespec', 'RichMedia', 'Rendition'],
  ...['SubmitForm', 'ImportData', 'GoToE', 'GoToR', 'Thread', 'XFA', 'Movie', 'Sound'],
];
const acting = new RegExp(`/(?:${acts.join('|')})(?![A-Za-z0-9_])`);
/** Opening shows a place of the document itself, written out, or does something. */
const opening = /\/OpenAction(?!\s*\[)/;
/**
 * Actions of pages and fields, and content or places of another file. Their names are so short that
 * the bytes of a picture may hold them by chance: there they count only as a reader takes them.
 */
const short = /\/(?:AA(?![A-Za-z0-9_])|F\s*[(<])/;
const shortWhole = /\/(?:AA\s*(?:<<|\d+\s+\d+\s+R)|F\s*(?:\([ -~]{1,200}\)|<<|<[0-9A-Fa-f\s]+>))/;
const lockedMark = /\/Encrypt(?![A-Za-z0-9_])/;
/** Ways of writing a stream in which words cannot be looked for. */
const veiling =
  /\/(?:ASCII85Decode|ASCIIHexDecode|LZWDecode|RunLengthDecode|Crypt)(?![A-Za-z0-9_])/;
const packed = /\/Fl(?:ateDecode)?(?![A-Za-z0-9_])/;
const ending = /startxref\s+(\d{1,10})\s+%%EOF/g;
/** Behind its end a document has line breaks, zeroes that fill it up, or nothing. */
const tail = /^[\0\t\n\f\r ]*$/;

/** The end of an archive, which may lie anywhere in a file that is both. */
const archiveEnd = 'PK\u0005\u0006\0\0\0\0';

/** What a stream says of itself: the words between the object's head and its content. */
function wordsBefore(text: string, at: number): string {
  const near = text.slice(Math.max(at - 4_000, 0), at);
  return near.slice(Math.max(near.lastIndexOf(' obj'), near.lastIndexOf('\nobj'), 0));
}

/** All that stands outside of streams; one without an end hides nothing. */
function withoutStreams(text: string): string {
  const parts = text.split('endstream');
  const last = parts.pop() ?? '';
  return [...parts.map((part) => part.replace(/stream\r?\n[\s\S]*$/, '')), last].join(' ');
}

interface Piece {
  readonly words: string;
  /** Nothing but objects: no picture, no font. */
  readonly isObjects: boolean;
  /** What it says of itself. */
  readonly head: string;
}

/** A header of zlib: its method, and its two bytes divide by 31. */
function isZlib(file: Buffer, at: number): boolean {
  const [first = 0, second = 0] = file.subarray(at, at + 2);
  return (first & 15) === 8 && (first * 256 + second) % 31 === 0;
}

/**
 * Words of all streams that unfold; pictures and fonts give none that matter. What says that it is
 * packed and does not unfold is nothing to be kept: a reader may be more patient than we are.
 */
function* unfolded(file: Buffer, text: string): Generator<Piece> {
  let left = mostUnfolded;
  let count = 0;
  for (let at = text.indexOf('stream'); at >= 0; at = text.indexOf('stream', at + 6)) {
    if (text.slice(at - 3, at) === 'end') continue;
    count += 1;
    if (count > mostStreams) throw new UnfitPdf('endless');
    const from = at + 6 + (text[at + 6] === '\r' ? 1 : 0) + 1;
    const words = plainNames(wordsBefore(text, at));
    const isDeclared = packed.test(words);
    if (!isDeclared && !isZlib(file, from)) continue;
    if (/\/Predictor/.test(words) && !/\/(?:XRef|Image)/.test(words)) throw new UnfitPdf('broken');
    let content: Buffer;
    try {
      content = inflateSync(file.subarray(from), {
        maxOutputLength: left,
        finishFlush: 2,
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
        throw new UnfitPdf('endless');
      }
      if (isDeclared) throw new UnfitPdf('broken');
      continue;
    }
    left -= content.length;
    if (left <= 0) throw new UnfitPdf('endless');
    yield { words: content.toString('latin1'), isObjects: /\/ObjStm/.test(words), head: words };
  }
}

/** The last end must lead to a table of contents, and nothing may follow it. */
function checkEnd(text: string): void {
  const last = [...text.matchAll(ending)].at(-1);
  if (!last) throw new UnfitPdf('broken');
  if (!tail.test(text.slice(last.index + last[0].length))) throw new UnfitPdf('mixed');
  const at = text.slice(Number(last[1]), Number(last[1]) + 40);
  if (!/^\s*(?:xref|\d+\s+\d+\s+obj)/.test(at)) throw new UnfitPdf('broken');
}

function look({ words: text, isObjects }: Omit<Piece, 'head'>): void {
  const words = plainNames(text);
  if (lockedMark.test(words)) throw new UnfitPdf('locked');
  const marks = [acting, opening, isObjects ? short : shortWhole];
  if (marks.some((mark) => mark.test(words))) throw new UnfitPdf('acts');
  // In pictures and letters of pages parentheses stand by chance, and nothing of them is a link.
  if (isObjects && hasStrangeLink(words)) throw new UnfitPdf('links');
}

/**
 * How many pages a document has that may be kept, `mostPages` at most, or what is wrong with it.
 * Takes as long as it is large: not for the server.
 */
export function judgePdf(file: Buffer, mostPages: number): PdfFault | number {
  if (!/^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8))) return 'kind';
  try {
    const text = file.toString('latin1');
    checkEnd(text);
    if (text.includes(archiveEnd)) throw new UnfitPdf('mixed');
    if (veiling.test(plainNames(text))) throw new UnfitPdf('broken');
    look({ words: text, isObjects: false });
    look({ words: withoutStreams(text), isObjects: true });
    const packs: Piece[] = [];
    for (const piece of unfolded(file, text)) {
      look(piece);
      if (piece.isObjects) packs.push(piece);
    }
    const pages = pagesOf(text, packs);
    return pages > mostPages ? 'pages' : pages;
  } catch (error) {
    if (error instanceof UnfitPdf) return error.fault;
    throw error;
  }
}
