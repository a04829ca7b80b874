import { describe, expect, test } from 'vitest';
import { linesTable, paperColumns, sumsTable } from '../sheet/ledger-tables.ts';
import type { LedgerColumn, LedgerLine } from './columns.ts';
import { depositLedger } from './deposits.text.ts';
import { amountOf, columnsOn, type Found, type Ledger } from './ledger.ts';
import { loanLedger } from './loans.text.ts';
import { shareLedger } from './shares.text.ts';

const ledgers: Readonly<Record<string, Ledger>> = {
  shares: shareLedger,
  deposits: depositLedger,
  loans: loanLedger,
};

describe.each(Object.entries(ledgers))('D-06 D-08 D-10 columns of %s', (_, ledger) => {
  const columns = Object.entries<LedgerColumn>(ledger.columns);

  test('whatever has a heading is on paper, once; whatever is on the screen is there too', () => {
    const headed = columns.filter(([, { head }]) => head !== undefined).map(([key]) => key);
    expect(ledger.shown.toSorted()).toEqual(headed.toSorted());
    const onScreen = columns.filter(([, { screen }]) => screen !== undefined);
    expect(onScreen.map(([key]) => key).filter((key) => !ledger.shown.includes(key))).toEqual([]);
    expect(Object.keys(paperColumns(ledger))).toEqual(ledger.shown);
  });

  test('what the store alone knows is not shown', () => {
    const internal = columns.filter(([, one]) => one.internal).map(([key]) => key);
    expect(ledger.shown.filter((key) => internal.includes(key))).toEqual([]);
  });

  test('the balance is carried from page to page, and no other column', () => {
    const line: LedgerLine = {
      ...Object.fromEntries(columns.map(([key]) => [key, null])),
      ...{ seq: 1, posted_on: '2025-11-28', description: '', sign_flag: 1, balance: '2.00' },
    };
    const summary = { from: null, to: null, opening: '1.00', closing: '2.00' };
    const answer = { as_of: '2025-11-28', summary, lines: [line], found: null };
    const { carried, rows } = linesTable(ledger, answer);
    expect(carried).toBe('balance');
    expect(rows.map(({ cells }) => cells.balance)).toEqual(['2.00', '2.00', '1.00']);
    expect(linesTable(ledger, { ...answer, found: { count: 1, in: '1.00', out: '0.00' } })).toEqual(
      expect.not.objectContaining({ carried: 'balance' }),
    );
  });
});

test('a column that no line of a paper has is left out, where it is declared so', () => {
  const summary = { from: null, to: null, opening: '1.00', closing: '2.00' };
  const heads = (rate: string | null) => {
    const lines = [{ ...line, channel: null, rate }];
    const answer = { as_of: '2025-11-28', summary, lines, found: null };
    return linesTable(depositLedger, answer).columns.map(({ name }) => name);
  };
  expect(heads('1.75')).toContain('ดอกเบี้ยร้อยละ');
  expect(heads(null)).not.toContain('ดอกเบี้ยร้อยละ');
  expect(heads(null)).toContain('ช่องทาง');
});

const line: LedgerLine = {
  ...{ seq: 1, posted_on: '2025-11-28', description: '', sign_flag: -1, balance: '2.00' },
  ...{ withdrawal: '3.00', deposit: null, principal: '4.00', type_code: '06' },
};

test('C.0 a line moved what the column of its direction says, and a word tells which', () => {
  expect(amountOf(depositLedger, line)).toBe('3.00');
  expect(amountOf(depositLedger, { ...line, withdrawal: null })).toBe('0.00');
  expect(amountOf(loanLedger, line)).toBe('4.00');
  const words = (['01', '06'] as const).map((type_code) =>
    loanLedger.wordOf(1, { ...line, type_code }),
  );
  expect(words).toEqual(['รับ', 'เพิ่ม']);
  expect([loanLedger.wordOf(-1, line), shareLedger.wordOf(0)]).toEqual(['ชำระ', 'ปรับ']);
});

test('0039 what was written off or adjusted stands by itself on paper', () => {
  const cells = (found: Found | null, sums: Readonly<Record<string, string>>) => {
    const summary = {
      ...{ from: null, to: null, opening: '100.00', lent: '0.00', lent_count: 0 },
      ...{ repaid: '0.00', repaid_count: 2, interest: '0.00', closing: '100.00', ...sums },
    };
    const { columns, rows } = sumsTable(loanLedger, {
      ...{ as_of: '2025-11-28', summary, lines: [], found },
    });
    return columns.map(({ name }, at) => [name, Object.values(rows[0]?.cells ?? {})[at]]);
  };
  const none = { written_off: '0.00', adjusted: '0.00' };
  expect(cells(null, none).map(([name]) => name)).not.toContain('ปรับปรุงเงินต้น');
  const off = { written_off: '75.00', adjusted: '-5.00', repaid: '-30.00', closing: '50.00' };
  expect(cells(null, off).slice(1, 5)).toEqual([
    ['รับเงินกู้ 0 รายการ', '0.00'],
    ['ชำระต้น 2 รายการ', '30.00'],
    ['ตัดหนี้สูญ', '-75.00'],
    ['ปรับปรุงเงินต้น', '-5.00'],
  ]);
  const found = { count: 2, in: '0.00', out: '1.00', lost: '0.00', adjusted: '35.75' };
  expect(cells(found, none).slice(2)).toEqual([
    ['เงินต้นที่ชำระ', '-1.00'],
    ['ปรับปรุงเงินต้น', '35.75'],
  ]);
});

test('columns of the screen come in the order of the paper', () => {
  const keys = columnsOn(loanLedger, 'figure').map(([key]) => key);
  expect(keys).toEqual(['interest', 'days', 'total']);
});
