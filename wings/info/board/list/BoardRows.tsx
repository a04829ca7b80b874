import { Check, Clock } from 'lucide-react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { bangkokDay } from '../../../../core/thai-date.ts';
import { questionLimit, truncate } from '../../../../core/truncate.ts';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import type { readBoard } from '../board.api.ts';
import { boardText as text } from '../board.text.ts';
import styles from './list.module.css';

type Item = DataOf<typeof readBoard>['items'][number];

/** Questions with who asked, when, and whether somebody has answered. */
export function BoardRows({ items }: { readonly items: readonly Item[] }) {
  return (
    <Panel kind="list" label={text.list.rows}>
      <ul>
        {items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ul>
    </Panel>
  );
}

function Row({ item }: { readonly item: Item }) {
  const { id, title, display_name: name, posted_at: at, answers } = item;
  return (
    <li className={styles.row}>
      <div>
        <h2 className={styles.title}>
          <Link to={paths.boardShow(id)}>{truncate(title, questionLimit)}</Link>
        </h2>
        <p className={styles.meta}>
          {name} · <ThaiDate day={bangkokDay(new Date(at))} />
          {answers > 0 ? (
            <>
              {' · '}
              <Nowrap>{text.answers(answers)}</Nowrap>
            </>
          ) : null}
        </p>
      </div>
      {answers > 0 ? (
        <Badge kind="ok" icon={Check}>
          {text.answered}
        </Badge>
      ) : (
        <Badge kind="wait" icon={Clock}>
          {text.waiting}
        </Badge>
      )}
    </li>
  );
}
