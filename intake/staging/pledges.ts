/** What secures open loans is held where it lies (A.4 ยอดอายัด, A.8). */
import { reasons } from '../intake.text.ts';
import { type CrossCheck, inBaht } from './cross-check.ts';

interface Pledge {
  readonly kind: 'SHARE' | 'DEPOSIT';
  readonly of: 'members' | 'deposit_accounts';
  readonly key: string;
  /** SQL of whose shares, or which account. */
  readonly owner: string;
  readonly column: string;
}

const pledges: readonly Pledge[] = [
  {
    ...{ kind: 'SHARE', of: 'members', key: 'member_no', column: 'share_held' },
    owner: 'coalesce(guarantor_no, borrower_no)',
  },
  {
    kind: 'DEPOSIT',
    of: 'deposit_accounts',
    key: 'account_no',
    owner: 'ref_no',
    column: 'held',
  },
];

export const pledgeCrossChecks: readonly CrossCheck[] = pledges.map(
  ({ kind, of, key, owner, column }) => ({
    of,
    after: 'guarantees',
    from: (part) => `FROM ${part(of)} r JOIN (
      SELECT ${owner} AS owner, sum(amount_satang) AS pledged
      FROM ${part('guarantees')} WHERE kind = '${kind}' GROUP BY 1
    ) g ON g.owner = r.${key}
    WHERE true`,
    comparisons: [
      {
        column: column.toUpperCase(),
        wrong: `r.${column}_satang < g.pledged`,
        expected: inBaht('g.pledged'),
        reason: reasons.heldBelowPledged,
      },
    ],
  }),
);
