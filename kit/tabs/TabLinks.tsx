import { Link } from '../link/Link.tsx';
import styles from './tabs.module.css';

interface TabLinksProps {
  /** What is chosen here, for speech. */
  readonly label: string;
  readonly tabs: readonly { readonly key: string; readonly name: string; readonly to: string }[];
  readonly current: string;
}

/** Tabs that stand in the address: each is a link, and the one in force says so. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  return (
    <nav className={styles.links} aria-label={label}>
      {tabs.map(({ key, name, to }) => (
        <Link
          key={key}
          to={to}
          className={styles.tab}
          aria-current={key === current ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
