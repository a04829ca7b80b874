/** I1 and I2: what was acknowledged is in the store, once; what was refused is not. */
import type pg from 'pg';
import { type Finding, finding } from './finding.ts';
import type { Write, WriteKind } from './history.ts';

/** Where the key of a kind stands. */
const places: Readonly<Partial<Record<WriteKind, string>>> = {
  topic: 'SELECT title AS text FROM portal.board_topics',
  answer: 'SELECT body AS text FROM portal.board_answers',
  complaint: 'SELECT topic AS text FROM portal.complaints',
};

/** The part of a text that can be a key: see `keyOf`. */
const keyPattern = /\bk-[0-9a-z-]+\b/;

/** A key that no other write has: `run` names the writer, the number counts its writes. */
export const keyOf = (run: string, number: number): string => `k-${run}-${number}`;

async function rowsOfKeys(client: pg.Client, sql: string): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const { rows } = await client.query<{ text: string }>(sql);
  for (const { text } of rows) {
    const key = keyPattern.exec(text)?.[0];
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function faultOf({ kind, key, state }: Write, count: number): Finding[] {
  if (state === 'acknowledged' && count === 0)
    return [finding('I1', `${kind} ${key} was acknowledged and is not there`)];
  if (count > 1) return [finding('I2', `${kind} ${key} is there ${count} times`)];
  if (state === 'refused' && count > 0)
    return [finding('I7', `${kind} ${key} was refused and is there`)];
  return [];
}

/** Of a draft only the last one stands: the last acknowledged, or one sent after it. */
async function draftFaults(client: pg.Client, writes: readonly Write[]): Promise<Finding[]> {
  const { rows } = await client.query<{ member: string; title: string }>(
    'SELECT member_no AS member, title FROM portal.board_drafts WHERE topic_id IS NULL',
  );
  const stored = new Map(rows.map(({ member, title }) => [member, title]));
  const byMember = Map.groupBy(writes, ({ member }) => member ?? '');
  return [...byMember].flatMap(([member, own]) => {
    const last = own.findLastIndex(({ state }) => state === 'acknowledged');
    if (last < 0) return [];
    const possible = own.slice(last).filter(({ state }) => state !== 'refused');
    const title = stored.get(member);
    if (possible.some(({ key }) => title?.includes(key))) return [];
    const wanted = own[last]?.key;
    return [finding('I1', `the draft of ${member} is ${title ?? 'gone'}, acknowledged ${wanted}`)];
  });
}

/** Rows without a name: as many as were acknowledged, and no more than may have been done. */
async function consentFaults(
  client: pg.Client,
  writes: readonly Write[],
  before: number,
): Promise<Finding[]> {
  const count = (await countConsents(client)) - before;
  const acknowledged = writes.filter(({ state }) => state === 'acknowledged').length;
  const most = writes.filter(({ state }) => state !== 'refused').length;
  if (count < acknowledged)
    return [finding('I1', `${acknowledged} consents were acknowledged, ${count} are there`)];
  if (count > most) return [finding('I2', `${count} consents are there, ${most} were sent`)];
  return [];
}

/** How many answers about cookies the store holds. */
export async function countConsents(client: pg.Client): Promise<number> {
  const { rows } = await client.query('SELECT count(*)::int AS count FROM portal.consents');
  return rows[0].count;
}

/** Holds the store against a history; `consentsBefore`: how many there were when it began. */
export async function checkWrites(
  client: pg.Client,
  history: readonly Write[],
  consentsBefore = 0,
): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const [kind, writes] of Map.groupBy(history, (write) => write.kind)) {
    const sql = places[kind];
    if (sql !== undefined) {
      const counts = await rowsOfKeys(client, sql);
      for (const write of writes) found.push(...faultOf(write, counts.get(write.key) ?? 0));
    } else if (kind === 'draft') found.push(...(await draftFaults(client, writes)));
    else found.push(...(await consentFaults(client, writes, consentsBefore)));
  }
  return found;
}
