/** Writes what is made of the conditions: the rules for Prometheus and the table for people. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { conditions } from './conditions.ts';
import { alertPage, rulesFile } from './rules.ts';

const docs = join(import.meta.dirname, '../../docs');
const page = join(docs, 'alerts.md');

await writeFile(join(docs, 'alerts.rules.yml'), rulesFile(conditions));
await writeFile(page, alertPage(await readFile(page, 'utf8'), conditions));
