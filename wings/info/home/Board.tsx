import { Check, Clock } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Block } from './blocks/Block.tsx';
import type { readHome } from './home.api.ts';
import { homeText } from './home.text.ts';
import styles from './rows.module.css';

type Question = DataOf<typeof readHome>['board'][number];

const text = homeText.board;

/** The latest of the board (D-16). */
export function Board({ topics }: { readonly topics: readonly Question[] }) {
  return (
    <Block
      title={text.title}
      more={{ to: paths.board, name: text.more }}
      none={topics.length === 0 && text.none}
    >
      <ul className={styles.rows}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <Link to={paths.boardShow(topic.id)} className={styles.question}>
              <b>{topic.title}</b>
              <span className={styles.badge}>
                <Badge
                  kind={topic.answers > 0 ? 'ok' : 'wait'}
                  icon={topic.answers > 0 ? Check : Clock}
                >
                  {topic.answers > 0 ? text.answered : text.waiting}
                </Badge>
              </span>
              <small>
                {topic.display_name} · <ThaiDate day={topic.posted_on} />
                {topic.answers > 0 ? ` · ${text.answers(topic.answers)}` : null}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
