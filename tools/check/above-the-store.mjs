/**
 * Store tests whose subject is our own code above the store, each longer than ten seconds: the
 * whole run has them on the embedded PostgreSQL alone. What they ask a server, others ask it, too.
 * Asked for by their path or with their step they run on both.
 */
export const aboveTheStore = [
  // Figures, computed a second time and held against what the doors say.
  'tools/proof/front-door/front-door.store.test.ts',
  'tools/proof/front-door/agencies/agencies.store.test.ts',
  'tools/proof/flips/flips.store.test.ts',
  'tools/proof/mutants/mutants.store.test.ts',
  // What the checks of an extract refuse; publishing it is proven on both.
  'intake/tests/every-reason.store.test.ts',
  'intake/tests/national-ids.store.test.ts',
  'intake/tests/refuse.store.test.ts',
  'intake/tests/spoilt.store.test.ts',
  'intake/tests/unfit-files.store.test.ts',
  'intake/comparison/tests/vanished.store.test.ts',
  // What is said of deltas of chance; putting them upon their base is proven on both.
  'intake/delta/tests/mutants.store.test.ts',
  // What is refused of a core's own files; translating them is proven on both.
  'intake/mapping/tests/faults.store.test.ts',
  // Folders that are watched; what a drop brings is taken in as any other.
  'intake/drops/tests/mapped.store.test.ts',
  'intake/drops/tests/watch.store.test.ts',
  // What members are answered after a night that came another way: the nights run on both.
  'server/tests/delta.server.test.ts',
  'server/tests/quarantine.server.test.ts',
  // Extracts of odd dates, taken in as any other.
  'demo/tests/dates.store.test.ts',
  'server/start/demo/dates.store.test.ts',
  // Who is answered what, and what is noted of it: the rights in the store itself, and a plan of
  // every question, are proven on both (records/tests, records/plans).
  'server/tests/matrix.server.test.ts',
  'server/tests/audit-log/audit-log.server.test.ts',
  // Doors: budgets, waits, work, bodies, pictures and files from outside.
  'server/tests/strangers/strangers.server.test.ts',
  'server/tests/agencies/strangers.server.test.ts',
  'server/tests/demo/demo-doors.server.test.ts',
  'wings/agency/sign-in/tests/guessing.server.test.ts',
  'wings/agency/result-upload/tests/upload.server.test.ts',
  'wings/info/election/tests/check.server.test.ts',
  'wings/office/elections/tests/voter-ids.server.test.ts',
  'wings/member/sign-in/tests/equal-time.server.test.ts',
  'wings/member/frame/picture/picture.server.test.ts',
  'wings/member/password/flood.server.test.ts',
  'wings/member/sign-in/tests/storm.server.test.ts',
  // What several servers do with their own memory and files; what they share runs on both.
  'server/tests/several/once.server.test.ts',
  'server/tests/several/pressure.server.test.ts',
  'server/tests/several/secret.server.test.ts',
  // The secret's file, which a running server looks at.
  'commands/secret/tests/running.store.test.ts',
];
