import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { sourcesOf } from '../../../../kit/image/picture-sources.ts';
import { Link } from '../../../../kit/link/Link.tsx';
import { Whole } from '../../../../kit/text/Whole.tsx';
import type { readHome } from '../home.api.ts';
import { homeText } from '../home.text.ts';
import { Block } from './Block.tsx';
import styles from './news.module.css';

type Topic = DataOf<typeof readHome>['news'][number];

const text = homeText.news;

/** Below the lead; of the nine that are known the others are one link away. */
const rowsShown = 3;

/** News: the lead with its facts, or else its summary; the next ones as rows (D-16). */
export function News({ news }: { readonly news: readonly Topic[] }) {
  const [lead, ...others] = news;
  const rows = others.slice(0, rowsShown);
  return (
    <Block
      title={text.title}
      more={{ to: paths.list('news'), name: text.more }}
      none={!lead && text.none}
    >
      {lead ? <Lead topic={lead} /> : null}
      {rows.length > 0 ? (
        <ul className={styles.rows}>
          {rows.map((topic) => (
            <li key={topic.id}>
              <Link to={paths.show(topic.id)}>
                <b>
                  <Whole of={topic.title} />
                </b>
                <From topic={topic} />
                {topic.cover_url ? <Cover address={topic.cover_url} /> : null}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </Block>
  );
}

function From({ topic }: { readonly topic: Topic }) {
  return (
    <span className={styles.from}>
      {topic.pinned ? <Badge kind="blue">{text.pinned}</Badge> : null}{' '}
      <ThaiDate day={topic.published_on} /> · {topic.category_name}
    </span>
  );
}

function Cover({ address }: { readonly address: string }) {
  return (
    <img {...sourcesOf(address, '4.5rem', 4 / 3)} alt="" width="96" height="72" loading="lazy" />
  );
}

function Lead({ topic }: { readonly topic: Topic }) {
  return (
    <article className={styles.lead}>
      <h3>
        <Link to={paths.show(topic.id)} className={styles.title}>
          <Whole of={topic.title} />
        </Link>
      </h3>
      <From topic={topic} />
      {topic.facts.length > 0 ? (
        <dl className={styles.facts}>
          {topic.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>
          <Whole of={topic.summary} />
        </p>
      )}
    </article>
  );
}
