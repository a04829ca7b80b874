/** PATH without the packages' own programs: what a person has who types `npm start`. */
import { delimiter } from 'node:path';

export const systemPath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);
