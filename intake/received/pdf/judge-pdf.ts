/** Whether a PDF from outside is a plain, short document: pages, and nothing that acts (T16). */
import { inflateSync } from 'node:zlib';

export const pdfFaults = ['kind', 'broken', 'locked', 'pages', 'acts'] as const;
export type PdfFault = (typeof pdfFaults)[number];

/** Pages that a proof of transfer may have. */
const mostPages = 20;
/** Bytes that all streams may unfold to. */
const mostUnfolded = 64 * 1024 * 1024;
/** Behind its end a document has a line break or nothing. */
const longestTail = 64;

/** What runs, opens, sends or carries something else. */
const acts = [
  ...['JavaScript', 'Launch', 'EmbeddedFiles?', 'Filespec', 'RichMedia', 'Rendition'],
  ...['SubmitForm', 'ImportData', 'GoToE', 'XFA', 'Movie', 'Sound'],
];
const acting = new RegExp(`/(?:${acts.join('|')})(?![A-Za-z0-9_])`);
const lockedMark = /\/Encrypt(?![A-Za-z0-9_])/;
/** Ways of writing a stream in which words cannot be looked for. */
const veiling =
  /\/(?:ASCII85Decode|ASCIIHexDecode|LZWDecode|RunLengthDecode|Crypt)(?![A-Za-z0-9_])/;
const page = /\/Type\s*\/Page(?![A-Za-z0-9_])/g;
const ending = /startxref\s+(\d{1,10})\s+%%EOF/g;

class UnfitPdf extends Error {
  readonly fault: PdfFault;

  constructor(fault: PdfFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Letters of names may be written by number: `/#4aavaScript`. */
const plainNames = (text: string): string =>
  text.includes('#')
    ? text.replace(/#([0-9a-fA-F]{2})/g, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

/** What a stream says of itself: the words between the object's head and its content. */
function wordsBefore(text: string, at: number): string {
  const from = Math.max(text.lastIndexOf(' obj', at), text.lastIndexOf('\nobj', at), at - 4_000, 0);
  return text.slice(from, at);
}

/** Words of all streams that unfold; pictures and fonts give none that matter. */
function* unfolded(file: Buffer, text: string): Generator<string> {
  let left = mostUnfolded;
  for (let at = text.indexOf('stream'); at >= 0; at = text.indexOf('stream', at + 6)) {
    if (text.slice(at - 3, at) === 'end') continue;
    const from = at + 6 + (text[at + 6] === '\r' ? 1 : 0) + 1;
    // Only what begins as zlib does: 78 and a level.
    if (text[from] !== 'x') continue;
    const words = wordsBefore(text, at);
    if (/\/Predictor/.test(words) && !/\/(?:XRef|Image)/.test(words)) throw new UnfitPdf('broken');
    let content: Buffer;
    try {
      content = inflateSync(file.subarray(from), {
        maxOutputLength: left,
        finishFlush: 2,
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
        throw new UnfitPdf('broken');
      }
      continue;
    }
    left -= content.length;
    if (left <= 0) throw new UnfitPdf('broken');
    yield content.toString('latin1');
  }
}

/** The last end must lead to a table of contents, and nothing may follow it. */
function checkEnd(text: string): void {
  const last = [...text.matchAll(ending)].at(-1);
  if (!last || last.index + last[0].length + longestTail < text.length)
    throw new UnfitPdf('broken');
  const at = text.slice(Number(last[1]), Number(last[1]) + 40);
  if (!/^\s*(?:xref|\d+\s+\d+\s+obj)/.test(at)) throw new UnfitPdf('broken');
}

function look(text: string): number {
  const words = plainNames(text);
  if (lockedMark.test(words)) throw new UnfitPdf('locked');
  if (acting.test(words)) throw new UnfitPdf('acts');
  return words.match(page)?.length ?? 0;
}

/** Undefined for a document that may be kept. Takes as long as it is large: not for the server. */
export function pdfFault(file: Buffer): PdfFault | undefined {
  if (!/^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8))) return 'kind';
  try {
    const text = file.toString('latin1');
    checkEnd(text);
    if (veiling.test(plainNames(text))) throw new UnfitPdf('broken');
    let pages = look(text);
    for (const words of unfolded(file, text)) pages += look(words);
    if (pages === 0) return 'broken';
    return pages > mostPages ? 'pages' : undefined;
  } catch (error) {
    if (error instanceof UnfitPdf) return error.fault;
    throw error;
  }
}
