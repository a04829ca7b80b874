/** The sample's store, opened before a file's tests and closed after them. */
import { afterAll, beforeAll } from 'vitest';
import { openTestStore } from '../../../tools/test-store.ts';
import { openRecords, type Records } from '../../database.ts';
import { asUpkeep } from '../../driver/owner.ts';
import { makeSample } from '../../tests/sample.ts';

interface Opened {
  readonly records: Records;
  /** Changes the records themselves, as intake may, or what the portal keeps, as its owner may. */
  readonly change: (text: string, role?: 'sahakon_intake' | 'sahakon_owner') => Promise<unknown>;
}

/** Filled when the tests run, not before. */
export function openSample(): Opened {
  const opened = {} as { -readonly [Part in keyof Opened]: Opened[Part] };
  let close: () => Promise<void>;
  beforeAll(async () => {
    const store = await openTestStore({ holds: 'tables' });
    await makeSample(store);
    opened.records = await openRecords(store.appUrl);
    opened.change = (text, role = 'sahakon_intake') =>
      asUpkeep(store.ownerUrl, role, (client) => client.query(text));
    close = async () => {
      await opened.records.close();
      await store.close();
    };
  });
  afterAll(() => close());
  return opened;
}
