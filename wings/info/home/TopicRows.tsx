import { paths } from '../../../api/paths.ts';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import styles from './rows.module.css';

interface TopicRowsProps {
  readonly topics: readonly {
    readonly id: number;
    readonly title: string;
    readonly published_on: string;
  }[];
}

/** Topics as rows: title, and the day below it. */
export function TopicRows({ topics }: TopicRowsProps) {
  return (
    <ul className={styles.rows}>
      {topics.map(({ id, title, published_on }) => (
        <li key={id}>
          <Link to={paths.show(id)} className={styles.row}>
            <b>{title}</b>
            <small>
              <ThaiDate day={published_on} />
            </small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
