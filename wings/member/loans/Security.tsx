import type { DataOf } from '../../../api/endpoint.ts';
import { collateralText } from '../../../api/guarantees/collateral.text.ts';
import { Money } from '../../../kit/amount/Money.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import type { readLoans } from './loans.api.ts';
import styles from './loans.module.css';
import { text } from './loans.text.ts';

type Securities = DataOf<typeof readLoans>['loans'][number]['guarantors'];

/** What secures a contract; of a guarantor the name and the end of the number. */
export function Security({ of }: { readonly of: Securities }) {
  return (
    <div className={styles.security}>
      <h3>{text.securedBy}</h3>
      {of.length === 0 ? <p className={styles.quiet}>{text.unsecured}</p> : null}
      <ul>
        {of.map(({ kind, ref_no_masked, name, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list as it came, in its order
          <li key={at}>
            <span>
              {name}
              <span className={styles.quiet}>
                {collateralText[kind]} {ref_no_masked ? <Nowrap>{ref_no_masked}</Nowrap> : null}
              </span>
            </span>
            <Money value={amount} />
          </li>
        ))}
      </ul>
    </div>
  );
}
