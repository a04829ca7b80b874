/** `npm run bench [-- PART…]`: measured in one run against the limits in docs/architecture.md. */
import { isHelpWanted } from '../tools/launch/help-wanted.mjs';
import { app } from './app.ts';
import { cover } from './cover.ts';
import { feeds } from './feeds/feeds.ts';
import { growth } from './growth.ts';
import { help, long, type parts as told } from './help.mjs';
import { intake } from './intake.ts';
import { night } from './night.ts';
import { phone } from './phone.ts';
import { isWithinLimit, type Row, tableOf } from './table.ts';
import { workers } from './workers.ts';

const parts: Readonly<Record<keyof typeof told, () => Promise<readonly Row[]>>> = {
  app,
  feeds,
  intake,
  growth,
  cover,
  phone,
  night,
  workers,
};
const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);

const selection = process.argv.slice(2);
if (isHelpWanted(selection)) {
  console.log(help);
  process.exit(0);
}
const available = Object.keys(parts).filter(isPart);
const unknown = selection.filter((name) => !isPart(name));
if (unknown.length > 0) {
  const [options, names] = [true, false].map((isOption) =>
    unknown.filter((name) => name.startsWith('-') === isOption),
  );
  if (options?.length) console.error(`The bench has no option ${options.join(' or ')}.`);
  if (names?.length) console.error(`No part of the bench is named ${names.join(' or ')}.`);
  console.error(`Its parts: ${available.join(', ')}; npm run bench -- --help says what they do`);
  process.exit(2);
}
const rows: Row[] = [];
const usual = available.filter((name) => !long.includes(name));
for (const name of selection.length > 0 ? selection.filter(isPart) : usual) {
  rows.push(...(await parts[name]()));
}
console.log(`\n${tableOf(rows)}`);
if (!rows.every(isWithinLimit)) process.exitCode = 1;
