/** What happened lately: the newest of each kind, and nothing of what did not come to pass. */
import { expect, test } from 'vitest';
import type { Db } from '../../database.ts';
import { accountNews } from '../../sign-in/account-news.ts';
import { accountOf, malee, somchai } from '../../tests/sample.ts';
import { agencyNo } from '../../tests/sample-figures.ts';
import { latelyRecorded } from '../lately.ts';
import { openSample } from './opened.ts';

const opened = openSample();
const mine = <T>(work: (db: Db) => Promise<T>) => opened.records.readAsMember(somchai, work);
const of = async (kind: string) =>
  (await mine(latelyRecorded)).filter((event) => event.kind === kind);

test('D-05 receipts of agency and counter, newest first; a bill that waits is none', async () => {
  expect(await of('RECEIPT')).toEqual([
    {
      ...{ kind: 'RECEIPT', on: '2025-10-31', satang: 500n, rate: null },
      ...{ name: `R${somchai}2`, of: '2025-10-01', seq: 2 },
    },
    {
      ...{ kind: 'RECEIPT', on: '2025-10-31', satang: 9_007_199_254_840_993n, rate: null },
      ...{ name: `R${somchai}1`, of: '2025-10-01', seq: 1 },
    },
  ]);
});

test('D-05 interest and a new rate of an account, each by its line', async () => {
  expect(await of('INTEREST')).toEqual([]);
  const line = (seq: number, type: string) => `UPDATE records.deposit_lines
    SET type_code = '${type}'${type === 'RATE' ? ', amount_satang = 0, annual_rate = 1.75' : ''}
    WHERE publication_id = 2 AND account_no = '${accountOf(somchai)}' AND seq = ${seq}`;
  await opened.change(line(2, 'INTEREST'));
  await opened.change(line(3, 'INTEREST'));
  await opened.change(line(5, 'RATE'));
  const account = { name: 'ออมทรัพย์', of: accountOf(somchai), seq: null };
  expect(await of('RATE')).toEqual([
    { kind: 'RATE', on: '2025-03-31', satang: null, rate: '1.75', ...account },
  ]);
  expect(await of('INTEREST')).toEqual([
    { kind: 'INTEREST', on: '2025-01-31', satang: 100_000n, rate: null, ...account },
  ]);
});

test('D-32 the last dividend of an approved year that was paid', async () => {
  const paid = async () =>
    (await of('DIVIDEND')).map((event) => [event.of, event.on, event.satang]);
  expect(await paid()).toEqual([['2024', '2024-12-31', 8_000n]]);
  await opened.change(`UPDATE records.dividends SET paid_on = NULL WHERE year = 2024`);
  expect(await paid()).toEqual([['2023', '2023-12-31', 8_000n]]);
});

test('S1 T1 the news of an account are its own: its browsers, and nobody else’s', async () => {
  const browsers = async (no: string) =>
    (await opened.records.readAsMember(no, accountNews)).map(({ kind, name }) => [kind, name]);
  expect(await browsers(somchai)).toEqual([['BROWSER', `browser of ${somchai}`]]);
  expect(await browsers(malee)).toEqual([['BROWSER', `browser of ${malee}`]]);
  expect(await opened.records.readAsVisitor(accountNews)).toEqual([]);
  expect(await opened.records.readAsAgency(agencyNo, accountNews)).toEqual([]);
});

test('D-30 a change of the terms is news once it holds; a first version is no change', async () => {
  const changed = async () => (await mine(accountNews)).filter(({ kind }) => kind === 'TERMS');
  const version = (no: string, day: string, summary: string) =>
    opened.change(
      `INSERT INTO portal.terms_versions
        (kind, version, title, body_html, effective_on, change_summary)
        VALUES ('TERMS', '${no}', 'ข้อตกลง ${no}', '', ${day}, '${summary}')`,
      'sahakon_owner',
    );
  await version('1.0', `'2024-01-01'`, '');
  await version('9.0', `current_date + 5`, 'เพิ่มข้อ 9');
  expect(await changed()).toEqual([]);
  await version('2.0', `'2025-06-01'`, 'เพิ่มข้อ 4');
  expect(await changed()).toEqual([{ kind: 'TERMS', on: '2025-06-01', name: 'ข้อตกลง 2.0' }]);
});
