/** Where things lie, seen from any working folder. */
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
export const binaries = join(root, 'node_modules/.bin');
/** Node 24 as the package `node` brings it. */
export const node24 = join(root, 'node_modules/node/bin/node');
/** What Node compiled of our modules; where it may not write it goes without. */
export const compileCache = join(root, 'node_modules/.cache/compile');
