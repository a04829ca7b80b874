import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import type { readHome } from '../home.api.ts';
import { homeText } from '../home.text.ts';
import { Block } from './Block.tsx';
import styles from './news.module.css';

type Topic = DataOf<typeof readHome>['news'][number];

const text = homeText.news;
const largeOnes = 3;

/** News: the lead with its facts, three with pictures, the rest as rows (D-16). */
export function News({ news }: { readonly news: readonly Topic[] }) {
  const [lead, ...others] = news;
  const large = others.slice(0, largeOnes);
  const rows = others.slice(largeOnes);
  return (
    <Block
      title={text.title}
      more={{ to: paths.list('news'), name: text.more }}
      none={!lead && text.none}
    >
      {lead ? <Lead topic={lead} /> : null}
      {large.length > 0 ? (
        <ul className={styles.large}>
          {large.map((topic) => (
            <li key={topic.id}>
              <Large topic={topic} />
            </li>
          ))}
        </ul>
      ) : null}
      {rows.length > 0 ? (
        <ul className={styles.rows}>
          {rows.map((topic) => (
            <li key={topic.id}>
              <Link to={paths.show(topic.id)}>
                <b>{topic.title}</b>
                <i>
                  <ThaiDate day={topic.published_on} />
                  <span>{topic.category_name}</span>
                </i>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </Block>
  );
}

function Lead({ topic }: { readonly topic: Topic }) {
  return (
    <article className={styles.lead}>
      {topic.pinned ? (
        <p>
          <Badge kind="blue">{text.pinned}</Badge>
        </p>
      ) : null}
      <h3>
        <Link to={paths.show(topic.id)} className={styles.title}>
          {topic.title}
        </Link>
      </h3>
      <p>{topic.summary}</p>
      {topic.facts.length > 0 ? (
        <dl className={styles.facts}>
          {topic.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </article>
  );
}

function Large({ topic }: { readonly topic: Topic }) {
  return (
    <Link to={paths.show(topic.id)} className={styles.card}>
      {topic.cover_url ? (
        <img src={topic.cover_url} alt="" width="320" height="180" loading="lazy" />
      ) : (
        <span className={styles.cover} aria-hidden="true">
          {topic.category_name}
        </span>
      )}
      <b>{topic.title}</b>
      <i>
        <ThaiDate day={topic.published_on} />
        <span>{topic.category_name}</span>
      </i>
    </Link>
  );
}
