import { UserRound } from 'lucide-react';
import { paths } from '../../../../api/paths.ts';
import { questionLimit, truncate } from '../../../../core/truncate.ts';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import { Parts } from '../../../../kit/text/Parts.tsx';
import { Whole } from '../../../../kit/text/Whole.tsx';
import styles from './cards.module.css';
import type { Item } from './list.types.ts';

interface CardsProps {
  readonly items: readonly Item[];
}

/** Activities with their pictures. */
export function PhotoCards({ items }: CardsProps) {
  return (
    <ul className={styles.cards}>
      {items.map((item) => (
        <li key={item.id} className={styles.card}>
          {item.cover_url ? <Cover item={item} /> : null}
          <div className={styles.words}>
            <h2 className={styles.title}>
              <Link to={paths.show(item.id)}>{truncate(item.title, questionLimit)}</Link>
            </h2>
            {item.summary ? <p className={styles.summary}>{truncate(item.summary)}</p> : null}
            <p className={styles.notes}>
              <ThaiDate day={item.happens_on ?? item.published_on} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Persons: portrait, name, office, and how to reach them. */
export function PersonCards({ items }: CardsProps) {
  return (
    <ul className={styles.persons}>
      {items.map((item) => (
        <li key={item.id} className={styles.card}>
          {item.cover_url ? (
            <Cover item={item} portrait />
          ) : (
            <div className={styles.nobody}>
              <Icon of={UserRound} size="l" />
            </div>
          )}
          <div className={styles.words}>
            <h2 className={styles.title}>
              <Link to={paths.show(item.id)}>
                <Parts of={truncate(item.title, questionLimit)} />
              </Link>
            </h2>
            {item.summary ? <Office summary={truncate(item.summary)} /> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The office and the place of work, each on its own line. */
function Office({ summary }: { readonly summary: string }) {
  return summary.split(' · ').map((line) => (
    <p key={line} className={styles.summary}>
      <Whole of={line} />
    </p>
  ));
}

interface CoverProps {
  readonly item: Item;
  readonly portrait?: boolean;
}

function Cover({ item, portrait = false }: CoverProps) {
  return (
    <img
      className={portrait ? styles.portrait : styles.cover}
      src={item.cover_url ?? undefined}
      alt={item.cover_alt}
      loading="lazy"
      decoding="async"
    />
  );
}
