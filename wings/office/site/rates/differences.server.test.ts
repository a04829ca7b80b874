/** Both rooms say where announced loan rates and the calculator's are not the same. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRateDifferences } from '../../../../api/office/rate-differences.api.ts';
import { bangkokDay } from '../../../../core/thai-date.ts';
import { signInConfirmed } from '../../../../tools/passkey/tests/office-passkey.ts';
import type { Headers } from '../../../../tools/sign-in.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { readInterestRates } from './rates.api.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let finance: Headers;
let admin: Headers;
beforeAll(async () => {
  app = await openTestApp();
  [finance, admin] = [await signInConfirmed(app, 'finance'), await signInConfirmed(app, 'admin')];
});
afterAll(() => app.close());

const particulars = '/api/office/particulars';
const differences = async (headers: Headers) =>
  (await app.get(readRateDifferences.path, headers)).body.data.items;

/** Announces a rate from a day on. */
async function announce(name: string, rate: string, effective_on: string) {
  const { version, rows } = (await app.get(readInterestRates.path, finance)).body.data;
  const row = { id: null, kind: 'LOAN', name, rate, effective_on, position: 0 };
  const sent = { version, rows: [...rows, { ...row, paper_url: null, paper_name: null }] };
  expect((await app.post(readInterestRates.path, sent, finance)).status).toBe(200);
}

/** The calculator begins with this rate for its first type. */
async function preset(annual_rate: string) {
  const { current, versions } = (await app.get(particulars, admin)).body.data;
  const [first, ...others] = current.calculator.loan_presets;
  const calculator = {
    ...current.calculator,
    loan_presets: [{ ...first, annual_rate }, ...others],
  };
  const { version } = versions.find(({ group }: { group: string }) => group === 'calculator');
  const sent = { group: 'calculator', version, values: { calculator } };
  expect((await app.post(particulars, sent, admin)).status).toBe(200);
}

test('a new rate of one side is told to both rooms until the other follows', async () => {
  const today = bangkokDay(new Date());
  const own = (items: { name: string }[]) => items.filter(({ name }) => name === 'สามัญ');
  await announce('สามัญ', '6.25', today);
  await preset('6.00');
  for (const headers of [finance, admin]) {
    expect(own(await differences(headers))).toEqual([
      { name: 'สามัญ', announced: '6.25', preset: '6.00' },
    ]);
  }
  await preset('6.25');
  expect(own(await differences(finance))).toEqual([]);
  // What holds from a day to come is not announced yet.
  await announce('สามัญ', '7.00', '2199-01-01');
  expect(own(await differences(admin))).toEqual([]);
});
