import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAddress, openElection, somying } from './test-requests.ts';

let setup: Awaited<ReturnType<typeof openElection>>;
beforeAll(async () => {
  setup = await openElection();
});
afterAll(() => setup.app.close());

let number = 700_000;
/** Wrong, each time about another number. */
const miss = () => ({ membership_no: String(number++), birth_date: '1/1/2500' });
const withProof = async (input: object) => ({ ...input, ...(await setup.newProof()).proof });

async function missFive(address: string, agent?: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const input = attempt < 2 ? miss() : await withProof(miss());
    expect((await setup.check(input, address, agent)).status).toBe(404);
  }
}

test('D-03 D-20 from the third miss on a proof is asked for; right answers cost none', async () => {
  const address = newAddress();
  for (let attempt = 0; attempt < 8; attempt += 1) {
    expect((await setup.check(somying, address)).status).toBe(200);
  }
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect((await setup.check(miss(), address)).status).toBe(404);
  }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { status, body } = await setup.check(somying, address);
    expect([status, body.data.code]).toEqual([400, 'captcha_needed']);
  }
  for (let attempt = 0; attempt < 8; attempt += 1) {
    expect((await setup.check(await withProof(somying), address)).status).toBe(200);
  }
});

test('T12 many tries at once without the proof that is owed spend nothing', async () => {
  const address = newAddress();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect((await setup.check(miss(), address)).status).toBe(404);
  }
  const crowd = await Promise.all(Array.from({ length: 24 }, () => setup.check(somying, address)));
  expect(crowd.map(({ body }) => body.data.code)).toEqual(Array(24).fill('captcha_needed'));
  expect((await setup.check(await withProof(somying), address)).status).toBe(200);
});

test('T12 who spends the five misses of a browser shuts nobody out of the school', async () => {
  const school = newAddress();
  await missFive(school);
  // Somebody with another browser, who has no script, and somebody with just such a browser.
  expect((await setup.check(somying, school, 'another browser')).status).toBe(200);
  expect((await setup.check(somying, school)).body.data.code).toBe('captcha_needed');
  expect((await setup.check(await withProof(somying), school)).status).toBe(200);
});

test('T11 proved tries past the five are few, and come back within a minute', async () => {
  const address = newAddress();
  await missFive(address);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await setup.check(await withProof(miss()), address)).status).toBe(404);
  }
  const { status, body, headers } = await setup.check(await withProof(somying), address);
  expect([status, body.data.code]).toEqual([429, 'too_many']);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
}, 20_000);

test('T11 T12 a network has fifty misses under any names, then a proof opens', async () => {
  const network = '2001:db8:7:7';
  const answers: number[] = [];
  for (let attempt = 0; attempt < 51; attempt += 1) {
    // Another address of the same network and another name, each time.
    const { status } = await setup.check(miss(), `${network}::${attempt + 1}`, `name ${attempt}`);
    answers.push(status);
  }
  expect(answers).toEqual([...Array(50).fill(404), 400]);
  const owed = await setup.check(somying, `${network}::aa`, 'a person');
  expect(owed.body.data.code).toBe('captcha_needed');
  const proved = await setup.check(await withProof(somying), `${network}::aa`, 'a person');
  expect(proved.status).toBe(200);
  expect((await setup.check(somying, '2001:db8:7:8::1', 'a person')).status).toBe(200);
});

test('T12 one network alone does not close a number for the day', async () => {
  const wrong = { membership_no: '222', birth_date: '1/1/2500' };
  const codes: string[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const input = await withProof(wrong);
    const answer = await setup.check(input, `2001:db8:9::${attempt + 1}`, `name ${attempt}`);
    codes.push(answer.body.data.code);
  }
  expect(codes).toEqual([...Array(5).fill('not_found'), 'too_many', 'too_many']);
  const right = await withProof({ membership_no: '222', birth_date: '30/04/2513' });
  expect((await setup.check(right)).status).toBe(200);
});
