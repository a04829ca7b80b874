import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { lastPage, pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';
import { pagesText as text } from './pagination.text.ts';

interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Of all rows. */
  readonly total: number;
  /** Address of a page. */
  readonly href: (page: number) => string;
}

/** Numbered pages of a public list as plain links (D-01); nothing where one page holds all. */
export function Pagination({ page, perPage, total, href }: PaginationProps) {
  const last = lastPage(total, perPage);
  if (last === 1) return null;
  return (
    <nav className={styles.pages} aria-label={text.label}>
      <p className={styles.rows}>
        {text.rows((page - 1) * perPage + 1, Math.min(page * perPage, total), total)}
      </p>
      <div className={styles.turn}>
        {page > 1 ? (
          <Link className={styles.step} to={href(page - 1)} rel="prev">
            <Icon of={ArrowLeft} size="s" />
            {text.newer}
          </Link>
        ) : null}
        <span className={styles.short}>{text.of(page, last)}</span>
        <ol className={styles.numbers}>
          {pageNumbers(page, last).map((number, index, all) => (
            <li key={number === 'gap' ? `gap-${all[index - 1]}` : number}>
              <PageLink number={number} page={page} href={href} />
            </li>
          ))}
        </ol>
        {page < last ? (
          <Link className={styles.step} to={href(page + 1)} rel="next">
            {text.older}
            <Icon of={ArrowRight} size="s" />
          </Link>
        ) : null}
      </div>
    </nav>
  );
}

interface PageLinkProps extends Pick<PaginationProps, 'page' | 'href'> {
  readonly number: number | 'gap';
}

function PageLink({ number, page, href }: PageLinkProps) {
  if (number === 'gap') return <span className={styles.gap}>…</span>;
  return (
    <Link
      className={styles.number}
      to={href(number)}
      aria-current={number === page ? 'page' : undefined}
    >
      <VisuallyHidden>{text.page(number)}</VisuallyHidden>
      <span aria-hidden="true">{number}</span>
    </Link>
  );
}
