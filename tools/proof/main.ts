/** `npm run proof [-- NAME…]`: what takes too long for every change, as a Markdown table. */
import { cleanClone } from './clean-clone.ts';
import { defects } from './defects/defects.ts';
import { doors } from './doors/doors.ts';
import { filesPerRequest } from './files/files.ts';
import { flips } from './flips/flips.ts';
import { mutation } from './mutation/mutation.ts';
import { recountProof } from './recount/recount.ts';
import { type Proof, proofTable } from './table.ts';

const proofs: Readonly<Record<string, () => Promise<readonly Proof[]>>> = {
  'clean-clone': cleanClone,
  defects,
  doors,
  files: filesPerRequest,
  flips,
  recount: recountProof,
  mutation,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(proofs, name));
if (unknown.length > 0) {
  const known = Object.keys(proofs).join(', ');
  console.error(`No proof is named ${unknown.join(' or ')}. There are: ${known}`);
  process.exit(1);
}
const rows: Proof[] = [];
for (const name of asked.length > 0 ? asked : Object.keys(proofs)) {
  rows.push(...((await proofs[name]?.()) ?? []));
}
console.log(`\n${proofTable(rows)}`);
if (!rows.every((row) => row.kept)) process.exitCode = 1;
