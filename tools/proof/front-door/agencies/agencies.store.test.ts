/** Every figure that an agency is told, computed from the extract by another hand. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReconciled } from '../../../../records/agency/reconciled.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { giveEverybodyPeople, ofAgency } from '../../../../server/tests/agencies/asking.ts';
import {
  headersOf,
  openTestServer,
  type TestServer,
} from '../../../../server/tests/test-server.ts';
import { enterAgency } from '../../../agency/in-agency.ts';
import { type Files, readFiles } from '../../recount/files/files.ts';
import type { Row } from '../../recount/files/plain.ts';
import type { Call } from '../calls/call.ts';
import { baht, monthNo, yearBe } from '../expected/dto.ts';
import { filed } from '../files.ts';
import { type Ask, answered, type DoorFault } from '../test-client.ts';
import { coverAnswer } from './cover.ts';
import { type ExpectedMonth, expectedMonths, peopleIn, sum } from './expected-bills.ts';
import { summaryAnswer } from './summary.ts';

const school = '01011001';

let server: TestServer;
let files: Files;
let people: ReadonlyMap<string, Row>;
let expectedByAgency: ReadonlyMap<string, readonly ExpectedMonth[]>;
beforeAll(async () => {
  server = await openTestServer();
  await giveEverybodyPeople(server);
  ({ files } = await readFiles(server.store.extractFolder, (all) => all));
  people = new Map(files.members.map((row) => [row.memberNo ?? '', row]));
  expectedByAgency = new Map(
    files.agencies.map(({ agencyNo = '' }) => [agencyNo, expectedMonths(files, agencyNo)]),
  );
}, 240_000);
afterAll(() => server.close());

async function asking(at: TestServer, agencyNo: string): Promise<Ask> {
  const headers = headersOf(await enterAgency(at, agencyNo));
  return async (url) => {
    const answer = await at.app.inject({ method: 'GET', url, headers });
    return { status: answer.statusCode, bytes: answer.rawPayload };
  };
}

const at = (address: string, month: string): string =>
  `/api/membergroup/${address}?year=${yearBe(month)}&month=${monthNo(month)}`;

/** What an agency asks of all its months, and what must come of it. */
function callsOf(agency: Row): readonly Call[] {
  const months = expectedByAgency.get(agency.agencyNo ?? '') ?? [];
  const facts = { agency, months, people, asOf: files.asOf };
  const below = files.agencies
    .filter(({ parentAgencyNo }) => parentAgencyNo === agency.agencyNo)
    .toSorted((a, b) => ((a.agencyNo ?? '') < (b.agencyNo ?? '') ? -1 : 1))
    .map((one) => ({ agency: one, months: expectedByAgency.get(one.agencyNo ?? '') ?? [] }));
  const shown = [...new Set([...months, ...below.flatMap((one) => one.months)])].map(
    ({ month }) => month,
  );
  return [
    ...months.map((expected) => ({
      name: 'agency.keeprep',
      address: at('keeprep', expected.month),
      want: coverAnswer(expected, facts),
    })),
    ...[...new Set(shown)].map((month) => ({
      name: 'agency.summarize_rep',
      address: at('summarize_rep', month),
      want: summaryAnswer(month, facts, below),
    })),
  ];
}

/** Proved in their rooms, or without a figure of the records. */
const elsewhere = [
  ...['agency.guide_group', 'agency.guide_group.file', 'agency.delivery_book.print'],
  ...['agency.report.slip', 'agency.report.template', 'agency.report.upload_ways'],
  'agency.security',
];
/** Held against the bills below. */
const below = [
  ...['agency.delivery_book', 'agency.delivery_book.letter', 'agency.report', 'agency.dashboard'],
];

test('every address that shows an agency figures is computed', () => {
  const callNames = files.agencies.flatMap((agency) => callsOf(agency).map(({ name }) => name));
  const fileNames = ['agency.keeprep.file', 'agency.summarize_rep.file'];
  const coveredNames = [...new Set([...callNames, ...fileNames, ...below, ...elsewhere])];
  const shown = ofAgency.filter(({ method }) => method === 'GET').map(({ name }) => name);
  expect(coveredNames.toSorted()).toEqual(shown.toSorted());
});

test('D-23 D-26 cover and summary of every agency’s months are as the files', async () => {
  let compared = 0;
  const faults: DoorFault[] = [];
  for (const agency of files.agencies) {
    const ask = await asking(server, agency.agencyNo ?? '');
    for (const call of callsOf(agency)) {
      const found = await answered(ask, call);
      compared += found.compared;
      faults.push(...found.faults);
    }
  }
  expect(faults.slice(0, 30)).toEqual([]);
  expect(compared).toBeGreaterThan(20_000);
}, 240_000);

test('D-25 letters ask for what the bills of their month come to, members and amount', async () => {
  let letters = 0;
  for (const agency of files.agencies) {
    const months = expectedByAgency.get(agency.agencyNo ?? '') ?? [];
    const ask = await asking(server, agency.agencyNo ?? '');
    const fetchData = async (address: string) => {
      const { status, bytes } = await ask(`/api/membergroup/${address}`);
      expect([address, status]).toEqual([address, 200]);
      return JSON.parse(Buffer.from(bytes).toString()).data;
    };
    for (const line of (await fetchData('delivery_book')).letters) {
      const expected = months.find(
        ({ month }) => yearBe(month) === line.year && monthNo(month) === line.month,
      );
      const heads = (expected?.bills ?? []).map(({ head }) => head);
      const want = { members: peopleIn(heads), total: baht(sum(heads, 'billedSatang')) };
      expect(line).toMatchObject(want);
      const letter = await fetchData(`delivery_book/${line.letter_year}/${line.run}`);
      const dueOn = expected?.row.dueOn;
      expect(letter).toMatchObject({ ...want, receipts: heads.length, due_on: dueOn });
      letters += 1;
    }
  }
  expect(letters).toBeGreaterThan(1);
});

test('D-24 the dashboard tells of the newest month and of what was short before', async () => {
  for (const agency of files.agencies) {
    const [now, before] = expectedByAgency.get(agency.agencyNo ?? '') ?? [];
    const ask = await asking(server, agency.agencyNo ?? '');
    const { bytes } = await ask('/api/membergroup/dashboard');
    const { data } = JSON.parse(Buffer.from(bytes).toString());
    if (!now || !before) {
      expect(data.now).toBeNull();
      continue;
    }
    const [heads, earlier] = [now, before].map(({ bills }) => bills.map(({ head }) => head));
    expect(data.now).toMatchObject({
      ...{ year: yearBe(now.month), month: monthNo(now.month), members: peopleIn(heads ?? []) },
      ...{ billed: baht(sum(heads ?? [], 'billedSatang')), due_on: now.row.dueOn, reported: 0 },
    });
    const short = (earlier ?? []).filter((row) => (row.uncollectedSatang || '0') !== '0');
    expect(data.before).toMatchObject({
      ...{ year: yearBe(before.month), month: monthNo(before.month) },
      uncollected: { count: short.length, amount: baht(sum(short, 'uncollectedSatang')) },
    });
  }
});

test('D-23 D-26 text and workbook hold what the files come to, no more', async () => {
  const agency = files.agencies.find(({ agencyNo }) => agencyNo === school) ?? {};
  const ask = await asking(server, school);
  const months = expectedByAgency.get(school)?.slice(0, 3) ?? [];
  const faults: DoorFault[] = [];
  let compared = 0;
  for (const { name, want, address } of callsOf(agency)) {
    if (!months.some(({ month }) => address === at(address.split(/[/?]/)[3] ?? '', month)))
      continue;
    const [path, query] = address.split('?');
    const must = name === 'agency.keeprep' ? coverFiled(want) : summaryFiled(want);
    const file = `${path}/file?${query}`;
    // The workbook of the cover has its head in two rows: it is read beside the room.
    const formats = name === 'agency.keeprep' ? ['csv'] : ['csv', 'xlsx'];
    const found = await filed(ask, { name: `${name}.file`, address: file, must, formats }, want);
    compared += found.compared;
    faults.push(...found.faults);
  }
  expect(faults.slice(0, 10)).toEqual([]);
  expect(compared).toBeGreaterThan(500);
}, 240_000);

/** Each line's total and share, and the totals of all columns. */
function coverFiled(want: unknown) {
  const { members, totals } = want as ReturnType<typeof coverAnswer>;
  return [totals, members.map(({ total, share }) => [total, share])];
}

function summaryFiled(want: unknown) {
  const { own, trend } = want as ReturnType<typeof summaryAnswer>;
  return [own?.table_a.map(({ amount }) => amount), trend];
}

test('D-23 before anything is reported all of the month is: as billed', async () => {
  for (const agency of files.agencies) {
    const months = expectedByAgency.get(agency.agencyNo ?? '') ?? [];
    const ask = await asking(server, agency.agencyNo ?? '');
    for (const { month, row, bills } of months.slice(0, 2)) {
      const { bytes } = await ask(at('report', month));
      const { data } = JSON.parse(Buffer.from(bytes).toString());
      expect(data.due_on).toBe(row.dueOn);
      if (!data.report) continue;
      const heads = bills.map(({ head }) => head);
      const billed = { count: heads.length, amount: baht(sum(heads, 'billedSatang')) };
      expect(data.report.sums.billed).toEqual(billed);
    }
  }
});

test('D-23 every month of every agency ties out: items, heads, cover, month', async () => {
  let months = 0;
  for (const [agencyNo, expected] of expectedByAgency) {
    for (const { month, bills } of expected) {
      const found = await readReconciled(server.records, agencyNo, month);
      expect([agencyNo, month, found?.month && found.bills.length]).toEqual([
        agencyNo,
        month,
        bills.length,
      ]);
      months += 1;
    }
  }
  expect(months).toBeGreaterThan(60);
}, 240_000);

test('D-23 one satang more in the store, and everything that ties with it, is named', async () => {
  const spoilt = await openTestServer();
  try {
    await asUpkeep(spoilt.store.ownerUrl, 'sahakon_intake', async (client) => {
      const bill = `member_no = '000123' AND month = '2025-09-01' AND seq = 1`;
      await client.query(`UPDATE records.collection_items SET amount_satang = amount_satang + 1,
        collected_satang = collected_satang + 1 WHERE ${bill} AND item_group = 'SHARE'`);
      const more = (figure: string) => `${figure}_satang = ${figure}_satang + 1`;
      const both = `${more('billed')}, ${more('collected')}`;
      await client.query(`UPDATE records.collections SET ${both} WHERE ${bill}`);
      await client.query(`UPDATE records.agency_months SET ${both}
        WHERE agency_no = '${school}' AND month = '2025-09-01'`);
    });
    const ask = await asking(spoilt, school);
    const agency = files.agencies.find(({ agencyNo }) => agencyNo === school) ?? {};
    const september = callsOf(agency).filter(({ address }) => address.endsWith('=2568&month=9'));
    const faults = await Promise.all(
      september.map(async (call) => (await answered(ask, call)).faults),
    );
    const fields = faults.flat().map(({ field }) => field);
    expect(fields).toContain('totals.share.amount');
    expect(fields).toContain('sums.billed');
    expect(fields).toContain('own.table_a.0.amount');
    expect(fields.some((field) => /^members\.\d+\.share\.amount$/.test(field))).toBe(true);
  } finally {
    await spoilt.close();
  }
});
