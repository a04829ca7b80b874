/**
 * `npm run proof [-- NAME…]`: what takes too long for every change, as a Markdown table.
 * `npm run proof -- faults [F1 F7 …] [--runs N|full] [--minutes N]`: some faults, so
 * many times each.
 * `npm run proof -- load …`: the nine loads, by words of their own (`load/words.ts`).
 */
import { buildIfChanged } from '../launch/build.mjs';
import { isHelpWanted } from '../launch/help-wanted.mjs';
import { backupKills } from './backup-kills/backup-kills.ts';
import { cleanClone } from './clean-clone.ts';
import { defects } from './defects/defects.ts';
import { doors } from './doors/doors.ts';
import { allFaults } from './faults/all.ts';
import { faults } from './faults/faults.ts';
import { belowHeldPort, isPortHeld } from './faults/held-port.ts';
import { filesPerRequest } from './files/files.ts';
import { flips } from './flips/flips.ts';
import { help, type proofs as told } from './help.mjs';
import { intakeKills } from './intake-kills/intake-kills.ts';
import { isLoadWanted, needHeldPort, runLoads } from './load/run.ts';
import { mutants } from './mutants/mutants.ts';
import { mutation } from './mutation/mutation.ts';
import { orWrongUse, readRequest } from './options.ts';
import { recountProof } from './recount/recount.ts';
import { type Proof, proofTable } from './table.ts';

const proofs: Readonly<Record<keyof typeof told, () => Promise<readonly Proof[]>>> = {
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

const known = { proofs: Object.keys(proofs), marks: allFaults.map(({ mark }) => mark) };
const words = process.argv.slice(2);
if (isHelpWanted(words)) {
  console.log(help);
  process.exit(0);
}
// Words are looked at before anything is built.
const [first, ...loadWords] = words;
if (first === 'load') {
  if (!isLoadWanted(loadWords)) process.exit(2);
  await buildIfChanged();
  if (needHeldPort(loadWords) && !isPortHeld()) process.exit(await belowHeldPort(words));
  process.exit((await runLoads(loadWords)) ? 0 : 1);
}
const { names: requestedNames, ...order } = orWrongUse(() => readRequest(words, known));
const rows: Proof[] = [];
const names = requestedNames.length > 0 ? requestedNames : known.proofs;
if (names.some((name) => ofServer.has(name))) await buildIfChanged();
for (const name of names) {
  rows.push(...((await proofs[name as keyof typeof told]?.()) ?? []));
}
console.log(`\n${proofTable(rows)}`);
if (!rows.every((row) => row.passed)) process.exitCode = 1;
