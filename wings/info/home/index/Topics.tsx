import { paths } from '../../../../api/paths.ts';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import { Entry } from './Entry.tsx';
import styles from './index.module.css';

interface TopicsProps {
  readonly text: { readonly title: string };
  /** Where all of them are. */
  readonly category: string;
  /** How many of them are shown. */
  readonly most: 1 | 2;
  readonly topics: readonly {
    readonly id: number;
    readonly title: string;
    readonly published_on: string;
  }[];
}

/** The newest of one category. */
export function Topics({ text, category, most, topics }: TopicsProps) {
  return (
    <Entry title={text.title} to={paths.list(category)} isEmpty={topics.length === 0}>
      <ul className={styles.topics}>
        {topics.slice(0, most).map(({ id, title, published_on }) => (
          <li key={id}>
            <Link to={paths.show(id)} className={styles.row}>
              <span>{title}</span>
              <small>
                <ThaiDate day={published_on} />
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Entry>
  );
}
