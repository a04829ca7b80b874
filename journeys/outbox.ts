/** Reads the served app's outbox, as the person reads their telephone. */
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { asUpkeep } from '../records/driver/owner.ts';
import { outboxFolder } from '../server/outbox/transports.ts';
import { codeIn } from '../tools/test-outbox.ts';

interface Where {
  readonly dataFolder: string;
  readonly ownerUrl: string;
}

async function phoneOf({ ownerUrl }: Where, memberNo: string): Promise<string> {
  const [row] = await asUpkeep(ownerUrl, 'sahakon_intake', async (client) => {
    const own = `SELECT m.phone FROM records.members m
      JOIN records.current c USING (publication_id) WHERE m.member_no = $1`;
    return (await client.query(own, [memberNo])).rows;
  });
  return String(row?.phone ?? '').replace(/\D/g, '');
}

async function newest(folder: string, phone: string): Promise<string | undefined> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  for (const name of names.toSorted().toReversed()) {
    const { to, text } = JSON.parse(await readFile(`${folder}/${name}`, 'utf8'));
    if (to === phone) return codeIn(text);
  }
  return undefined;
}

const seen = new Map<string, string>();

/**
 * The newest code for a member's telephone on record, or for a number of ten digits; waits for one
 * that was not given before, five seconds at most.
 */
export async function lastCode(where: Where, memberNoOrPhone: string): Promise<string> {
  const phone =
    memberNoOrPhone.length === 6 ? await phoneOf(where, memberNoOrPhone) : memberNoOrPhone;
  const folder = outboxFolder(where.dataFolder);
  for (const end = Date.now() + 5_000; Date.now() < end; await pause(50)) {
    const code = await newest(folder, phone);
    if (code !== undefined && code !== seen.get(phone)) {
      seen.set(phone, code);
      return code;
    }
  }
  throw new Error(`no new code for ${memberNoOrPhone}`);
}
