/**
 * `npm run proof [-- NAME…]`: what takes too long for every change, as a Markdown table.
 * `npm run proof -- faults [F1 F7 …] [--runs N|full] [--minutes N]`: some faults, so
 * many times each.
 * `npm run proof -- load …`: the nine loads, by words of their own (`load/words.ts`).
 */
import { buildIfChanged } from '../launch/build.mjs';
import { backupKills } from './backup-kills/backup-kills.ts';
import { cleanClone } from './clean-clone.ts';
import { defects } from './defects/defects.ts';
import { doors } from './doors/doors.ts';
import { faults } from './faults/faults.ts';
import { filesPerRequest } from './files/files.ts';
import { flips } from './flips/flips.ts';
import { intakeKills } from './intake-kills/intake-kills.ts';
import { runLoads } from './load/run.ts';
import { mutants } from './mutants/mutants.ts';
import { mutation } from './mutation/mutation.ts';
import { readRequest } from './options.ts';
import { recountProof } from './recount/recount.ts';
import { type Proof, proofTable } from './table.ts';

const [first, ...loadWords] = process.argv.slice(2);
if (first === 'load') {
  await buildIfChanged();
  process.exit((await runLoads(loadWords)) ? 0 : 1);
}

const { names: requestedNames, ...order } = readRequest(process.argv.slice(2));

const proofs: Readonly<Record<string, () => Promise<readonly Proof[]>>> = {
  'backup-kills': backupKills,
  'clean-clone': cleanClone,
  defects,
  doors,
  faults: () => faults(order),
  files: filesPerRequest,
  flips,
  'intake-kills': intakeKills,
  mutants,
  recount: recountProof,
  mutation,
};

/** They start a server, whose pages must be there. */
const ofServer = new Set(['doors', 'faults', 'files', 'intake-kills']);

const unknown = requestedNames.filter((name) => !Object.hasOwn(proofs, name));
if (unknown.length > 0) {
  const available = Object.keys(proofs).join(', ');
  console.error(`No proof is named ${unknown.join(' or ')}. There are: ${available}`);
  process.exit(1);
}
const rows: Proof[] = [];
const names = requestedNames.length > 0 ? requestedNames : Object.keys(proofs);
if (names.some((name) => ofServer.has(name))) await buildIfChanged();
for (const name of names) {
  rows.push(...((await proofs[name]?.()) ?? []));
}
console.log(`\n${proofTable(rows)}`);
if (!rows.every((row) => row.passed)) process.exitCode = 1;
