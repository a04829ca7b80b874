import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Answer } from '../client.ts';
import type { Facts, MemberFacts } from '../facts.ts';
import { judgeMember, judgeRefusal } from '../judge.ts';

const own: MemberFacts = {
  ...{ memberNo: '000123', prefix: 'นาง', firstName: 'สมหญิง', lastName: 'ใจดี' },
  share: '1200.00',
  deposits: [
    { no: '01020001234', balance: '46212.95', open: true },
    { no: '01020009999', balance: '0.00', open: false },
  ],
  loans: [{ no: 'สม6600123', balance: '500.00', open: true }],
  collections: ['2025-11/1 100.00 0.00', '2025-10/1 90.00 90.00'],
  given: [{ no: 'สม6400222/1', balance: '150000.00', open: true }],
  dividends: new Map([['2567', '26284.27']]),
  newestShare: '2 1200.00',
};
const facts: Facts = {
  members: new Map([['000123', own]]),
  ownerOf: new Map([
    ...([['000123', '000123']] as const),
    ...([['01020001234', '000123']] as const),
    ...([['01020005555', '000456']] as const),
    ...([['นายประเสริฐ มั่นคง', '000456']] as const),
    ...([['สม6400222', '000222']] as const),
  ]),
  mayAlsoSee: new Map([['000123', new Set(['สม6400222'])]]),
};

const answerOf = (status: number, body: unknown, headers = {}): Answer => ({
  ...{ status, headers, reason: '' },
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});
const judge = (path: string, data: unknown) =>
  judgeMember(answerOf(200, { rc_code: '1', data }), `/api/member/${path}`, '000123', facts);

const status = {
  ...{ membership_no: '000123', first_name: 'สมหญิง', last_name: 'ใจดี' },
  totals: { share: '1200.00', loan: '500.00', deposit: '46212.95' },
};
const account = { account_no: '01020001234', balance: '46212.95' };
const month = { year_be: 2568, month: 11, seq_no: 1, billed: '100.00', collected: '0.00' };

test('what the records say, in answers of every kind, is right', () => {
  const lines = [
    { seq: 2, amount: '200.00', sign_flag: 1, balance: '1200.00' },
    { seq: 1, amount: '1000.00', sign_flag: 1, balance: '1000.00' },
  ];
  const surety = { contract_no: 'สม6400222', seq: 1 };
  for (const [path, data] of [
    ['status', status],
    ['share', { head: { share_value_total: '1200.00' }, lines }],
    ['deposit', { accounts: [account], total_balance: '46212.95' }],
    ['loan', { loans: [{ contract_no: 'สม6600123', principal_balance: '500.00' }] }],
    ['kep', { collections: [month] }],
    ['coll', { given: [{ ...surety, guaranteed_amount: '150000.00' }] }],
    ['dividend', { years: [{ year_be: 2567, net: '26284.27', published: true }] }],
  ] as const) {
    expect([path, judge(path, data)]).toEqual([path, { verdict: 'right' }]);
  }
});

test('a wrong satang is found wherever it stands', () => {
  const totals = { ...status.totals, deposit: '46212.96' };
  const lines = [
    { seq: 2, amount: '200.00', sign_flag: 1, balance: '1200.00' },
    { seq: 1, amount: '1000.00', sign_flag: 1, balance: '1000.01' },
  ];
  for (const [path, data] of [
    ['status', { ...status, totals }],
    ['share', { head: { share_value_total: '1200.00' }, lines }],
    ['deposit', { accounts: [{ ...account, balance: '46212.94' }], total_balance: '46212.95' }],
    ['deposit', { accounts: [account], total_balance: '46212.96' }],
    ['loan', { loans: [{ contract_no: 'สม6600123', principal_balance: '500.01' }] }],
    ['kep', { collections: [{ ...month, billed: '100.01' }] }],
    ['coll', { given: [{ contract_no: 'สม6400222', seq: 1, guaranteed_amount: '150000.01' }] }],
    ['dividend', { years: [{ year_be: 2567, net: '26284.28', published: true }] }],
  ] as const) {
    expect([path, judge(path, data).verdict]).toEqual([path, 'wrong']);
  }
});

test('a stranger’s account, name or number is found, in a refusal too', () => {
  const stranger = { account_no: '01020005555', balance: '1.00' };
  for (const foreign of [
    { accounts: [account, stranger], total_balance: '46212.95' },
    { accounts: [account], total_balance: '46212.95', note: ['นายประเสริฐ มั่นคง'] },
  ]) {
    expect(judge('deposit', foreign)).toMatchObject({
      verdict: 'wrong',
      why: expect.stringContaining('another’s'),
    });
  }
  const refusal = { rc_code: '0', message: 'มีผู้ใช้มาก', data: { ref: 'R', name: '01020005555' } };
  const answer = answerOf(503, refusal, { 'retry-after': '3' });
  expect(judgeMember(answer, '/api/member/deposit', '000123', facts).verdict).toBe('wrong');
});

test('the page of somebody else is wrong though every figure in it is true', () => {
  expect(judge('status', { ...status, membership_no: '000456' }).verdict).toBe('wrong');
});

test('emptiness in place of a failure is found', () => {
  const share = { share_value_total: '1200.00' };
  for (const [path, data] of [
    ['status', {}],
    ['share', { head: share, lines: [] }],
    ['deposit', { accounts: [], total_balance: '0.00' }],
    ['loan', { loans: [] }],
    ['kep', { collections: [] }],
    ['coll', { given: [] }],
    ['dividend', { years: [] }],
  ] as const) {
    expect([path, judge(path, data).verdict]).toEqual([path, 'wrong']);
  }
  for (const body of ['', 'null', { rc_code: '0' }, '<html>']) {
    const found = judgeMember(answerOf(200, body), '/api/member/coll', '000123', facts);
    expect(found.verdict).toBe('wrong');
  }
});

test('only a 503 or 429 with Retry-After, in Thai and in the envelope, is turned away well', () => {
  const body = { rc_code: '0', message: 'มีผู้ใช้จำนวนมาก', data: { ref: 'R', code: 'overloaded' } };
  const later = { 'retry-after': '3' };
  expect(judgeRefusal(answerOf(503, body, later)).verdict).toBe('refused');
  expect(judgeRefusal(answerOf(503, body)).verdict).toBe('failed');
  expect(judgeRefusal(answerOf(503, { ...body, message: 'busy' }, later)).verdict).toBe('failed');
  expect(judgeRefusal(answerOf(503, 'Service Unavailable', later)).verdict).toBe('failed');
  expect(judgeRefusal(answerOf(500, body, later)).verdict).toBe('failed');
  expect(judgeRefusal({ ...answerOf(0, ''), reason: 'socket hang up' })).toEqual({
    ...{ verdict: 'failed', why: 'socket hang up' },
  });
});

test('what judges shares no code with what it judges', async () => {
  for (const file of ['facts', 'judge', 'public', 'tally', 'remember-right']) {
    const text = await readFile(join(import.meta.dirname, `../${file}.ts`), 'utf8');
    const from = [...text.matchAll(/from '([^']+)'/g)].map(([, path]) => path ?? '');
    const foreign = from.filter((path) => !/^(?:node:|\.\/|\.\.\/checker\/|pg$)/.test(path));
    expect([file, foreign]).toEqual([file, []]);
  }
});
