/** Which kind of document a file is by its content, and whether it may lie on the public site. */
import { openArchive, UnfitArchive } from '../open-archive.ts';

/** Why a document is refused. `acts`: it has programs in it, or carries other files. */
export type DocumentFault = 'kind' | 'broken' | 'acts';

export interface DocumentKind {
  readonly mediaType: string;
  /** How its name ends. */
  readonly ending: string;
}

const office = 'application/vnd.openxmlformats-officedocument';
/** Of a part's name: what the archive is. */
const kinds: readonly (readonly [prefix: string, kind: DocumentKind])[] = [
  ['word/', { mediaType: `${office}.wordprocessingml.document`, ending: 'docx' }],
  ['xl/', { mediaType: `${office}.spreadsheetml.sheet`, ending: 'xlsx' }],
  ['ppt/', { mediaType: `${office}.presentationml.presentation`, ending: 'pptx' }],
];
/** Parts that run, or bring along what was not looked at. */
const acting = /vbaProject|\/activeX\/|\/embeddings\/|\/externalLinks\/|\.(?:bin|exe|dll|js|vbs)$/i;
const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

const csv: DocumentKind = { mediaType: 'text/csv; charset=utf-8', ending: 'csv' };
const plain: DocumentKind = { mediaType: 'text/plain; charset=utf-8', ending: 'txt' };

function archiveKind(file: Buffer): DocumentKind | DocumentFault {
  const names: string[] = [];
  try {
    openArchive(file, (name) => {
      names.push(name);
      return name === '[Content_Types].xml';
    });
  } catch (error) {
    if (error instanceof UnfitArchive) return error.fault === 'nested' ? 'acts' : 'broken';
    throw error;
  }
  if (names.some((name) => acting.test(name))) return 'acts';
  const found = kinds.find(([prefix]) => names.some((name) => name.startsWith(prefix)));
  return names.includes('[Content_Types].xml') && found ? found[1] : 'kind';
}

/** Letters of UTF-8 without anything that no text has. */
function isText(file: Buffer): boolean {
  if (file.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(file);
    return true;
  } catch {
    return false;
  }
}

/**
 * The kind of a document other than a PDF: Word, Excel and PowerPoint without programs in them, or
 * text. `name` decides only between kinds of text.
 */
export function documentKind(file: Buffer, name: string): DocumentKind | DocumentFault {
  if (file.subarray(0, 4).equals(zip)) return archiveKind(file);
  if (!isText(file)) return 'kind';
  if (/\.csv$/i.test(name)) return csv;
  return /\.txt$/i.test(name) ? plain : 'kind';
}
