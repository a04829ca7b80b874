/** Who is at fault keeps what was shown; everybody else sees what came; what is shared must tie. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { subjects } from '../../layout.ts';
import { rollback } from '../../rollback.ts';
import { runIntake } from '../../run-intake.ts';
import {
  type Draft,
  type Fields,
  manifestOf,
  textsOf,
  tinyDraft,
} from '../../tests/tiny-extract.ts';
import { inFolder, openTinyStore } from '../../tests/tiny-store.ts';
import { ownerColumnOf } from '../owner-columns.ts';
import { breakLedger, quarantineCases } from './cases.ts';

let store: Awaited<ReturnType<typeof openTinyStore>>;
let first: number;
beforeAll(async () => {
  store = await openTinyStore();
  [{ id: first }] = (await ask('SELECT publication_id AS id FROM records.current')) as [
    { id: number },
  ];
});
afterAll(() => store.close());
// Every test begins with the good extract.
beforeEach(async () => {
  await rollback({ ownerUrl: store.ownerUrl, to: first });
  await ask('DELETE FROM records.quarantine');
});

interface Taking {
  readonly most?: number;
  readonly state?: ((manifest: Fields[]) => void) | undefined;
}

/** A night in which 000001 has another telephone, and `change` besides. */
function take(change: (draft: Draft) => void, { most = 1, state }: Taking = {}) {
  const draft = tinyDraft();
  Object.assign(draft.members[0] as object, { PHONE: '0899999999' });
  change(draft);
  const manifest = manifestOf(draft);
  state?.(manifest);
  return inFolder(textsOf(draft, manifest), (folder) =>
    runIntake({ folder, ownerUrl: store.ownerUrl, mostInQuarantine: most, keep: 99, force: true }),
  );
}

const ask = <Row extends object>(sql: string): Promise<Row[]> =>
  asUpkeep(store.ownerUrl, 'sahakon_intake', async (client) => (await client.query(sql)).rows);

/** All rows of a publication but for its number, by table, of the member or of all others. */
async function rowsOf(publicationId: number, memberNo: string, own: boolean) {
  const tables = subjects.flatMap((subject) => {
    const stored = ownerColumnOf(subject)?.stored;
    return stored ? [{ name: subject.name, stored }] : [];
  });
  const rows = await Promise.all(
    tables.map(async ({ name, stored }) => [
      name,
      await ask(
        `SELECT to_jsonb(r) - 'publication_id' AS row FROM records.${name} r
         WHERE publication_id = ${publicationId}
           AND ${stored} ${own ? '=' : '<>'} '${memberNo}' ORDER BY 1`,
      ),
    ]),
  );
  return Object.fromEntries(rows);
}

const entries = () =>
  ask<{ id: number; no: string; day: string }>(
    `SELECT publication_id AS id, member_no AS no, as_of::text AS day FROM records.quarantine`,
  );

const phones = () =>
  ask<{ no: string; phone: string | null }>(
    `SELECT member_no AS no, phone FROM records.members m
     JOIN records.current c USING (publication_id) ORDER BY 1`,
  );

describe('a member at fault', () => {
  const faults: readonly (readonly [string, (draft: Draft) => void])[] = [
    ['a ledger that does not add up', (draft) => breakLedger(draft, '000003')],
    [
      'a field that cannot be read',
      (draft) => Object.assign(draft.members[2] as object, { NATIONAL_ID: '1234567890123' }),
    ],
    [
      'a line that its receipt knows nothing of',
      (draft) => Object.assign(draft.share_lines[6] as object, { RECEIPT_NO: 'R77' }),
    ],
    [
      'a beneficiary twice',
      (draft) => {
        const row = { ...draft.beneficiaries[0], MEMBER_NO: '000003', ORDER_NO: '2' };
        draft.beneficiaries.push(row);
      },
    ],
    [
      'a dividend that does not follow',
      (draft) => Object.assign(draft.dividends[0] as object, { DIVIDEND: '56.53', NET: '90.66' }),
    ],
  ];

  test.each(faults)('%s: keeps what was shown', async (_, spoil) => {
    const report = await take(spoil);
    expect(report.faults).toEqual([]);
    expect(report.outcome).toBe('published');
    expect(report.quarantine).toMatchObject([{ memberNo: '000003', asOf: '2025-11-28' }]);
    expect(report.quarantine?.[0]?.faults.length).toBeGreaterThan(0);
    const id = report.publicationId as number;
    expect(id).not.toBe(first);
    expect(await rowsOf(id, '000003', true)).toEqual(await rowsOf(first, '000003', true));
    const others = await rowsOf(first, '000003', false);
    expect(await rowsOf(id, '000003', false)).toEqual({
      ...others,
      members: others.members?.map(({ row }: { row: { member_no: string } }) =>
        row.member_no === '000001' ? { row: { ...row, phone: '0899999999' } } : { row },
      ),
    });
    expect(await entries()).toEqual([{ id, no: '000003', day: '2025-11-28' }]);
  });

  test('the whole is refused where nobody may be, or fewer than there are', async () => {
    const two = (draft: Draft) => {
      breakLedger(draft, '000003');
      breakLedger(draft, '000001');
    };
    const none = await take((draft) => breakLedger(draft, '000003'), { most: 0 });
    expect([none.outcome, none.faults.length]).toEqual(['refused', 1]);
    const more = await take(two);
    expect(more.outcome).toBe('refused');
    expect((await take(two, { most: 2 })).outcome).toBe('published');
    expect((await entries()).map(({ no }) => no).sort()).toEqual(['000001', '000003']);
    expect(await phones()).toContainEqual({ no: '000001', phone: '0812345678' });
  });

  test('the next whole night shows the new rows; of another night the day stays', async () => {
    await take((draft) => breakLedger(draft, '000003'));
    await ask(`UPDATE records.quarantine SET as_of = '2025-11-01'`);
    const again = await take((draft) => {
      breakLedger(draft, '000003');
      Object.assign(draft.members[0] as object, { PHONE: '0811111111' });
    });
    expect(again.quarantine).toMatchObject([{ memberNo: '000003', asOf: '2025-11-01' }]);
    const whole = await take(() => undefined);
    expect([whole.outcome, whole.quarantine]).toEqual(['published', undefined]);
    const id = whole.publicationId as number;
    expect((await entries()).filter((one) => one.id === id)).toEqual([]);
  });
});

describe('what members share is at fault', () => {
  type Shared = readonly [string, (draft: Draft) => void, ((manifest: Fields[]) => void)?];
  const shared: readonly Shared[] = [
    [
      'a member who is gone, whose rows and bills are not',
      (draft) => void draft.members.splice(2, 1),
    ],
    ['a bill', (draft) => Object.assign(draft.collections[0] as object, { BILLED: '0.01' })],
    [
      'an item of a bill',
      (draft) => Object.assign(draft.collection_items[0] as object, { AMOUNT: '0.01' }),
    ],
    ['an agency', (draft) => Object.assign(draft.agencies[0] as object, { NAME: '' })],
    [
      'a month of an agency',
      (draft) => Object.assign(draft.agency_months[0] as object, { BILLED: '1.00' }),
    ],
    [
      'an amount that cannot be read, so that no total can be held against the manifest',
      (draft) => Object.assign(draft.share_lines[6] as object, { AMOUNT: '3oo.00' }),
    ],
    [
      'a total of the manifest',
      (draft) => breakLedger(draft, '000003'),
      (manifest) => {
        const total = manifest.find(({ COLUMN }) => COLUMN === 'SHARE_BALANCE') as Fields;
        total.TOTAL = '1.00';
      },
    ],
    [
      'a bill of somebody who was never shown',
      (draft) =>
        Object.assign(draft.collections.find((row) => row.MEMBER_NO === '000003') as object, {
          MEMBER_NO: '000009',
        }),
    ],
  ];

  test.each(shared)('%s: the whole is refused', async (...of) => {
    const [, spoil, state] = of as unknown as Shared;
    const before = await phones();
    const report = await take(spoil, { most: 3, state });
    expect(report.outcome).toBe('refused');
    expect(report.faults.length).toBeGreaterThan(0);
    expect(await phones()).toEqual(before);
    expect(await entries()).toEqual([]);
  });

  test.each(Object.entries(quarantineCases))('%s', async (_, { spoil, fault }) => {
    const report = await take(spoil);
    expect([report.outcome, report.faults[0]]).toEqual(['refused', fault]);
  });
});
