/** Writes which pages are looked at under which conditions into docs/accessibility.md. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTable } from './table.ts';

const page = join(import.meta.dirname, '../../docs/accessibility.md');
await writeFile(page, withTable(await readFile(page, 'utf8')));
