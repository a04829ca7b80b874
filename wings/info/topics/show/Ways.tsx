import { ArrowLeft, ArrowRight } from 'lucide-react';
import { paths } from '../../../../api/paths.ts';
import { questionLimit, truncate } from '../../../../core/truncate.ts';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { Go } from '../../../../kit/link/Go.tsx';
import { More } from '../../../../kit/link/More.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { topicsText as text } from '../topics.text.ts';
import styles from './show.module.css';
import type { Topic } from './show.types.ts';

interface WaysProps {
  readonly topic: Topic;
}

/** What else there is: related topics, and all of the category. */
export function Beside({ topic }: WaysProps) {
  const { related, category, category_name } = topic;
  return (
    <aside className={styles.beside} aria-label={text.show.related}>
      {related.length > 0 ? (
        <Panel title={text.show.related}>
          <ul>
            {related.map(({ id, title, published_on }) => (
              <li key={id} className={styles.other}>
                <Go to={paths.show(id)}>{truncate(title, questionLimit)}</Go>
                <Muted small>
                  <ThaiDate day={published_on} />
                </Muted>
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      <p>
        <More to={paths.list(category)}>{text.show.whole(category_name)}</More>
      </p>
    </aside>
  );
}

/** The topics published before and after it in its category. */
export function Neighbours({ topic: { previous, next } }: WaysProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={text.show.neighbours}>
      {previous ? (
        <Go className={styles.neighbour} to={paths.show(previous.id)} rel="prev">
          <Icon of={ArrowLeft} size="s" />
          <span>
            <span className={styles.way}>{text.show.previous}</span>{' '}
            {truncate(previous.title, questionLimit)}
          </span>
        </Go>
      ) : null}
      {next ? (
        <Go className={styles.neighbour} to={paths.show(next.id)} rel="next" data-way="next">
          <span>
            <span className={styles.way}>{text.show.next}</span>{' '}
            {truncate(next.title, questionLimit)}
          </span>
          <Icon of={ArrowRight} size="s" />
        </Go>
      ) : null}
    </nav>
  );
}
