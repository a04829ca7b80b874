/**
 * What digests of ledgers and totals of publications say of a night is what comparing every line
 * of it, and adding up what is shown, says.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../core/days.ts';
import { referenceDay } from '../../../demo/timeline.ts';
import { writeExtract } from '../../../demo/write-extract.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { temporaryFolder } from '../../../tools/app.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { runIntake } from '../../run-intake.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let extract: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  store = await openTestStore();
  extract = await temporaryFolder();
});
afterAll(async () => {
  await extract.remove();
  await store.close();
});

const asIntake = (sql: string) =>
  asUpkeep(store.ownerUrl, 'sahakon_intake', async (client) => (await client.query(sql)).rows);

/** A dry run adds up what is shown; what publishes takes its totals. */
async function compared(dryRun = true) {
  const { path: folder } = extract;
  const { ownerUrl } = store;
  const options = { folder, ownerUrl, madeUp: true, dryRun, force: true };
  const { outcome, faults, comparison } = await runIntake(options);
  const expected = dryRun ? 'checked' : 'published';
  expect({ outcome, faults }).toEqual({ outcome: expected, faults: [] });
  return comparison;
}

/** Writes a word into the first line of a ledger of this many lines at least; gives its key. */
async function rewrite(file: string, least: number, word: string): Promise<readonly string[]> {
  const path = join(extract.path, file);
  const [header = '', ...lines] = (await readFile(path, 'latin1')).split('\r\n');
  const at = header.split(',').indexOf('LEGACY_CODE');
  const firsts = lines.findIndex((line, index) => {
    const [key, seq] = line.split(',');
    return seq === '1' && lines[index + least]?.startsWith(`${key},`);
  });
  const cells = (lines[firsts] as string).split(',');
  cells[at] = word;
  lines[firsts] = cells.join(',');
  await writeFile(path, [header, ...lines].join('\r\n'), 'latin1');
  const decoder = new TextDecoder('windows-874');
  return cells.slice(0, 2).map((cell) => decoder.decode(Buffer.from(cell, 'latin1')));
}

test.each([1, 40])('F11 %i days later, with a line of each ledger rewritten', async (days) => {
  await writeExtract({
    folder: extract.path,
    members: store.members,
    asOf: addDays(referenceDay, days),
  });
  // What is shown afterwards is this.
  const word = `X${days}`;
  const rewritten = {
    share_lines: await rewrite('share_lines.csv', 6, word),
    deposit_lines: await rewrite('deposit_lines.csv', 6, word),
    loan_lines: await rewrite('loan_lines.csv', 6, word),
  };
  const byDigest = await compared();
  for (const [subject, key] of Object.entries(rewritten)) {
    const found = byDigest.find((one) => one.subject === subject);
    expect(found?.rewritten.map((row) => row.key)).toEqual([key]);
    expect(found?.before).toBeGreaterThan(100);
  }
  const digests = await asIntake('SELECT * FROM records.ledger_digests');
  expect(digests.length).toBeGreaterThan(3 * 20);
  await asIntake('DELETE FROM records.ledger_digests');
  expect(await compared()).toEqual(byDigest);
  await asIntake(
    `INSERT INTO records.ledger_digests
     SELECT * FROM jsonb_populate_recordset(NULL::records.ledger_digests,
       '${JSON.stringify(digests)}')`,
  );
  const [shown] = await asIntake(
    'SELECT totals FROM records.publications ORDER BY id DESC LIMIT 1',
  );
  expect(JSON.stringify(shown)).toMatch(/"collection_items":\{"AMOUNT":"\d{6,}"/);
  expect(await compared(false)).toEqual(byDigest);
});
