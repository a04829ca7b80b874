/** What secures open loans is held where it lies (A.4 ยอดอายัด, A.8). */
import { reasons } from '../intake.text.ts';
import { inBaht, type Tie } from './cross-check.ts';

interface Pledge {
  readonly kind: 'SHARE' | 'DEPOSIT';
  readonly of: 'members' | 'deposit_accounts';
  readonly key: string;
  /** SQL of whose shares, or which account. */
  readonly owner: string;
  readonly held: string;
}

const pledges: readonly Pledge[] = [
  { kind: 'SHARE', of: 'members', key: 'member_no', owner: 'borrower_no', held: 'share_held' },
  {
    kind: 'DEPOSIT',
    of: 'deposit_accounts',
    key: 'account_no',
    owner: 'ref_no',
    held: 'held',
  },
];

export const pledgeTies: readonly Tie[] = pledges.map(({ kind, of, key, owner, held }) => ({
  of,
  after: 'guarantees',
  from: (part) => `FROM ${part(of)} r JOIN (
      SELECT ${owner} AS owner, sum(amount_satang) AS pledged
      FROM ${part('guarantees')} WHERE kind = '${kind}' GROUP BY ${owner}
    ) g ON g.owner = r.${key}
    WHERE true`,
  comparisons: [
    {
      column: held.toUpperCase(),
      wrong: `r.${held}_satang < g.pledged`,
      wanted: inBaht('g.pledged'),
      reason: reasons.heldBelow,
    },
  ],
}));
