import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import type { readHome } from '../home.api.ts';
import { homeText } from '../home.text.ts';
import { Entry } from './Entry.tsx';
import styles from './index.module.css';

type Question = DataOf<typeof readHome>['board'][number];

const text = homeText.board;

/** The two latest of the board (D-16). */
export function Board({ topics }: { readonly topics: readonly Question[] }) {
  return (
    <Entry title={text.title} to={paths.board} isEmpty={topics.length === 0}>
      <ul className={styles.newest}>
        {topics.slice(0, 2).map((topic) => (
          <li key={topic.id}>
            <Link to={paths.boardShow(topic.id)} className={styles.row}>
              <span>{topic.title}</span>
              <small>
                {topic.display_name} · <ThaiDate day={topic.posted_on} /> ·{' '}
                {topic.answers > 0 ? text.answers(topic.answers) : text.waiting}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Entry>
  );
}
