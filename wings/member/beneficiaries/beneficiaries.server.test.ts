import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Row, readRows, readThaiDate } from '../../../journeys/extract.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestApp } from '../../../tools/test-app.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;

let app: App;
let rows: Row[];
beforeAll(async () => {
  app = await openTestApp();
  rows = await readRows(app.extractFolder, 'beneficiaries.csv');
});
afterAll(() => app.close());

const sessions = new Map<string, ReturnType<App['signIn']>>();
function signedIn(memberNo: string): ReturnType<App['signIn']> {
  const session = sessions.get(memberNo) ?? app.signIn(memberNo);
  sessions.set(memberNo, session);
  return session;
}

const day = (text = ''): string | null => (text === '' ? null : readThaiDate(text));
const ownRows = (memberNo: string) => rows.filter((row) => row.MEMBER_NO === memberNo);
const read = async (memberNo: string) =>
  (await app.get('/api/member/gian', await signedIn(memberNo))).body.data;

/** The bytes and the words of a file. */
async function download(path: string, memberNo: string) {
  const headers = { host: 'localhost', ...(await signedIn(memberNo)) };
  const answer = await app.app.inject({ method: 'GET', url: path, headers });
  return { answer, bytes: new Uint8Array(answer.rawPayload) };
}
async function wordsOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text;
}

const rooms = ['', '/file?format=csv', '/form'].map((rest) => `/api/member/gian${rest}`);

test('R050 guarded: nobody without a session of a member gets anything', async () => {
  const agency = await app.signInAgency('01011001');
  for (const url of rooms) {
    for (const headers of [{}, agency]) {
      const { status, body } = await app.get(url, headers);
      expect([url, status, body.data.code]).toEqual([url, 401, 'not_signed_in']);
    }
  }
});

test('R050 own data only: nobody is shown whom another member has named', async () => {
  const namesOf = (memberNo: string) => ownRows(memberNo).map((row) => row.FULL_NAME ?? '');
  const [mine, theirs] = [namesOf('000123'), namesOf('000222')];
  expect(mine.some((name) => theirs.includes(name))).toBe(false);
  for (const [memberNo, own, foreign] of [
    ['000123', mine, theirs],
    ['000222', theirs, mine],
  ] as const) {
    const shown = JSON.stringify(await read(memberNo));
    expect(own.filter((name) => !shown.includes(name))).toEqual([]);
    expect(foreign.filter((name) => shown.includes(name))).toEqual([]);
  }
});

describe.each(['000123', '000222'])('member %s', (memberNo) => {
  test('R050 everybody named, in order, as the extract has them', async () => {
    const own = ownRows(memberNo);
    expect(own.length).toBeGreaterThan(0);
    const { as_of, beneficiaries } = await read(memberNo);
    expect(as_of).toBe('2025-11-28');
    expect(beneficiaries).toEqual(
      own.map((row) => ({
        order_no: Number(row.ORDER_NO),
        full_name: row.FULL_NAME,
        relation: row.RELATION,
        share_percent: row.SHARE_PERCENT || null,
        address_masked: (row.ADDRESS ?? '').replace(/^.*?ตำบล/, 'xx ตำบล'),
        phone_masked: row.PHONE ? `${row.PHONE.slice(0, 2)}x-xxx-${row.PHONE.slice(-4)}` : null,
        document_on: day(row.DOCUMENT_ON),
        effective_on: day(row.EFFECTIVE_ON),
        condition: row.CONDITION,
      })),
    );
  });
});

test('D-14 what does not come to a hundred is said, so is an old document', async () => {
  expect(await read('000222')).toMatchObject({
    total_percent: '90.00',
    warnings: ['PERCENT', 'REVIEW'],
  });
  expect(await read('000123')).toMatchObject({ total_percent: '100.00', warnings: ['REVIEW'] });
});

test('T30 no house number, no whole telephone number of anybody leaves the house', async () => {
  const json = JSON.stringify(await read('000123'));
  const hidden = ownRows('000123').flatMap(({ ADDRESS = '', PHONE }) => [
    ADDRESS.split(' ตำบล')[0] ?? '',
    PHONE ?? '',
  ]);
  expect(hidden.filter((words) => words !== '' && json.includes(words))).toEqual([]);
  expect(json).not.toContain('0900007567');
});

test('R050 the file shows what the page shows, and nothing of others', async () => {
  const { beneficiaries } = await read('000222');
  const { bytes: csv } = await download('/api/member/gian/file?format=csv', '000222');
  const pdf = await wordsOf((await download('/api/member/gian/file?format=pdf', '000222')).bytes);
  const words = new TextDecoder().decode(csv);
  for (const { full_name, share_percent, phone_masked } of beneficiaries) {
    expect(words).toContain(full_name);
    for (const paper of [words, pdf]) {
      expect(paper).toContain(share_percent);
      if (phone_masked) expect(paper).toContain(phone_masked);
    }
  }
  expect(words).toContain('90.00');
  expect(words).toContain('สัดส่วนรวมไม่เท่ากับ 100 %');
  expect(words).not.toContain('วีระพงษ์');
});

test('D-14 the form to ask for a change is a PDF with the member’s number', async () => {
  const { answer, bytes } = await download('/api/member/gian/form', '000123');
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain(
    encodeURIComponent('คำขอเปลี่ยนผู้รับโอนประโยชน์'),
  );
  const words = await wordsOf(bytes);
  expect(words).toContain('000123');
  expect(words).toContain('60.00 %');
});

test('D-14 who has named nobody gets an empty list, without a warning', async () => {
  await asUpkeep(app.ownerUrl, 'sahakon_intake', (client) =>
    client.query("DELETE FROM records.beneficiaries WHERE member_no = '000111'"),
  );
  expect(await read('000111')).toMatchObject({
    beneficiaries: [],
    total_percent: null,
    warnings: [],
  });
});

test('R136 without both halves of a session: 401, for page, file and form', async () => {
  const { cookie = '', authorization = '' } = await signedIn('000123');
  for (const path of ['gian', 'gian/file?format=csv', 'gian/form']) {
    for (const headers of [{}, { cookie }, { authorization }]) {
      const { status, body } = await app.get(`/api/member/${path}`, headers);
      expect([status, body.rc_code]).toEqual([401, '0']);
    }
  }
});
