import { expect, test } from 'vitest';
import { reasons } from '../../intake.text.ts';
import { benefitCases } from './cases/benefits.ts';
import type { Cases } from './cases/case.ts';
import { collectionCases } from './cases/collections.ts';
import { ledgerCases } from './cases/ledgers.ts';
import { loanCases } from './cases/loans.ts';
import { registryCases } from './cases/registry.ts';
import { slipCases } from './cases/slips.ts';

const cases: Cases = {
  ...registryCases,
  ...ledgerCases,
  ...loanCases,
  ...collectionCases,
  ...benefitCases,
  ...slipCases,
};

const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The sentence with whatever its values are, and the ledger's number where it has one. */
function shapeOf(name: string): RegExp {
  const reason = reasons[name as keyof typeof reasons] as
    | string
    | ((...values: string[]) => string);
  const gap = '\u0000';
  const text = typeof reason === 'string' ? reason : reason(...Array(9).fill(gap));
  return new RegExp(`^${text.split(gap).map(plain).join('.*')}( \\([A-Z_]+_NO \\S+\\))?$`, 'u');
}

test.each(Object.entries(cases))('what is wrong is told once and rightly: %s', (name, judge) => {
  const faults = judge();
  expect(faults.map(({ reason }) => reason)).toEqual([expect.stringMatching(shapeOf(name))]);
});
