/** The objects of a PDF as the compiler writes it: one table of places, none within another. */
import { deflateSync, inflateSync } from 'node:zlib';

export interface PdfObject {
  readonly number: number;
  /** What stands before the stream; the whole object where it has none. */
  text: string;
  /** As it stands in the file, `/FlateDecode` and all. */
  stream?: Buffer;
}

export interface PdfFile {
  /** In the order of their places. */
  readonly objects: readonly PdfObject[];
  /** What stands before the first of them, and from `trailer` to the place of the table. */
  readonly start: Buffer;
  readonly trailer: string;
}

const streamStart = '\nstream\n';
const streamEnd = '\nendstream\nendobj\n\n';
const inUse = /^(\d{10}) 00000 n/;

function objectAt(pdf: Buffer, number: number, from: number, to: number): PdfObject {
  const within = pdf.subarray(from, to).indexOf(streamStart, 0, 'latin1');
  if (within < 0) return { number, text: pdf.toString('latin1', from, to) };
  const begins = from + within;
  const text = pdf.toString('latin1', from, begins);
  const long = Number(/\/Length (\d+)/.exec(text)?.[1] ?? Number.NaN);
  const data = begins + streamStart.length;
  return { number, text, stream: pdf.subarray(data, data + long) };
}

/** Undefined for a file that is built otherwise than the compiler builds its own. */
export function readPdf(pdf: Buffer): PdfFile | undefined {
  const foot = /startxref\n(\d+)\n%%EOF\s*$/.exec(pdf.toString('latin1', -40 + pdf.length));
  if (!foot) return undefined;
  const tableAt = Number(foot[1]);
  const [table = '', trailer] = pdf.toString('latin1', tableAt).split(/(?=trailer\n)/);
  if (!table.startsWith('xref\n0 ') || trailer === undefined) return undefined;
  const places = table
    .split('\n')
    .slice(2)
    .flatMap((line, number) => {
      const place = inUse.exec(line)?.[1];
      return place === undefined ? [] : [{ number, at: Number(place) }];
    })
    .sort((one, other) => one.at - other.at);
  const objects = places.map(({ number, at }, index) =>
    objectAt(pdf, number, at, places[index + 1]?.at ?? tableAt),
  );
  return {
    objects,
    start: pdf.subarray(0, places[0]?.at),
    trailer: trailer.slice(0, trailer.lastIndexOf('startxref')),
  };
}

/** Tags are many and much alike: packed together they take a twentieth of the room. */
const isTag = ({ text, stream }: PdfObject) =>
  !stream && /^\d+ 0 obj\n(?:<<\n {2}\/Type \/StructElem\n|\[)/.test(text);
const bodyOf = ({ text }: PdfObject) =>
  text.slice(text.indexOf('\n') + 1, text.lastIndexOf('\nendobj'));
/** Whoever wants one tag unpacks all of its pack. */
const inOnePack = 500;

function packOf(number: number, tags: readonly PdfObject[]): PdfObject {
  const bodies = tags.map(bodyOf);
  let at = 0;
  const places = tags.map(({ number: tag }, index) => {
    const place = `${tag} ${at}`;
    at += (bodies[index]?.length ?? 0) + 1;
    return place;
  });
  const head = `${places.join(' ')}\n`;
  const stream = deflateSync(Buffer.from(head + bodies.join('\n'), 'latin1'));
  const entries = `/Type /ObjStm /N ${tags.length} /First ${head.length}`;
  return { number, text: dictOf(number, entries, stream), stream };
}

const dictOf = (number: number, entries: string, stream: Buffer) =>
  `${number} 0 obj\n<< ${entries} /Length ${stream.length} /Filter /FlateDecode >>`;

/** Where an object stands: in the file, or as which of a pack. */
type Place = readonly [kind: 1 | 2, where: number, which: number];

/** The table of places as an object of its own: only that can name what is packed. */
function tableOf(
  number: number,
  places: readonly (Place | undefined)[],
  trailer: string,
): PdfObject {
  const bytes = Buffer.alloc(7 * places.length);
  for (const [at, place] of places.entries()) {
    if (!place) continue;
    bytes.writeUInt8(place[0], 7 * at);
    bytes.writeUInt32BE(place[1], 7 * at + 1);
    bytes.writeUInt16BE(place[2], 7 * at + 5);
  }
  bytes.writeUInt16BE(0xffff, 5);
  const named = trailer.slice(trailer.indexOf('<<') + 2, trailer.lastIndexOf('>>'));
  const entries = named
    .replace(/\/Size \d+/, `/Size ${places.length}`)
    .replace(/\s+/g, ' ')
    .trim();
  const stream = deflateSync(bytes);
  return { number, text: dictOf(number, `/Type /XRef /W [1 4 2] ${entries}`, stream), stream };
}

const bytesOf = ({ text, stream }: PdfObject): Buffer[] =>
  stream
    ? [Buffer.from(text + streamStart, 'latin1'), stream, Buffer.from(streamEnd, 'latin1')]
    : [Buffer.from(text, 'latin1')];

/** The file again, every object in its new place, and its tags packed. */
export function writePdf({ objects, start, trailer }: PdfFile): Buffer {
  const tags = objects.filter(isTag);
  const places: (Place | undefined)[] = [undefined];
  let next = 1 + Math.max(...objects.map(({ number }) => number));
  const packs: PdfObject[] = [];
  for (let from = 0; from < tags.length; from += inOnePack) {
    const packed = tags.slice(from, from + inOnePack);
    for (const [which, { number }] of packed.entries()) places[number] = [2, next, which];
    packs.push(packOf(next, packed));
    next += 1;
  }
  const parts: Buffer[] = [start];
  let at = start.length;
  const put = (object: PdfObject) => {
    places[object.number] = [1, at, 0];
    for (const bytes of bytesOf(object)) {
      parts.push(bytes);
      at += bytes.length;
    }
  };
  for (const object of [...objects.filter((one) => !isTag(one)), ...packs]) put(object);
  const tableAt = at;
  places[next] = [1, at, 0];
  put(tableOf(next, Array.from(places), trailer));
  return Buffer.concat([...parts, Buffer.from(`startxref\n${tableAt}\n%%EOF`, 'latin1')]);
}

const isPacked = ({ text }: PdfObject) => text.includes('/FlateDecode');

/** What a stream says, a character for a byte; empty for an object without one. */
export function streamText(object: PdfObject): string {
  if (!object.stream) return '';
  const bytes = isPacked(object) ? inflateSync(object.stream) : object.stream;
  return bytes.toString('latin1');
}

/** Puts other words in the place of a stream's. */
export function setStream(object: PdfObject, words: string): void {
  const bytes = Buffer.from(words, 'latin1');
  object.stream = isPacked(object) ? deflateSync(bytes) : bytes;
  object.text = object.text.replace(/\/Length \d+/, `/Length ${object.stream.length}`);
}
