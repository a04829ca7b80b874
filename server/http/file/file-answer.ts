/** Sends a file in place of an envelope: to be kept, never to be shown as a page of ours (T5). */
import type { FastifyReply } from 'fastify';
import type { Endpoint } from '../../../api/endpoint.ts';
import { fileEnding, fileTypes } from '../../../core/sheet/file-types.ts';
import type { FileContent } from '../../../core/sheet/sheet.ts';

/** RFC 8187: what `encodeURIComponent` leaves as it is and a parameter may not hold. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** A slash would make folders of it. */
const asFileName = ({ name, format }: FileContent): string =>
  `${name.replace(/[/\\:]/g, '-')}.${fileEnding(format)}`;

/** Throws where the handler gives no file, or one of a kind that its endpoint does not name. */
export function sendFile(
  reply: FastifyReply,
  { name, files }: Endpoint,
  file: FileContent | undefined,
): FastifyReply {
  if (!file || !files?.includes(file.format)) throw new Error(`${name} gave no file of its kinds`);
  const words = asFileName(file);
  return reply
    .type(fileTypes[file.format])
    .header(
      'content-disposition',
      `attachment; filename="file.${fileEnding(file.format)}"; filename*=UTF-8''${encoded(words)}`,
    )
    .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
}
