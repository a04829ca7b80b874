/** A cooperative of more than two hundred members, signed in, each with something of their own. */
import { writeExtract } from '../../../demo/write-extract.ts';
import { runIntake } from '../../../intake/run-intake.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { temporaryFolder } from '../../../tools/app.ts';
import { seeded, someOf } from '../../../tools/proof/seeded.ts';
import { openTestServer, type TestSession } from '../test-server.ts';

export interface Caller extends TestSession {
  readonly memberNo: string;
}

const inBooks = 260;

async function fill(ownerUrl: string): Promise<void> {
  const folder = await temporaryFolder();
  try {
    await writeExtract({ folder: folder.path, members: inBooks });
    const made = { folder: folder.path, ownerUrl, force: true, madeUp: true };
    const { outcome, faults } = await runIntake(made);
    if (outcome !== 'published') throw new Error(`intake: ${outcome} ${JSON.stringify(faults)}`);
  } finally {
    await folder.remove();
  }
}

/** What the portal itself keeps: pictures of who has an account, telephones of everybody. */
async function giveEverybody(ownerUrl: string, memberNos: readonly string[]): Promise<void> {
  await asUpkeep(ownerUrl, 'sahakon_owner', async (client) => {
    await client.query(
      `INSERT INTO portal.member_pictures (member_no, name, content)
        SELECT member_no, md5(member_no), 'a picture' FROM portal.member_accounts`,
    );
    await client.query(
      `INSERT INTO portal.member_phones (member_no, phone)
        SELECT member_no, '0810000000' FROM unnest($1::text[]) AS member_no`,
      [memberNos],
    );
  });
}

/** Opens it; `count` members, drawn by a chance that is the same each time, are signed in. */
export async function openCrowd(count: number) {
  const server = await openTestServer();
  const { ownerUrl } = server.store;
  await fill(ownerUrl);
  const rows = await asUpkeep(ownerUrl, 'sahakon_intake', (client) =>
    client.query<{ member_no: string }>(
      // Who has left the cooperative is not let in.
      `SELECT DISTINCT member_no FROM records.members WHERE status_code IN ('0', '5') ORDER BY 1`,
    ),
  );
  const all = rows.rows.map(({ member_no }) => member_no);
  await giveEverybody(ownerUrl, all);
  const callers: Caller[] = [];
  for (const memberNo of someOf(all, count, seeded(count))) {
    callers.push({ memberNo, ...(await server.signIn(memberNo)) });
  }
  return { server, callers };
}
