/** A letter is a fact: settings that change later change nothing of it (D-25). */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agencySettingsShape } from '../../../../api/agency/settings.ts';
import { siteShape } from '../../../../api/site.ts';
import { agencyCookie, agencyCookieOnLoopback } from '../../../../core/browser/storage-names.ts';
import { thaiDigits } from '../../../../core/thai-words/thai-digits.ts';
import { execute } from '../../../../tools/store/temporary-postgres.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import {
  type App,
  hospital,
  letterOf,
  lettersOf,
  paperOf,
  pathOf,
  plain,
  read,
  school,
} from './test-requests.ts';

let app: App;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const hasPicture = (bytes: Uint8Array): boolean =>
  /\/Subtype ?\/Image/.test(Buffer.from(bytes).toString('latin1'));

const png = 'server/mediafiles/images/Utils/cooplogo.png';

/** Every setting that stands in a letter, another one. */
async function otherSettings() {
  const { agency, ...site } = JSON.parse(await readFile('site.config.json', 'utf8'));
  return {
    settings: { publicOrigin: 'https://other.example' },
    site: {
      ...siteShape.parse(site),
      ...{ coopNameTH: 'สหกรณ์ชื่อใหม่ จำกัด', coop_address: '1 ถนนใหม่', phone: '0 9999 9999' },
      email: 'new@other.example',
    },
    agency: {
      ...agencySettingsShape.parse(agency),
      detail: 'total' as const,
      letter: {
        ...{ prefix: 'ใหม่', signer_name: 'นายคนใหม่ มาแล้ว', signer_position: 'ประธาน' },
        ...{ section: 'ฝ่ายใหม่', bank_name: 'ธนาคารใหม่', bank_code: '004' },
        ...{ account_no: '1111111111', thai_digits: true, signature_image: png },
        margins: { left: 4, right: 4, top: 4, bottom: 4 },
      },
    },
  };
}

/** The server started anew with these settings: behind HTTPS its cookies have another name. */
async function startAnew(): Promise<App> {
  const other = await openTestApp({ ...(await otherSettings()), on: app });
  const signInAgency = async (login: string) => {
    const { cookie = '', ...headers } = await other.signInAgency(login);
    return { ...headers, cookie: cookie.replace(agencyCookieOnLoopback, agencyCookie) };
  };
  return { ...other, signInAgency };
}

test('D-25 a letter stays as it was written: paper, screen, code', async () => {
  const month = (at: number) => letterOf(app, hospital, at);
  const looked = await month(8);
  const before = await paperOf(app, hospital, pathOf(looked));
  const shown = (await read(app, hospital, pathOf(looked))).body.data;
  // Nobody has looked at this one.
  const unseen = await month(6);
  const other = await startAnew();
  try {
    const after = await paperOf(other, hospital, pathOf(looked));
    expect(after.words).toBe(before.words);
    expect(Buffer.compare(after.bytes, before.bytes)).toBe(0);
    expect((await read(other, hospital, pathOf(looked))).body.data).toEqual(shown);
    expect(await letterOf(other, hospital, 8)).toEqual(looked);
    const { words } = await paperOf(other, hospital, pathOf(unseen));
    expect(words).toContain(`สอ.ตย. ${unseen.run}/${unseen.letter_year}`);
    expect(words).not.toMatch(/ชื่อใหม่|ถนนใหม่|คนใหม่|ฝ่ายใหม่|ธนาคารใหม่|[๐-๙]|other/);
    const { body } = await other.get(`/api/info/verify/${shown.code}`);
    expect(body.data.letter.letter_no).toBe(looked.letter_no);
  } finally {
    await other.close();
  }
});

test('D-25 a letter of after has the new settings, Thai figures and the signature', async () => {
  const other = await startAnew();
  try {
    const due = `UPDATE records.agency_months SET due_on = due_on + 1
      WHERE agency_no = '${school}' AND month = '2025-11-01'`;
    const old = await letterOf(other, school, 11);
    await execute(app.ownerUrl, due);
    await execute(app.ownerUrl, 'SELECT portal.issue_agency_letters()');
    const fresh = await letterOf(other, school, 11);
    expect(fresh.letter_no).toBe(`ใหม่ ${fresh.run}/${fresh.letter_year}`);
    const { data } = (await read(other, school, pathOf(fresh))).body;
    expect(data.words.paragraphs[1]).toContain('๑๑๑-๑-๑๑๑๑๑-๑');
    expect(data.words.email).toBe('อีเมล new@other.example');
    const { words, bytes } = await paperOf(other, school, pathOf(fresh));
    for (const expected of ['สหกรณ์ชื่อใหม่ จำกัด', '(นายคนใหม่ มาแล้ว)', 'โทร. ๐ ๙๙๙๙ ๙๙๙๙']) {
      expect(plain(words)).toContain(plain(expected));
    }
    // The letter that it replaces has the number that stands on it.
    expect(plain(words)).toContain(plain(`แทนหนังสือที่ ${thaiDigits(old.letter_no)}`));
    expect(words).toContain('https://other.example');
    expect(hasPicture(bytes)).toBe(true);
    const now = await lettersOf(other, school);
    expect(now.find(({ run }) => run === old.run)).toMatchObject({
      letter_no: old.letter_no,
      replaced_by: { letter_no: fresh.letter_no },
    });
  } finally {
    await other.close();
  }
});
