import { ChevronRight } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';
import { Go } from '../link/Link.tsx';
import { words } from '../words.text.ts';
import styles from './breadcrumbs.module.css';
import { crumbsText } from './breadcrumbs.text.ts';

interface CrumbsProps {
  /** Pages between the front page and this one; the last may be this one itself, without `to`. */
  readonly trail: readonly { readonly name: string; readonly to?: string }[];
}

/** Where a page lies below the front page. */
export function Crumbs({ trail }: CrumbsProps) {
  return (
    <nav className={styles.crumbs} aria-label={crumbsText.label}>
      <ol>
        {[{ name: words.home, to: '/home' }, ...trail].map(({ name, to }, index) => (
          <li key={name}>
            {index > 0 ? <Icon of={ChevronRight} size="xs" /> : null}
            {to ? <Go to={to}>{name}</Go> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
