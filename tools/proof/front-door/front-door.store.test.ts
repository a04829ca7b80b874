import { afterAll, beforeAll, expect, test } from 'vitest';
import { cast } from '../../../demo/cast.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { allHandlers } from '../../../server/handlers.ts';
import { readSite } from '../../../server/settings/site-file.ts';
import { headersOf, openTestServer, type TestServer } from '../../../server/tests/test-server.ts';
import { type Files, readFiles } from '../recount/files/files.ts';
import { expectedFigures } from '../recount/formats/person.ts';
import type { Call } from './calls/call.ts';
import { callsOf } from './calls/calls.ts';
import { filed } from './files.ts';
import { type Ask, answered, type DoorFault } from './test-client.ts';

/** Of the cast, who is let in: the others have left, or were never members. */
const castNos = cast.map(({ memberNo }): string => memberNo);

let server: TestServer;
let files: Files;
let guaranteeLimit: number | undefined;
beforeAll(async () => {
  server = await openTestServer();
  ({ files } = await readFiles(server.store.extractFolder, () => castNos));
  ({ guarantee_limit: guaranteeLimit } = await readSite('site.config.json'));
}, 240_000);
afterAll(() => server.close());

/** Today in Bangkok, or the day of the records where that is later. */
function today(): string {
  const words = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(new Date());
  return words > files.asOf ? words : files.asOf;
}

function callsFor(memberNo: string): readonly Call[] {
  const expectation = {
    expected: expectedFigures(files, memberNo),
    asOf: files.asOf,
    today: today(),
  };
  return callsOf(expectation, { welfareTypes: files.welfare_types, guaranteeLimit });
}

async function signedIn(at: TestServer, memberNo: string): Promise<Ask> {
  const headers = headersOf(await at.signIn(memberNo));
  return async (url) => {
    const answer = await at.app.inject({ method: 'GET', url, headers });
    return { status: answer.statusCode, bytes: answer.rawPayload };
  };
}

const isMember = (memberNo: string): boolean =>
  files.members.some((row) => row.memberNo === memberNo && '05'.includes(row.statusCode ?? ''));

/** Endpoints whose answers hold no figure of the records. */
const noFigures = [
  ...['member.election', 'member.board_draft', 'member.picture', 'member.picture_content'],
  ...['member.security', 'member.security.history', 'member.papers', 'member.gian.form'],
];

test('every address that shows a member figures is computed', () => {
  const calls = callsFor('000123');
  const callNames = calls.flatMap(({ name, file }) => [name, ...(file ? [file.name] : [])]);
  const shown = allHandlers
    .map(({ endpoint }) => endpoint)
    .filter(({ who, method }) => who === 'member' && method === 'GET')
    .map(({ name }) => name);
  expect([...new Set([...callNames, ...noFigures])].sort()).toEqual(shown.sort());
});

test('R041 R042 R043 R045 every figure of every answer is what the files come to', async () => {
  let compared = 0;
  const faults: DoorFault[] = [];
  for (const memberNo of castNos.filter(isMember)) {
    const ask = await signedIn(server, memberNo);
    for (const call of callsFor(memberNo)) {
      const found = await answered(ask, call);
      compared += found.compared;
      faults.push(...found.faults);
    }
  }
  expect(faults.slice(0, 30)).toEqual([]);
  expect(compared).toBeGreaterThan(20_000);
}, 300_000);

test('text, workbook and paper hold what the files come to, and nothing else', async () => {
  let compared = 0;
  const faults: DoorFault[] = [];
  for (const memberNo of castNos.filter(isMember)) {
    const ask = await signedIn(server, memberNo);
    const counts = new Map<string, number>();
    for (const { file, want } of callsFor(memberNo)) {
      if (!file) continue;
      const count = (counts.get(file.name) ?? 0) + 1;
      counts.set(file.name, count);
      // The same templates over and over: from the third on the text alone, which holds it all.
      const formats = count <= 2 ? file.formats : ['csv'];
      if (count > 2 && file.formats) continue;
      const found = await filed(ask, { ...file, ...(formats && { formats }) }, want);
      compared += found.compared;
      faults.push(...found.faults);
    }
  }
  expect(faults.slice(0, 30)).toEqual([]);
  expect(compared).toBeGreaterThan(10_000);
}, 600_000);

test('one satang more in the store is named, in answers and in files', async () => {
  const spoilt = await openTestServer();
  try {
    await asUpkeep(spoilt.store.ownerUrl, 'sahakon_intake', async (client) => {
      await client.query(`UPDATE records.share_lines SET balance_satang = balance_satang + 1
        WHERE member_no = '000123' AND seq = 5`);
      await client.query(`UPDATE records.dividends SET dividend_satang = dividend_satang + 1`);
    });
    const ask = await signedIn(spoilt, '000123');
    const found = [];
    for (const { address, ...call } of callsFor('000123')) {
      if (!/share|dividend/.test(address)) continue;
      found.push(...(await answered(ask, { address, ...call })).faults);
      if (call.file) found.push(...(await filed(ask, call.file, call.want)).faults);
    }
    const fields = found.map(({ address, field }) => `${address} ${field}`);
    expect(fields).toContain('/api/member/share lines.180.balance');
    expect(fields).toContain('/api/member/share/file csv');
    expect(fields).toContain('/api/member/share/file pdf');
    expect(fields).toContain('/api/member/dividend years.0.dividend');
  } finally {
    await spoilt.close();
  }
}, 240_000);
