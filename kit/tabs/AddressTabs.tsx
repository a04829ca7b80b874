import { Link } from 'react-router';
import styles from './address-tabs.module.css';

interface AddressTabsProps<Key extends string> {
  /** What is chosen here, for speech. */
  readonly label: string;
  readonly tabs: readonly {
    readonly key: Key;
    readonly name: string;
    /** `/member/coll?tab=mine`. */
    readonly to: string;
  }[];
  readonly chosen: Key;
}

/**
 * One of several lists at a time, where the choice stands in the address: it can be kept, sent and
 * gone back from. Links, so they are walked with Tab; place and focus stay.
 */
export function AddressTabs<Key extends string>({ label, tabs, chosen }: AddressTabsProps<Key>) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ key, name, to }) => (
        <Link key={key} to={to} preventScrollReset aria-current={key === chosen ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
