/** The intake of a night, a process of its own: `night-program.ts FOLDER`, in DATA_DIR's store. */
import { runIntake } from '../intake/run-intake.ts';
import { joinPostgres } from '../records/postgres/join.ts';

const [folder = ''] = process.argv.slice(2);
const store = await joinPostgres(process.env.DATA_DIR ?? '');
const { outcome, faults, files, millis } = await runIntake({
  folder,
  ownerUrl: store.ownerUrl,
  madeUp: true,
});
if (outcome !== 'published') throw new Error(`intake: ${outcome} ${JSON.stringify(faults)}`);
await store.leave();
const rows = files.reduce((sum, file) => sum + file.rows, 0);
const megabytes = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ rows, seconds: millis / 1_000, megabytes }));
