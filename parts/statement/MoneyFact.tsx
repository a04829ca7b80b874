import type { ReactNode } from 'react';
import type { AmountValue } from '../../kit/amount/amount-parts.ts';
import { Money } from '../../kit/amount/Money.tsx';
import { Fact } from '../../kit/facts/Fact.tsx';

interface MoneyFactProps {
  readonly label: ReactNode;
  readonly amount: AmountValue;
}

/** An amount among facts. */
export function MoneyFact({ label, amount }: MoneyFactProps) {
  return (
    <Fact label={label}>
      <Money value={amount} />
    </Fact>
  );
}
