import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newAddress, openElection, somying } from './test-requests.ts';

let stage: Awaited<ReturnType<typeof openElection>>;
let member: Awaited<ReturnType<typeof stage.app.signIn>>;
beforeAll(async () => {
  stage = await openElection();
  // Before the guessing: while a site is tried like this, a new browser owes a proof of work.
  member = await stage.app.signIn('000123');
});
afterAll(() => stage.app.close());

describe('POST /api/info/election/check', () => {
  beforeEach(() => stage.asOwner('DELETE FROM portal.voter_misses'));

  test('D-20 number and birth date that are right: where to vote, the name masked', async () => {
    const { status, body } = await stage.check(somying);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name_masked: 'นางสม••• ใจ•••',
      unit: 'โรงเรียนตัวอย่างวิทยา',
      zone: 2,
      booth: 1,
      eligible: true,
      reason: '',
    });
    expect(body.data.sequence).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toMatch(/สมหญิง|1992341001335|1978|2521/);
  });

  test('T2 D-20 Thai digits and a padded number are the same person', async () => {
    const typed = { membership_no: '๐๐๐๑๒๓', birth_date: '๑๔/๐๒/๒๕๒๑' };
    expect((await stage.check(typed)).body.data).toEqual((await stage.check(somying)).body.data);
  });

  test('D-20 who has left and who is an associate are told why they may not vote', async () => {
    const { rows } =
      await stage.asIntake(`SELECT member_no, birth_date, left_on IS NOT NULL AS "left"
      FROM records.members WHERE left_on IS NOT NULL OR member_type = 'ASSOCIATE'`);
    const of = (left: boolean) => rows.find((row) => row.left === left);
    for (const [row, reason] of [
      [of(true), /พ้นจากสมาชิกภาพ/],
      [of(false), /สมาชิกสมทบ/],
    ] as const) {
      const input = { membership_no: row.member_no, birth_date: row.birth_date };
      const { body } = await stage.check(input);
      expect(body.data).toMatchObject({ eligible: false, zone: null, booth: null, sequence: null });
      expect(body.data.reason).toMatch(reason);
    }
  });

  test('T13 unknown number, wrong day and no name on the list: one body, one status', async () => {
    await stage.asOwner("DELETE FROM portal.election_voters WHERE member_no = '000222'");
    const answers = await Promise.all([
      stage.check({ membership_no: '999999', birth_date: '14/02/2521' }),
      stage.check({ membership_no: '000123', birth_date: '15/02/2521' }),
      stage.check({ membership_no: '000222', birth_date: '30/04/2513' }),
    ]);
    const told = answers.map(({ status, body }) => {
      const { ref: _, ...data } = body.data;
      return { status, ...body, data };
    });
    expect(told[0]).toMatchObject({ status: 404, rc_code: '0', data: { code: 'not_found' } });
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  });

  test('T13 the time taken hardly tells an unknown number from a wrong day', async () => {
    const times = { unknown: [] as number[], wrong: [] as number[] };
    const owner = await openOwner();
    const ask = async (kind: keyof typeof times, membership_no: string) => {
      await owner.query('DELETE FROM portal.voter_misses');
      const begun = performance.now();
      await stage.check({ membership_no, birth_date: '01/01/2500' });
      times[kind].push(performance.now() - begun);
    };
    for (let turn = 0; turn < 150; turn += 1) {
      const pair = [
        ['unknown', '999998'],
        ['wrong', '000123'],
      ] as const;
      // Each first as often as the other: what the machine does else hits both.
      for (const [kind, number] of turn % 2 === 0 ? pair : pair.toReversed()) {
        await ask(kind, number);
      }
    }
    await owner.end();
    const auc = areaUnderCurve(times.unknown.slice(10), times.wrong.slice(10));
    expect(Math.abs(auc - 0.5)).toBeLessThan(0.12);
  });

  test('D-20 T21 the national ID is no way in, and no other key is', async () => {
    const { status, body } = await stage.check({ ...somying, id_card: '1992341001335' });
    expect([status, body.data.fields[0].field]).toEqual([400, 'id_card']);
  });

  test('D-20 what cannot be read is told at its field, and costs no try', async () => {
    const address = newAddress();
    for (let turn = 0; turn < 8; turn += 1) {
      const input = { membership_no: 'abc', birth_date: '31/02/2521' };
      const { status, body } = await stage.check(input, address);
      expect(status).toBe(400);
      expect(body.data.fields.map((one: { field: string }) => one.field)).toEqual([
        'membership_no',
        'birth_date',
      ]);
    }
    expect((await stage.check(somying, address)).status).toBe(200);
  });

  test('D-20 outside of its days nobody is looked up', async () => {
    await stage.statusIs('APPLICATION');
    expect((await stage.check(somying)).body.data.code).toBe('conflict');
    await stage.statusIs('CAMPAIGN');
  });

  test('T12 nobody is remembered longer than a day: the next who asks clears it', async () => {
    const left = async () => {
      await stage.check({ membership_no: '000333', birth_date: '1/1/2500' }, newAddress());
      const { rows } = await stage.asOwner('SELECT member_no FROM portal.voter_misses ORDER BY 1');
      return rows.map(({ member_no }: { member_no: string }) => member_no);
    };
    await stage.asOwner(`INSERT INTO portal.voter_misses VALUES
      ('000901', now() - interval '25 hours', 3), ('000902', now() - interval '23 hours', 3)`);
    expect(await left()).toEqual(['000333', '000902']);
  });

  test('T13 a thousand addresses guess one birthday no faster than one', async () => {
    const guess = async (day: number) =>
      stage.check({
        membership_no: '000456',
        birth_date: `${(day % 27) + 1}/${(Math.floor(day / 27) % 12) + 1}/2490`,
        ...(day >= 2 && (await stage.newProof()).proof),
      });
    const codes: string[] = [];
    for (let day = 0; day < 12; day += 1) codes.push((await guess(day)).body.data.code);
    expect(codes).toEqual([...Array(10).fill('not_found'), 'too_many', 'too_many']);
    // Not even the right day opens it now; nor does a number that nobody has tell itself apart.
    const { rows } = await stage.asIntake(
      "SELECT birth_date FROM records.members WHERE member_no = '000456'",
    );
    const right = { membership_no: '456', birth_date: rows[0].birth_date };
    expect((await stage.check({ ...right, ...(await stage.newProof()).proof })).status).toBe(429);
    // The owner of the number is not locked out: signed in they see it without typing.
    expect((await stage.app.get('/api/member/election', member)).body.data.eligible).toBe(true);
    await stage.asOwner("UPDATE portal.voter_misses SET since = now() - interval '25 hours'");
    expect((await stage.check(right)).status).toBe(200);
  });

  test('D-03 a number under attack asks all for a proof; right ones cost nothing', async () => {
    const wrong = { membership_no: '123', birth_date: '01/01/2500' };
    for (let turn = 0; turn < 2; turn += 1) expect((await stage.check(wrong)).status).toBe(404);
    expect((await stage.check(somying)).body.data.code).toBe('captcha_needed');
    for (let turn = 0; turn < 4; turn += 1) {
      expect((await stage.check({ ...somying, ...(await stage.newProof()).proof })).status).toBe(
        200,
      );
    }
  });
});

async function openOwner() {
  const client = new pg.Client({ connectionString: stage.app.ownerUrl });
  await client.connect();
  await client.query('SET ROLE sahakon_owner');
  return client;
}

/** Chance that a time of the first kind is longer than one of the second. */
function areaUnderCurve(one: readonly number[], other: readonly number[]): number {
  const longer = one.flatMap((a) => other.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return longer.reduce<number>((sum, value) => sum + value, 0) / longer.length;
}
