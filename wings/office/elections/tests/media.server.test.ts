/** Papers and pictures of an election are those that the store knows (T5, T16). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bangkokDay, buddhistYear } from '../../../../core/thai-date.ts';
import { pdf } from '../../../../intake/uploads/pdf/tests/pdfs.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { greyPixel } from '../../../../tools/endpoints/tests/rows.ts';
import { makeStaff, signInStaff } from '../../../../tools/office.ts';
import { signInConfirmed } from '../../../../tools/passkey/tests/office-passkey.ts';
import type { Headers } from '../../../../tools/sign-in.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { candidate } from './samples.ts';

const year = '2569';
const elections = '/api/office/elections';
let app: Awaited<ReturnType<typeof openTestApp>>;
let registry: Headers;
let finance: Headers;
beforeAll(async () => {
  app = await openTestApp();
  registry = await signInStaff(app, 'registry');
  finance = await signInConfirmed(app, 'finance');
});
afterAll(() => app.close());

const read = async () => (await app.get(`${elections}/${year}`, registry)).body.data;
async function save(action: string, part: string, body: object) {
  const { version } = (await read()).versions[part];
  return app.post(`${elections}/${action}`, { year, version, ...body }, registry);
}
async function uploaded(name: string, bytes: Buffer) {
  const file = `data:application/octet-stream;base64,${bytes.toString('base64')}`;
  return (await app.post('/api/office/media/file', { name, file }, registry)).body.data;
}
const owner = (text: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', async (store) => (await store.query(text)).rows);

const hex = '0'.repeat(32);
/** Addresses that lead elsewhere, and one of a file that nobody made. */
const strange = (of: string) => [
  '/mediafiles/files/../../api/office/x?<script>',
  '/mediafiles/files/Form/nobody-made-this.pdf',
  `/mediafiles/files/Office/${hex}/a.pdf`,
  `${of}/../../../../api/office/x`,
  of.replace(/[^/]+$/, 'other-name.pdf'),
  of.replace(/[^/]+$/, '%2e%2e%2fx'),
  `${of}?x=1`,
  `${of}#x`,
];

test('T5 T16 a document has the kind and size that the store knows, whatever is sent', async () => {
  const notice = await uploaded('ประกาศ ฉบับ 1.pdf', pdf({ pages: 2 }));
  const text = await uploaded('คำชี้แจง.txt', Buffer.from('คำชี้แจงของคณะกรรมการ'));
  const documents = [
    { name: 'ประกาศ', url: notice.url },
    { name: 'คำชี้แจง', url: text.url },
  ];
  const lying = documents.map((one) => ({ ...one, media_type: 'text/html"><script>', bytes: 1 }));
  const refused = await save('documents', 'documents', { documents: lying });
  expect([refused.status, refused.body.data.fields[0].field]).toEqual([
    400,
    'documents.0.media_type',
  ]);
  const saved = await save('documents', 'documents', { documents });
  expect(saved.status).toBe(200);
  expect((await read()).documents).toEqual([
    { ...documents[0], media_type: 'application/pdf', bytes: notice.bytes },
    { ...documents[1], media_type: text.media_type, bytes: text.bytes },
  ]);
  // One that stands is known; a copy of it in another place, too.
  expect((await save('documents', 'documents', { documents: [documents[1]] })).status).toBe(200);
  for (const url of strange(notice.url)) {
    const wrong = await save('documents', 'documents', { documents: [{ name: 'x', url }] });
    expect([wrong.status, wrong.body.data.fields?.[0]?.field], url).toEqual([
      400,
      'documents.0.url',
    ]);
  }
  await save('documents', 'documents', { documents: [] });
});

test('T5 the paper of a rate is a file that the store knows', async () => {
  const today = bangkokDay(new Date());
  const { url } = await uploaded('มติ.pdf', pdf({ pages: 1 }));
  const rates = {
    interest_rates: { kind: 'LOAN', name: 'เงินกู้ทดสอบ', rate: '5.75', effective_on: '2031-01-01' },
    dividend_rates: {
      ...{ year_be: String(buddhistYear(today)), announced_on: today },
      ...{ dividend_rate: '5.50', refund_rate: '12.00' },
    },
  };
  for (const [list, rate] of Object.entries(rates)) {
    const path = `/api/office/${list}`;
    const place = list === 'interest_rates' ? { position: 9 } : {};
    const send = async (paper_url: string) => {
      const { version, rows } = (await app.get(path, finance)).body.data;
      const fresh = { ...rate, ...place, id: null, paper_url, paper_name: 'มติ' };
      return app.post(path, { version, rows: [...rows, fresh] }, finance);
    };
    for (const wrong of strange(url)) {
      const { status, body } = await send(wrong);
      const field = body.data.fields?.[0]?.field;
      expect([status, field], wrong).toEqual([
        400,
        expect.stringMatching(/^rows\.\d+\.paper_url$/),
      ]);
    }
    expect((await send(url)).status).toBe(200);
    // What stands beside a rate is kept when the list is saved again.
    const { version, rows } = (await app.get(path, finance)).body.data;
    expect((await app.post(path, { version, rows }, finance)).status).toBe(200);
  }
});

test('T5 the picture of a candidate is an uploaded one, or one that a candidate has', async () => {
  const picture = await app.post('/api/office/media/picture', { file: greyPixel }, registry);
  const send = (photo: string) =>
    save('candidate', 'candidates', {
      ...{ was: null, candidate: { ...candidate, number: 7, photo } },
    });
  for (const photo of [
    '/mediafiles/images/../../api/office/x.jpg',
    `/mediafiles/images/Office/${hex}.jpg`,
    '/mediafiles/images/Election/nobody.webp',
  ]) {
    const { status, body } = await send(photo);
    expect([status, body.data.fields?.[0]?.field], photo).toEqual([400, 'candidate.photo']);
  }
  expect((await send(picture.body.data.url)).status).toBe(200);
  await save('candidate_remove', 'candidates', { position: 'AUDITOR', number: 7 });
});

test('T5 the store takes no address that climbs and no kind with marks of a page', async () => {
  const staffId = await makeStaff(app.ownerUrl, ['registry', 'finance']);
  const write = (text: string) => app.records.asStaff(staffId, (db) => sql.raw(text).execute(db));
  const document = (url: string, type: string) =>
    write(`INSERT INTO portal.election_documents (year, position, name, url, media_type, bytes)
      VALUES (2026, 90, 'x', '${url}', '${type}', 1)`);
  const good = ['/mediafiles/files/Form/a.pdf', 'application/pdf'] as const;
  await expect(document('/mediafiles/files/../x', good[1])).rejects.toThrow(/url_plain/);
  await expect(document('/mediafiles/files/a<b', good[1])).rejects.toThrow(/url_plain/);
  await expect(document(good[0], 'text/html"><script>')).rejects.toThrow(/media_type/);
  await expect(
    write(`UPDATE portal.interest_rates SET paper_name = 'x',
      paper_url = '/mediafiles/files/../../api'`),
  ).rejects.toThrow(/paper_url_plain/);
  expect(await owner('SELECT FROM portal.election_documents WHERE position = 90')).toEqual([]);
});
