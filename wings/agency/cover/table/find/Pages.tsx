import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatNumber } from '../../../../../core/thai-number.ts';
import { Button } from '../../../../../kit/button/Button.tsx';
import { text } from '../../cover.text.ts';
import type { ListPage } from './find.ts';
import styles from './finder.module.css';

interface PagesProps {
  readonly at: ListPage;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

const labels = text.list;
const of = (count: number): string => formatNumber(count, 0);

/** To the neighbouring hundreds of a long list; nothing where all of it is shown. */
export function Pages({ at, count, onPage }: PagesProps) {
  const { page, pages, from, to } = at;
  if (pages === 1) return null;
  const turnPage = (by: number) => {
    const next = page + by;
    // Kept in reach of the keyboard at either end; a press there does nothing.
    if (next >= 0 && next < pages) onPage(next);
  };
  return (
    <nav className={styles.pages} aria-label={labels.pages}>
      <Button small icon={ChevronLeft} aria-disabled={page === 0} onClick={() => turnPage(-1)}>
        {labels.earlier}
      </Button>
      <p role="status">{labels.range(of(from), of(to), of(count))}</p>
      <Button
        small
        icon={ChevronRight}
        aria-disabled={page === pages - 1}
        onClick={() => turnPage(1)}
      >
        {labels.later}
      </Button>
    </nav>
  );
}
