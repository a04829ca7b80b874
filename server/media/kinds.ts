/** What a file of the cooperative is served as: pictures by their first bytes, files by name. */

/** How the browser is to treat it. */
export interface Kind {
  readonly type: string;
  /** Shown where it is opened; else it is saved. */
  readonly inline: boolean;
}

/** Bytes of the beginning that tell. */
export const headBytes = 16;

const ascii = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);

/** The type of a picture by its first bytes (D-40); undefined: none that is served. */
export function pictureType(head: Buffer): string | undefined {
  if (head.length < 12) return undefined;
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image/webp';
  if (/^GIF8[79]a$/.test(ascii(head, 0, 6))) return 'image/gif';
  return undefined;
}

const unknown: Kind = { type: 'application/octet-stream', inline: false };
const office = 'application/vnd.openxmlformats-officedocument';
const saved: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  doc: 'application/msword',
  docx: `${office}.wordprocessingml.document`,
  pptx: `${office}.presentationml.presentation`,
  txt: 'text/plain; charset=utf-8',
  xls: 'application/vnd.ms-excel',
  xlsx: `${office}.spreadsheetml.sheet`,
  zip: 'application/zip',
};

/**
 * The kind of a file by the end of its name. A PDF is shown in the browser's reader, which lies
 * outside the site and runs nothing of it; whatever only calls itself one is saved like all others.
 */
export function fileKind(name: string, head: Buffer): Kind {
  const end = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (end === 'pdf' && ascii(head, 0, 5) === '%PDF-') {
    return { type: 'application/pdf', inline: true };
  }
  const type = Object.hasOwn(saved, end) ? saved[end] : undefined;
  return type === undefined ? unknown : { type, inline: false };
}
