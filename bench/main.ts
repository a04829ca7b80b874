/** `npm run bench [-- PART…]`: measured in one run against the limits in docs/architecture.md. */
import { app } from './app.ts';
import { cover } from './cover.ts';
import { feeds } from './feeds/feeds.ts';
import { growth } from './growth.ts';
import { intake } from './intake.ts';
import { night } from './night.ts';
import { phone } from './phone.ts';
import { isWithinLimit, type Row, tableOf } from './table.ts';
import { workers } from './workers.ts';

const parts: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  app,
  feeds,
  intake,
  growth,
  cover,
  phone,
  night,
  workers,
};
/** Run when they are named: half an hour; and what wants more cores than most machines have. */
const long = new Set(['night', 'workers']);

const selection = process.argv.slice(2);
const available = Object.keys(parts).join(', ');
if (selection.includes('--help') || selection.includes('-h')) {
  console.log(`npm run bench -- [PART …]: ${available}`);
  console.log(`Without a part all but ${[...long].join(' and ')}.`);
  process.exit(0);
}
const unknown = selection.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`No part of the bench is named ${unknown.join(' or ')}. There are: ${available}`);
  process.exit(2);
}
const rows: Row[] = [];
const usual = Object.keys(parts).filter((name) => !long.has(name));
for (const name of selection.length > 0 ? selection : usual) {
  rows.push(...((await parts[name]?.()) ?? []));
}
console.log(`\n${tableOf(rows)}`);
if (!rows.every(isWithinLimit)) process.exitCode = 1;
