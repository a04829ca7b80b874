import { ThaiDate } from '../../kit/date/ThaiDate.tsx';
import { Link } from '../../kit/link/Link.tsx';
import { Panel } from '../../kit/panel/Panel.tsx';
import { Whole } from '../../kit/text/Whole.tsx';
import styles from './announcements.module.css';
import { announcementsText as text } from './announcements.text.ts';

interface AnnouncementsProps {
  readonly topics: readonly {
    readonly id: number;
    readonly title: string;
    readonly published_on: string;
  }[];
  readonly hrefOf: (id: number) => string;
}

/** What was published of a page's matter; where there is nothing, nothing stands. */
export function Announcements({ topics, hrefOf }: AnnouncementsProps) {
  if (topics.length === 0) return null;
  return (
    <Panel title={text.title}>
      <ul className={styles.topics}>
        {topics.map(({ id, title, published_on }) => (
          <li key={id}>
            <Link to={hrefOf(id)}>
              <Whole of={title} />
              <small>
                <ThaiDate day={published_on} />
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
