import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAddress, openElection, somying } from './test-requests.ts';

let stage: Awaited<ReturnType<typeof openElection>>;
beforeAll(async () => {
  stage = await openElection();
});
afterAll(() => stage.app.close());

let number = 700_000;
/** Wrong, each time about another number. */
const miss = () => ({ membership_no: String(number++), birth_date: '1/1/2500' });
const withProof = async (input: object) => ({ ...input, ...(await stage.newProof()).proof });

async function missFive(address: string, agent?: string): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    const input = turn < 2 ? miss() : await withProof(miss());
    expect((await stage.check(input, address, agent)).status).toBe(404);
  }
}

test('D-03 D-20 from the third miss on a proof is asked for; right answers cost none', async () => {
  const address = newAddress();
  for (let turn = 0; turn < 8; turn += 1) {
    expect((await stage.check(somying, address)).status).toBe(200);
  }
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await stage.check(miss(), address)).status).toBe(404);
  }
  for (let turn = 0; turn < 3; turn += 1) {
    const { status, body } = await stage.check(somying, address);
    expect([status, body.data.code]).toEqual([400, 'captcha_needed']);
  }
  for (let turn = 0; turn < 8; turn += 1) {
    expect((await stage.check(await withProof(somying), address)).status).toBe(200);
  }
});

test('T12 who spends the five misses of a browser shuts nobody out of the school', async () => {
  const school = newAddress();
  await missFive(school);
  // Somebody with another browser, who has no script, and somebody with just such a browser.
  expect((await stage.check(somying, school, 'another browser')).status).toBe(200);
  expect((await stage.check(somying, school)).body.data.code).toBe('captcha_needed');
  expect((await stage.check(await withProof(somying), school)).status).toBe(200);
});

test('T11 proved tries past the five are few, and come back within a minute', async () => {
  const address = newAddress();
  await missFive(address);
  for (let turn = 0; turn < 10; turn += 1) {
    expect((await stage.check(await withProof(miss()), address)).status).toBe(404);
  }
  const { status, body, headers } = await stage.check(await withProof(somying), address);
  expect([status, body.data.code]).toEqual([429, 'too_many']);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
}, 20_000);

test('T11 T12 a network has fifty misses under any names, then a proof opens', async () => {
  const network = '2001:db8:7:7';
  const answers: number[] = [];
  for (let turn = 0; turn < 51; turn += 1) {
    // Another address of the same network and another name, each time.
    const { status } = await stage.check(miss(), `${network}::${turn + 1}`, `name ${turn}`);
    answers.push(status);
  }
  expect(answers).toEqual([...Array(50).fill(404), 400]);
  const owed = await stage.check(somying, `${network}::aa`, 'a person');
  expect(owed.body.data.code).toBe('captcha_needed');
  const proved = await stage.check(await withProof(somying), `${network}::aa`, 'a person');
  expect(proved.status).toBe(200);
  expect((await stage.check(somying, '2001:db8:7:8::1', 'a person')).status).toBe(200);
});

test('T12 one network alone does not close a number for the day', async () => {
  const wrong = { membership_no: '222', birth_date: '1/1/2500' };
  const codes: string[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const input = await withProof(wrong);
    const answer = await stage.check(input, `2001:db8:9::${turn + 1}`, `name ${turn}`);
    codes.push(answer.body.data.code);
  }
  expect(codes).toEqual([...Array(5).fill('not_found'), 'too_many', 'too_many']);
  const right = await withProof({ membership_no: '222', birth_date: '30/04/2513' });
  expect((await stage.check(right)).status).toBe(200);
});
