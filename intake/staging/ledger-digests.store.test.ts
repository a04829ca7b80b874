/** Digests in the store: of a file that is read again, those of the last reading. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { subjectOf } from '../layout.ts';
import { LedgerDigests } from './ledger-digests.ts';
import { withSession } from './session.ts';
import { startPublication } from './staging.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(async () => {
  await store.close();
});

function digestsOf(name: 'share_lines' | 'loan_lines', ledger: string): LedgerDigests {
  const digests = new LedgerDigests(subjectOf(name));
  const line = Buffer.from(`${ledger}\t1\n`);
  digests.line(ledger, line.length);
  digests.flush(line);
  return digests;
}

test('F12 a run that was cut leaves no ledger twice', async () => {
  await withSession(store.ownerUrl, async (session) => {
    const id = await startPublication(session);
    await digestsOf('loan_lines', 'สม1/2568').store(session, id);
    await digestsOf('share_lines', '000007').store(session, id);
    await digestsOf('share_lines', '000008').store(session, id);
    const { rows } = await session.query(
      `SELECT subject, ledger, lines FROM staging.ledger_digests_${id} ORDER BY subject`,
    );
    await session.query(`DROP TABLE staging.ledger_digests_${id}`);
    expect(rows).toEqual([
      { subject: 'loan_lines', ledger: 'สม1/2568', lines: 1 },
      { subject: 'share_lines', ledger: '000008', lines: 1 },
    ]);
  });
});
