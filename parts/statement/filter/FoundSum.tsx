import type { ReactNode } from 'react';
import { formatNumber } from '../../../core/thai-number.ts';
import { SumLine } from '../../ledger/SumLine.tsx';
import { filterText as text } from './filter.text.ts';

interface FoundSumProps {
  readonly count: number;
  /** Sums of what was found, ways in words: ฝาก, ถอน. */
  readonly flows: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** In place of the sum of a statement: what was found is no statement, and nothing ties in it. */
export function FoundSum({ count, flows }: FoundSumProps) {
  const found = { key: 'found', label: text.found, value: text.foundCount(formatNumber(count, 0)) };
  return (
    <SumLine
      loose
      items={[found, ...flows.map(({ label, value }) => ({ key: label, label, value }))]}
    />
  );
}
