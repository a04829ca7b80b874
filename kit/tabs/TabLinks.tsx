import { useEffect, useRef } from 'react';
import { Link } from '../link/Link.tsx';
import styles from './tabs.module.css';

interface TabLinksProps {
  /** What is chosen here, for speech. */
  readonly label: string;
  readonly tabs: readonly { readonly key: string; readonly name: string; readonly to: string }[];
  readonly current: string;
}

/** Brings the tab in force to the middle of the line, and leaves the page where it is. */
function bringToMiddle(line: HTMLElement): void {
  const tab = line.querySelector('[aria-current]');
  if (!tab) return;
  const [outer, inner] = [line.getBoundingClientRect(), tab.getBoundingClientRect()];
  line.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

/**
 * Tabs that stand in the address: each is a link, and the one in force says so. A phone has them in
 * one row, which scrolls, at any size of letters: in several they would take its first screen.
 */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  const line = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is in force
  useEffect(() => {
    if (line.current) bringToMiddle(line.current);
  }, [current]);
  return (
    <nav ref={line} className={styles.links} aria-label={label}>
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
