import { paths } from '../../../../api/paths.ts';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { Go } from '../../../../kit/link/Go.tsx';
import { More } from '../../../../kit/link/More.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Whole } from '../../../../kit/text/Whole.tsx';
import styles from '../dashboard.module.css';
import { text } from '../dashboard.text.ts';
import type { DashboardData } from '../wire/shapes.ts';

const { news: words } = text;

/** What the cooperative has announced lately, as on its public site. */
export function News({ news }: Pick<DashboardData, 'news'>) {
  return (
    <Panel
      title={words.title}
      className={styles.part}
      end={<More to={paths.list('news')}>{words.all}</More>}
    >
      {news.length === 0 ? <Muted>{words.none}</Muted> : null}
      <ul className={styles.links}>
        {news.map(({ id, title, published_on }) => (
          <li key={id}>
            <Go to={paths.show(id)}>
              <span>
                <b>
                  <Whole of={title} />
                </b>
                <span>
                  <ThaiDate day={published_on} />
                </span>
              </span>
            </Go>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
