/**
 * `npm run proof [-- NAME…]`: what takes too long for every change, as a Markdown table.
 * `npm run proof -- faults [F1 F7 …] [--runs N|full]`: some of the faults, so many times each.
 */
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../launch/build.mjs';
import { backupKills } from './backup-kills/backup-kills.ts';
import { cleanClone } from './clean-clone.ts';
import { defects } from './defects/defects.ts';
import { doors } from './doors/doors.ts';
import { faults } from './faults/faults.ts';
import { filesPerRequest } from './files/files.ts';
import { flips } from './flips/flips.ts';
import { intakeKills } from './intake-kills/intake-kills.ts';
import { mutants } from './mutants/mutants.ts';
import { mutation } from './mutation/mutation.ts';
import { recountProof } from './recount/recount.ts';
import { type Proof, proofTable } from './table.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string' } },
});
const isMark = (word: string): boolean => /^F\d+$/.test(word);
const requestedNames = positionals.filter((word) => !isMark(word));

/** How often each fault is done; undefined: as often as it says itself. */
function requestedRuns(): number | 'full' | undefined {
  const { runs } = values;
  if (runs === undefined || runs === 'full') return runs;
  if (/^[1-9]\d{0,4}$/.test(runs)) return Number(runs);
  console.error(`--runs takes a number or "full", not ${runs}`);
  process.exit(1);
}

const proofs: Readonly<Record<string, () => Promise<readonly Proof[]>>> = {
  'backup-kills': backupKills,
  'clean-clone': cleanClone,
  defects,
  doors,
  faults: () => {
    const runs = requestedRuns();
    return faults({ marks: positionals.filter(isMark), ...(runs !== undefined && { runs }) });
  },
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
if (names.some((name) => ofServer.has(name))) buildIfChanged();
for (const name of names) {
  rows.push(...((await proofs[name]?.()) ?? []));
}
console.log(`\n${proofTable(rows)}`);
if (!rows.every((row) => row.passed)) process.exitCode = 1;
