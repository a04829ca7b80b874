import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoTrackingCode } from '../../../../demo/seed/demand.ts';
import { complaint, openDemand } from './submit-complaint.ts';

let setup: Awaited<ReturnType<typeof openDemand>>;
beforeAll(async () => {
  setup = await openDemand();
});
afterAll(() => setup.app.close());

const file = (address: string, agent?: string, more: object = {}) =>
  setup.send('/api/info/demand', { ...complaint, ...more }, { address, ...(agent && { agent }) });
const track = (code: string, agent = 'a browser') =>
  setup.send('/api/info/demand/track', { code }, { address: '10.3.0.9', agent });
const proved = async (address: string, agent: string) =>
  file(address, agent, await setup.newProof());
const codeOf = ({ body }: Awaited<ReturnType<typeof file>>) => body.data.code;

test('D-21 three in ten minutes from one browser, and a refusal costs nothing more', async () => {
  const at = '10.3.0.1';
  for (let index = 0; index < 3; index += 1) expect((await file(at)).status).toBe(200);
  const refused = await file(at);
  expect([refused.status, Number(refused.headers['retry-after']) > 500]).toEqual([429, true]);
  expect(refused.body.rc_des).toContain('3 เรื่องใน 10 นาที');
});

test('S5 T14 from the fourth case of a network on a proof is owed, once for each', async () => {
  const at = (index: number) => `2001:db8:3:3::${index + 1}`;
  for (let index = 0; index < 3; index += 1) {
    expect((await file(at(index), `name ${index}`)).status).toBe(200);
  }
  for (let index = 3; index < 9; index += 1) {
    expect(codeOf(await file(at(index), `name ${index}`))).toBe('captcha_needed');
  }
  const proof = await setup.newProof();
  expect((await file(at(9), 'a neighbour', proof)).status).toBe(200);
  expect(codeOf(await file(at(9), 'a neighbour', proof))).toBe('captcha_needed');
  expect(codeOf(await file(at(9), 'a neighbour', { recaptcha: 'x', captcha_secret: 'y' }))).toBe(
    'captcha_needed',
  );
  expect((await file('2001:db8:3:4::1', 'elsewhere')).status).toBe(200);
});

test('T14 many at once without the proof that is owed spend nothing', async () => {
  const at = (index: number) => `2001:db8:3:5::${index + 1}`;
  for (let index = 0; index < 3; index += 1) {
    expect((await file(at(index), `name ${index}`)).status).toBe(200);
  }
  const crowd = Array.from({ length: 40 }, (_, index) => file(at(index), `other ${index}`));
  const answers = [...(await Promise.all(crowd)), await proved(at(50), 'a neighbour')];
  expect(answers.map(({ status }) => status)).toEqual([...Array(40).fill(400), 200]);
});

test('D-21 T11 thirty from a whole network, each with its proof', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 31; index += 1) {
    statuses.push((await proved('10.3.0.2', `name ${index}`)).status);
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
  expect((await proved('10.3.0.2', 'a neighbour')).body.rc_des).toContain('เครือข่ายนี้');
}, 30_000);

test('codes are guessed ten times, and a right one costs nothing', async () => {
  const guess = '0'.repeat(28);
  for (let index = 0; index < 12; index += 1) {
    expect((await track(demoTrackingCode)).status).toBe(200);
  }
  const first = await track(guess);
  expect([first.status, first.body.data.fields]).toEqual([
    404,
    [{ field: 'code', message: 'ไม่พบเรื่องที่ใช้รหัสนี้ กรุณาตรวจรหัสอีกครั้ง' }],
  ]);
  for (let index = 0; index < 9; index += 1) await track(guess);
  expect((await track(demoTrackingCode)).status).toBe(429);
  expect((await track(demoTrackingCode, 'another')).status).toBe(200);
});
