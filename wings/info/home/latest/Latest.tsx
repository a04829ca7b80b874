import type { DataOf } from '../../../../api/endpoint.ts';
import { PanelSkeleton } from '../../../../kit/skeleton/PanelSkeleton.tsx';
import type { readHome } from '../home.api.ts';
import { Dividends } from './Dividends.tsx';
import styles from './latest.module.css';
import { News } from './News.tsx';
import { Rates } from './Rates.tsx';

/**
 * The second act: what is new, and what money costs and brings (D-16). The news say when there are
 * none; figures that nobody has entered are left out.
 */
export function Latest({ data }: { readonly data: DataOf<typeof readHome> }) {
  const { news, rates, dividends } = data;
  const hasRates = rates.deposit.length + rates.loan.length > 0;
  return (
    <div className={styles.latest}>
      <News news={news} />
      {hasRates ? <Rates rates={rates} /> : null}
      {dividends.length > 0 ? <Dividends years={dividends} /> : null}
    </div>
  );
}

/** Its shape until it has come. */
export const LatestSkeleton = () => (
  <div className={styles.latest}>
    <PanelSkeleton count={8} />
    <PanelSkeleton count={10} />
    <PanelSkeleton count={10} />
  </div>
);
