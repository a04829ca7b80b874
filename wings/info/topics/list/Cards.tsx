import { UserRound } from 'lucide-react';
import { paths } from '../../../../api/paths.ts';
import { pictureFrames } from '../../../../core/picture-frames.ts';
import { questionLimit, truncate } from '../../../../core/truncate.ts';
import { classes } from '../../../../kit/classes.ts';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { sourcesOf } from '../../../../kit/image/picture-sources.ts';
import { Link } from '../../../../kit/link/Link.tsx';
import { Head } from '../../../../kit/panel/Head.tsx';
import { Parts } from '../../../../kit/text/Parts.tsx';
import { Whole } from '../../../../kit/text/Whole.tsx';
import styles from './cards.module.css';
import type { Item } from './list.types.ts';
import { personsOf } from './persons.text.ts';

interface CardsProps {
  readonly items: readonly Item[];
}

/** Activities with their pictures. */
export function PhotoCards({ items }: CardsProps) {
  return (
    <ul className={styles.cards}>
      {items.map((item) => (
        <li key={item.id} className={styles.card}>
          {item.cover_url ? <Cover url={item.cover_url} alt={item.cover_alt} /> : null}
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

/** Persons: the chairman first and alone, then the others by their office. */
export function PersonCards({ items }: CardsProps) {
  const { chair, groups } = personsOf(items);
  return (
    <div className={styles.offices}>
      {chair ? (
        <ul>
          <PersonCard item={chair} isChair />
        </ul>
      ) : null}
      {groups.map(({ title, items: persons }) => (
        <section key={title} aria-label={title || undefined}>
          {title === '' ? null : <Head title={title} />}
          <ul className={styles.persons}>
            {persons.map((item) => (
              <PersonCard key={item.id} item={item} level={title === '' ? 2 : 3} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface PersonCardProps {
  readonly item: Item;
  readonly level?: 2 | 3;
  readonly isChair?: boolean;
}

/** Portrait, name and office. */
function PersonCard({ item, level = 2, isChair = false }: PersonCardProps) {
  const Heading = `h${level}` as const;
  return (
    <li className={classes(styles.card, isChair && styles.chair)}>
      {item.cover_url ? (
        <Cover url={item.cover_url} alt={item.cover_alt} portrait />
      ) : (
        <div className={styles.nobody}>
          <Icon of={UserRound} size="l" />
        </div>
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={paths.show(item.id)}>
            <Parts of={truncate(item.title, questionLimit)} />
          </Link>
        </Heading>
        {item.summary ? <Office summary={truncate(item.summary)} /> : null}
      </div>
    </li>
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

const coverShown = { sizes: '(min-width: 40rem) 23rem, 100vw', frame: pictureFrames.album };
const portraitShown = { sizes: '(min-width: 48rem) 17rem, 50vw', frame: pictureFrames.portrait };

interface CoverProps {
  readonly url: string;
  readonly alt: string;
  readonly portrait?: boolean;
}

function Cover({ url, alt, portrait = false }: CoverProps) {
  const { sizes, frame } = portrait ? portraitShown : coverShown;
  return (
    <img
      className={portrait ? styles.portrait : styles.cover}
      {...sourcesOf(url, sizes, frame)}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
