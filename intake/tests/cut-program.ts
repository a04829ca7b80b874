/** `node cut-program.ts FOLDER`: an intake that is killed once there is a checkpoint of it. */
import { setTimeout as pause } from 'node:timers/promises';
import { asUpkeep } from '../../records/driver/owner.ts';
import { runIntake } from '../run-intake.ts';

const [folder = ''] = process.argv.slice(2);
const { DATABASE_OWNER_URL: ownerUrl = '' } = process.env;

const work = runIntake({ folder, ownerUrl, force: true, checkpointSeconds: 0 });

await asUpkeep(ownerUrl, 'sahakon_intake', async (client) => {
  for (;;) {
    const { rows } = await client.query(
      "SELECT to_regclass('staging.checkpoint') IS NOT NULL AS made",
    );
    const written = rows[0].made ? await client.query('SELECT FROM staging.checkpoint') : undefined;
    if (written?.rowCount === 1) process.kill(process.pid, 'SIGKILL');
    await pause(1);
  }
});
await work;
