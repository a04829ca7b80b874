import { paths } from '../../../api/paths.ts';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { MoreLink } from '../../../kit/link/MoreLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Whole } from '../../../kit/text/Whole.tsx';
import styles from './dashboard.module.css';
import { text } from './dashboard.text.ts';
import type { DashboardData } from './shapes.ts';

const { news: words } = text;

/** What the cooperative has announced lately, as on its public site. */
export function News({ news }: Pick<DashboardData, 'news'>) {
  return (
    <Panel
      title={words.title}
      className={styles.part}
      end={<MoreLink to={paths.list('news')}>{words.all}</MoreLink>}
    >
      {news.length === 0 ? <Muted>{words.none}</Muted> : null}
      <ul className={styles.links}>
        {news.map(({ id, title, published_on }) => (
          <li key={id}>
            <Link to={paths.show(id)}>
              <span>
                <b>
                  <Whole of={title} />
                </b>
                <span>
                  <ThaiDate day={published_on} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
