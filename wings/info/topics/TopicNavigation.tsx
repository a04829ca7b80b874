import { ArrowLeft, ArrowRight } from 'lucide-react';
import { paths } from '../../../api/paths.ts';
import { questionLimit, truncate } from '../../../core/truncate.ts';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { MoreLink } from '../../../kit/link/MoreLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import styles from './show.module.css';
import type { Topic } from './show.types.ts';
import { topicsText as text } from './topics.text.ts';

interface TopicNavigationProps {
  readonly topic: Topic;
}

/** What else there is: related topics, and all of the category. */
export function Beside({ topic }: TopicNavigationProps) {
  const { related, category, category_name } = topic;
  return (
    <aside className={styles.beside} aria-label={text.show.related}>
      {related.length > 0 ? (
        <Panel title={text.show.related}>
          <ul>
            {related.map(({ id, title, published_on }) => (
              <li key={id} className={styles.other}>
                <Link to={paths.show(id)}>{truncate(title, questionLimit)}</Link>
                <Muted small>
                  <ThaiDate day={published_on} />
                </Muted>
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      <p>
        <MoreLink to={paths.list(category)}>{text.show.whole(category_name)}</MoreLink>
      </p>
    </aside>
  );
}

/** The topics published before and after it in its category. */
export function Neighbours({ topic: { previous, next } }: TopicNavigationProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={text.show.neighbours}>
      {previous ? (
        <Link className={styles.neighbour} to={paths.show(previous.id)} rel="prev">
          <Icon of={ArrowLeft} size="s" />
          <span>
            <span className={styles.way}>{text.show.previous}</span>{' '}
            <span>{truncate(previous.title, questionLimit)}</span>
          </span>
        </Link>
      ) : null}
      {next ? (
        <Link className={styles.neighbour} to={paths.show(next.id)} rel="next" data-way="next">
          <span>
            <span className={styles.way}>{text.show.next}</span>{' '}
            <span>{truncate(next.title, questionLimit)}</span>
          </span>
          <Icon of={ArrowRight} size="s" />
        </Link>
      ) : null}
    </nav>
  );
}
