/** Codes over a real store and an outbox that tests read. */
import { randomUUID } from 'node:crypto';
import type { CodeOrder } from '../../../api/codes/codes.ts';
import { Problem, type ProblemCode } from '../../../api/problem.ts';
import type { CodePurpose } from '../../../core/codes/code-purpose.ts';
import { type Db, openRecords } from '../../../records/database.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { deriveKeys, fixedRing } from '../../../records/keys/key-ring.ts';
import { openTestOutbox } from '../../../tools/test-outbox.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { openCodes } from '../codes.ts';

export const phone = '0812345678';

/** What a promise was refused with; undefined when it was not. */
export const refusal = (work: Promise<unknown>): Promise<ProblemCode | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Problem) return error.code;
      throw error;
    },
  );

export async function openTestCodes() {
  const store = await openTestStore();
  const records = await openRecords(store.appUrl);
  const outbox = openTestOutbox();
  const keys = fixedRing(deriveKeys(1, randomUUID()));
  const faults: unknown[] = [];
  const codes = openCodes({
    ...{ records, outbox, keys },
    host: 'portal.example',
    onError: (error) => faults.push(error),
  });
  return {
    ...{ store, records, outbox, codes, keys, faults },
    order: (memberNo: string, more: Partial<CodeOrder> = {}): CodeOrder => ({
      ...{ purpose: 'forget', memberNo, phone, boundTo: '', address: '192.0.2.1' },
      tellsPhone: true,
      ...more,
    }),
    claim: (ticket: string, otp: string, purpose: CodePurpose = 'forget', boundTo = '') => ({
      ...{ ticket, otp, purpose, boundTo },
    }),
    /** Uses a code up in a transaction of its own. */
    async use(right: { memberNo: string; use(db: unknown): Promise<boolean> }) {
      return records.asMember(right.memberNo, (db: Db) => right.use(db));
    },
    /** As the owner of the store. */
    async sql(text: string, ...values: unknown[]) {
      const { rows } = await asUpkeep(store.ownerUrl, 'sahakon_owner', (client) =>
        client.query(text, values),
      );
      return rows;
    },
    async close() {
      await records.close();
      await store.close();
    },
  };
}
