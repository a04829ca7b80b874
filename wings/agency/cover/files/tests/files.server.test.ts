/** The cover statement taken home, held against the screen's own figures. */
import readExcel from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { thaiDateNumeric } from '../../../../../core/thai-date.ts';
import { asUpkeep } from '../../../../../records/driver/owner.ts';
import { addLargeAgency } from '../../../../../tools/agency/large-agency.ts';
import { execute } from '../../../../../tools/store/temporary-postgres.ts';
import { openTestApp } from '../../../../../tools/test-app.ts';
import {
  type App,
  downloadFile,
  fileUrl,
  november,
  rowsOf,
  satang,
  shownTo,
  sum,
} from './download-file.ts';

const school = '01011001';
const hospital = '01012002';

let app: App;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const download = (login: string, query: string) => downloadFile(app, login, query);
const shown = (agencyNo: string, query = november) => shownTo(app, agencyNo, query);

describe.each([
  [school, november],
  [school, 'year=2568&month=10'],
  [hospital, november],
])('R073 D-23 files of %s, %s', (agencyNo, query) => {
  test('CSV: every line of the screen, and its sums', async () => {
    const { members, totals } = await shown(agencyNo, query);
    const { status, bytes, type } = await download(agencyNo, `${query}&format=csv`);
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = rowsOf(bytes, 'utf-8');
    const head = rows.find(([first]) => first === 'ที่') ?? [];
    const [no, name, total] = ['ทะเบียน', 'ชื่อ-สกุล', 'รวม'].map((one) => head.indexOf(one));
    const own = rows.slice(rows.indexOf(head) + 1, -1);
    expect(own.map((row) => [row[no ?? 0], row[name ?? 0], row[total ?? 0]])).toEqual(
      members.map((one) => [one.membership_no, one.name, one.total]),
    );
    expect(rows.at(-1)?.[total ?? 0]).toBe(totals.total);
    expect(sum(own.map((row) => satang(row[total ?? 0] ?? '')))).toBe(satang(totals.total));
  });

  test('XLSX: amounts come back as numbers, and to the same satang', async () => {
    const { members, totals } = await shown(agencyNo, query);
    const { status, bytes } = await download(agencyNo, `${query}&format=xlsx`);
    expect(status).toBe(200);
    const data = (await readExcel(bytes, { trim: false }))[0]?.data ?? [];
    const at = data.findIndex(([first]) => first === 'ที่');
    const total = (data[at] ?? []).indexOf('รวม');
    const own = data.slice(at + 2, at + 2 + members.length);
    expect(own.map((row) => [row[1], row[total]])).toEqual(
      members.map((one) => [one.membership_no, Number(one.total)]),
    );
    expect(data[at + 2 + members.length]?.[total]).toBe(Number(totals.total));
  });

  test('PDF: every total stands there, and the whole in figures and words', async () => {
    const { members, totals } = await shown(agencyNo, query);
    const { status, bytes } = await download(agencyNo, `${query}&format=pdf`);
    expect(status).toBe(200);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
    const pdfText = text.join(' ');
    for (const { membership_no, total } of members) {
      expect(pdfText).toContain(membership_no);
      expect(pdfText.replaceAll(',', '')).toContain(total);
    }
    expect(pdfText.replaceAll(',', '')).toContain(totals.total);
    expect(text[0]).toContain(`1/${text.length}`);
    expect(pdfText.includes('ผ่านรายการแล้ว')).toBe(query.endsWith('10'));
  });
});

test('part E TIS-620: one byte a letter, the same text as in UTF-8', async () => {
  const [utf8, tis620] = [
    await download(school, `${november}&format=csv`),
    await download(`${school}-2`, `${november}&format=tis620`),
  ];
  expect(tis620.type).toBe('text/csv; charset=windows-874');
  expect(tis620.name).toBe('งบหน้าใบเรียกเก็บ 01011001 2568-11 TIS-620.csv');
  const text = new TextDecoder('windows-874', { fatal: true }).decode(tis620.bytes);
  expect(text).toBe(new TextDecoder().decode(utf8.bytes));
  expect(tis620.bytes).toHaveLength(text.length);
});

describe('D-23 A.9 the payroll’s files', () => {
  const linesOf = (bytes: Buffer, long: number): Buffer[] => {
    expect(bytes.length % (long + 2)).toBe(0);
    return Array.from({ length: bytes.length / (long + 2) }, (_, at) =>
      bytes.subarray(at * (long + 2), (at + 1) * (long + 2)),
    );
  };
  const decoder = new TextDecoder('windows-874', { fatal: true });

  test('by member number: 68 bytes and CRLF, whatever marks a name has', async () => {
    const { members, totals } = await shown(school);
    const { bytes, name } = await download(school, `${november}&format=payroll&template=member`);
    expect(name).toBe('หักเงินเดือน 01011001 2568-11 member.txt');
    const lines = linesOf(bytes, 68);
    expect(lines.map((line) => decoder.decode(line))).toEqual(
      members.map((one) => {
        const figure = String(satang(one.total)).padStart(12, '0');
        return `${one.membership_no}${one.name.padEnd(50, ' ')}${figure}\r\n`;
      }),
    );
    expect(sum(lines.map((line) => Number(decoder.decode(line.subarray(56, 68)))))).toBe(
      satang(totals.total),
    );
  });

  test('by employee number: 33 bytes and CRLF, with day, baht and code', async () => {
    const { members, due_on } = await shown(hospital);
    const { bytes, name, type } = await download(
      `${hospital}`,
      `${november}&format=payroll&template=employee`,
    );
    expect([name, type]).toEqual([
      ...['หักเงินเดือน 01012002 2568-11 employee.dat', 'application/octet-stream'],
    ]);
    const date = thaiDateNumeric(due_on);
    expect(linesOf(bytes, 33).map((line) => decoder.decode(line))).toEqual(
      members.map((one) => {
        const number = one.employee_no?.padStart(7, '0') ?? ' '.repeat(7);
        return `${number}${date}${one.total.padStart(10, ' ')}320101\r\n`;
      }),
    );
  });
});

describe('D-23 what is not to be had', () => {
  test('R137 without a session, and a member’s: 401', async () => {
    const query = `${fileUrl}?${november}&format=csv`;
    for (const headers of [{}, await app.signIn('000123')]) {
      const { status, body } = await app.get(query, headers);
      expect([status, body.data.code]).toEqual([401, 'not_signed_in']);
    }
  });

  test('a month not billed, a template that is none: 404', async () => {
    for (const query of [
      'year=2400&month=1&format=csv',
      `${november}&format=payroll&template=nobody`,
    ]) {
      const { status, body } = await download(school, query);
      expect([status, body().data.code]).toEqual([404, 'not_found']);
    }
  });

  test.each([
    [`${november}&format=payroll`, 'template'],
    [`${november}&format=csv&template=member`, 'template'],
    [`${november}&format=docx`, 'format'],
    ['year=2568&format=csv', 'month'],
  ])('%s names the field', async (query, field) => {
    const { status, body } = await download(school, query);
    expect(status).toBe(400);
    expect(body().data.fields.map((one: { field: string }) => one.field)).toEqual([field]);
  });
});

test('R073 a month that was not sent is neither printed nor put into a file', async () => {
  await execute(
    app.ownerUrl,
    `UPDATE records.agency_months SET state = 'DRAFT'
     WHERE agency_no = '${hospital}' AND month = '2025-03-01'`,
  );
  for (const format of ['pdf', 'xlsx', 'csv', 'tis620', 'payroll&template=member']) {
    const { status, body } = await download(hospital, `year=2568&month=3&format=${format}`);
    expect([status, body().data.code]).toEqual([409, 'conflict']);
    expect(body().message).toContain('ยังไม่ได้ส่งใบเรียกเก็บ');
  }
});

test('part E a letter that TIS-620 lacks: no file, and whose it is', async () => {
  const { members } = await shown(hospital);
  const { membership_no: memberNo = '' } = members[1] ?? {};
  const rename = (name: string) =>
    execute(
      app.ownerUrl,
      `UPDATE records.members SET first_name = '${name}' WHERE member_no = '${memberNo}'`,
    );
  await rename('José');
  for (const format of ['tis620', 'payroll&template=member']) {
    const { status, body } = await download(hospital, `${november}&format=${format}`);
    expect([status, body().data.code]).toEqual([400, 'bad_input']);
    expect(body().message).toContain(memberNo);
    expect(body().message).toContain('é');
  }
  const { bytes } = await download(hospital, `${november}&format=csv`);
  expect(new TextDecoder().decode(bytes)).toContain('José');
  await rename('โฮเซ');
});

test('R073 an agency of hundreds: every line on paper, and the statement whole', async () => {
  const large = '01990001';
  await addLargeAgency(app.ownerUrl, { agencyNo: large, members: 300 });
  await execute(
    app.ownerUrl,
    `INSERT INTO portal.agency_accounts SELECT * FROM jsonb_populate_record(
       (SELECT a FROM portal.agency_accounts a WHERE agency_no = '${school}' AND person_no = 1),
       '{"agency_no": "${large}"}')`,
  );
  const { members, totals } = await shown(large);
  expect(members).toHaveLength(300);
  const { bytes } = await download(large, `${november}&format=pdf`);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  expect(text.length).toBeGreaterThan(7);
  const pdfText = text.join(' ').replaceAll(',', '');
  const numbers = new Set(pdfText.match(/\b9\d{5}\b/g));
  expect(members.filter((one) => !numbers.has(one.membership_no))).toEqual([]);
  expect(pdfText).toContain(totals.total);
  expect(text.at(-1)).toContain(`${text.length}/${text.length}`);
});

test('R073 every taking is on record with its month and kind, and who took it', async () => {
  await download(`${school}-2`, 'year=2568&month=9&format=xlsx');
  await app.app.auditLog.flush();
  const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_audit', (store) =>
    store.query(
      `SELECT outcome, actor_kind, detail ->> 'target' AS target FROM portal.audit_entries
       WHERE entry = 'agency.keeprep.taken' AND detail ->> 'target' = '2568-9-xlsx'`,
    ),
  );
  expect(rows).toEqual([{ outcome: 'ok', actor_kind: 'agency', target: '2568-9-xlsx' }]);
});
