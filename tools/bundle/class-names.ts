/** Names of classes in the built site: the sheet's own name and four letters for its file. */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const root = `${import.meta.dirname}/../..`;

/** The built name of the class `name` of the sheet `file` (a whole path). */
export function className(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, ''));
  const mark = createHash('sha256').update(path).digest('base64url').slice(0, 4);
  return `${name}-${mark}`;
}
