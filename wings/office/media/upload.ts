import type { DataOf } from '../../../api/endpoint.ts';
import type { readUploads } from './uploads.api.ts';
import { uploadsText as text } from './uploads.text.ts';

/** A picture or file as the room shows it. */
export type Upload = DataOf<typeof readUploads>['items'][number];

/** What it is called: a file by its name, a picture by its size. */
export const nameOf = ({ file_name, width, height }: Upload): string =>
  width === null || height === null ? file_name : text.list.picture(width, height);
