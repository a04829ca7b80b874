import { ChevronRight } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { words } from '../words.text.ts';
import styles from './breadcrumbs.module.css';
import { crumbsText } from './breadcrumbs.text.ts';

interface BreadcrumbsProps {
  /** Pages between the front page and this one; the last may be this one itself, without `to`. */
  readonly crumbs: readonly { readonly name: string; readonly to?: string }[];
}

/** Where a page lies below the front page. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <nav className={styles.crumbs} aria-label={crumbsText.label}>
      <ol>
        {[{ name: words.home, to: '/home' }, ...crumbs].map(({ name, to }, index) => (
          <li key={name}>
            {index > 0 ? <Icon of={ChevronRight} size="xs" /> : null}
            {to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
