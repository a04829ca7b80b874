import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseBaht } from '../../../../core/satang.ts';
import { monthInBuddhistYear } from '../../../../core/thai-date.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import {
  type App,
  billedIn,
  hospital,
  letterOf,
  lettersOf,
  paperOf,
  pathOf,
  read,
  school,
  url,
} from './test-requests.ts';

let app: App;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('R074 R008 letters newest first, each with the figures that the records bill', async () => {
  const letters = await lettersOf(app, school);
  expect(letters.length).toBe(13);
  expect(letters.map((one) => one.letter_date)).toEqual(
    letters
      .map((one) => one.letter_date)
      .toSorted()
      .toReversed(),
  );
  for (const one of letters) {
    const first = `${monthInBuddhistYear(one.year, one.month)}-01`;
    const { members, billed_satang } = await billedIn(app, school, first);
    expect([one.members, parseBaht(one.total)]).toEqual([members, billed_satang]);
    expect(one.letter_no).toBe(`สอ.ตย. ${one.run}/${one.letter_year}`);
  }
  expect(letters[0].subject).toBe('ขอส่งรายการเรียกเก็บเงินสมาชิก ประจำเดือนพฤศจิกายน 2568');
  const october = letters.find((one) => one.month === 10);
  expect(october).toMatchObject({ state: 'OPENED', opened_by: 'นายสมชาย บุญมาก' });
});

test('T3 another agency’s letter and nobody’s: 404 alike, to read, open and print', async () => {
  const theirs = await letterOf(app, hospital, 11);
  const as = await app.signInAgency(school);
  for (const [year, run] of [
    [theirs.letter_year, theirs.run],
    [2568, 999_999],
  ]) {
    const answers = await Promise.all([
      app.get(`${url}/${year}/${run}`, as),
      app.get(`${url}/${year}/${run}/print?format=pdf`, as),
      app.post(`${url}/open`, { year, run }, as),
    ]);
    for (const { status, body } of answers) {
      expect([status, body.rc_code, body.data.code]).toEqual([404, '0', 'not_found']);
      expect(Object.keys(body.data).toSorted()).toEqual(['code', 'ref']);
    }
  }
  expect((await letterOf(app, hospital, 11)).state).toBe(theirs.state);
});

test('R137 nobody and a member: 401 for each address', async () => {
  const mine = await letterOf(app, school, 10);
  const member = await app.signIn('000123');
  for (const headers of [{}, member]) {
    for (const path of ['', pathOf(mine), `${pathOf(mine)}/print?format=pdf`]) {
      expect((await app.get(url + path, headers)).status).toBe(401);
    }
    const body = { year: mine.letter_year, run: mine.run };
    expect((await app.post(`${url}/open`, body, headers)).status).toBe(401);
  }
});

test('D-25 opening names who and when, once a person, viewers too; no GET opens', async () => {
  const letter = await letterOf(app, school, 11);
  expect(letter).toMatchObject({ state: 'NEW', opened_on: null, opened_by: null });
  const body = { year: letter.letter_year, run: letter.run };
  const path = pathOf(letter);
  await read(app, school, path);
  await paperOf(app, school, path);
  expect((await letterOf(app, school, 11)).state).toBe('NEW');

  const [viewer, admin] = [await app.signInAgency(`${school}-2`), await app.signInAgency(school)];
  const first = await app.post(`${url}/open`, body, viewer);
  expect(first.status).toBe(200);
  await Promise.all([viewer, viewer, admin].map((as) => app.post(`${url}/open`, body, as)));
  const { data } = (await app.get(url + path, admin)).body;
  expect(data.openings).toHaveLength(2);
  expect(data.openings[0]).toEqual(first.body.data.openings[0]);
  expect(data).toMatchObject({ opened_by_me: true, state: 'OPENED' });
  expect(await letterOf(app, school, 11)).toMatchObject({
    opened_by: first.body.data.openings[0].contact_name,
  });
  await app.app.auditLog.flush();
  const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_audit', (store) =>
    store.query(
      `SELECT DISTINCT actor, detail->>'target' AS target FROM portal.audit_entries
       WHERE entry = 'agency.delivery_book.opened' AND outcome = 'ok' ORDER BY actor`,
    ),
  );
  expect(rows).toEqual(
    [`${school}-1`, `${school}-2`].map((actor) => ({
      actor,
      target: `${letter.letter_year}-${letter.run}`,
    })),
  );
});
