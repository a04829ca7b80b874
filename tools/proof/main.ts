/** `npm run proof [-- NAME…]`: what takes too long for every change, as a Markdown table. */
import { cleanClone } from './clean-clone.ts';

export interface Proof {
  readonly what: string;
  readonly measured: string;
  readonly limit: string;
  readonly kept: boolean;
}

const proofs: Readonly<Record<string, () => Promise<readonly Proof[]>>> = {
  'clean-clone': cleanClone,
};

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(proofs);
const rows: Proof[] = [];
for (const name of names) {
  const proof = proofs[name];
  if (proof === undefined) throw new Error(`no proof is named ${name}`);
  rows.push(...(await proof()));
}
console.log('\n| what | measured | limit | verdict |\n| --- | ---: | ---: | --- |');
for (const { what, measured, limit, kept } of rows) {
  console.log(`| ${what} | ${measured} | ${limit} | ${kept ? 'kept' : '**missed**'} |`);
}
if (!rows.every((row) => row.kept)) process.exitCode = 1;
