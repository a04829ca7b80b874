/** What `npm run proof -- --help` says. Read before anything is installed: it imports nothing. */

/** Proof → what it does. */
export const proofs = {
  'backup-kills': 'kills a backup and a restoration 20 times each',
  'clean-clone': "a newcomer's first minutes: clone, install, start",
  defects: 'plants fifty defects; a test must notice each',
  doors: 'attacks a started server',
  faults: 'the faults F1 to F18 of docs/threats.md on a server under load',
  files: 'which of our files the server runs for three requests',
  flips: 'flips 2,000 digits of an extract; the intake must refuse each',
  'intake-kills': 'kills the tool, the server and PostgreSQL 20 times each in an intake',
  mutants: '2,000 mutants of an extract; what is accepted must tie',
  recount: 'recounts 200 members of 20,000 from the files alone',
  mutation: 'breaks `core` on purpose; the share that its tests notice',
};

export const help = [
  'npm run proof -- [NAME …]: without a name all but load, one after the other',
  ...Object.entries(proofs).map(([name, about]) => `  ${name.padEnd(14)}${about}`),
  `  ${'load'.padEnd(14)}nine loads on a started server`,
  'npm run proof -- faults [F1 F7 …] [--runs N|full] [--minutes N]: without a mark all faults;',
  '  how often each, and how long slow clients stay',
  'npm run proof -- load [NUMBER …] [--seconds N] [--minutes N] [--full] [--members N]: without a',
  '  number all but the ninth; how long each, or as long and with as many as the targets say',
].join('\n');
