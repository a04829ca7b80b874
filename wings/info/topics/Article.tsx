import { paths } from '../../../api/paths.ts';
import { pictureFrames } from '../../../core/picture-frames.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { FileLinks } from '../../../kit/file/FileLinks.tsx';
import { Gallery } from '../../../kit/gallery/Gallery.tsx';
import { sourcesOf } from '../../../kit/image/picture-sources.ts';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { SentenceLink } from '../../../kit/link/SentenceLink.tsx';
import { Head } from '../../../kit/panel/Head.tsx';
import { Prose } from '../../../kit/prose/Prose.tsx';
import { ShareButton } from '../../../parts/social-share/ShareButton.tsx';
import styles from './show.module.css';
import type { Topic } from './show.types.ts';
import { topicsText as text } from './topics.text.ts';

const coverShown = { sizes: '(min-width: 64rem) 48rem, 100vw', frame: pictureFrames.article };
const portraitShown = { sizes: '14rem', frame: pictureFrames.portrait };

interface ArticleProps {
  readonly topic: Topic;
}

/** The topic itself: what is printed. */
export function Article({ topic }: ArticleProps) {
  const { title, summary, cover_url, cover_alt, body_html, images, files } = topic;
  const portrait = topic.content_type === 'PERSONNEL';
  const cover = portrait ? portraitShown : coverShown;
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        {topic.pinned ? <Badge kind="blue">{text.pinned}</Badge> : null}
        <h1>{title}</h1>
        <Muted small>
          <ThaiDate day={topic.published_on} long /> ·{' '}
          <SentenceLink to={paths.list(topic.category)}>{topic.category_name}</SentenceLink>
          {topic.views > 0 ? ` · ${text.views(formatNumber(topic.views, 0))}` : null}
        </Muted>
      </header>
      {cover_url ? (
        <img
          className={portrait ? styles.portrait : styles.cover}
          {...sourcesOf(cover_url, cover.sizes, cover.frame)}
          alt={cover_alt}
          fetchPriority="high"
        />
      ) : null}
      {summary ? <p className={styles.summary}>{summary}</p> : null}
      <TopicFacts topic={topic} />
      {body_html ? <Prose key={topic.id} html={body_html} /> : null}
      {images.length > 0 ? (
        <section>
          <Head title={text.show.images} />
          <Gallery key={topic.id} pictures={images} />
        </section>
      ) : null}
      {files.length > 0 ? (
        <section>
          <Head title={text.show.files} />
          <FileLinks files={files} />
        </section>
      ) : null}
      <ShareButton key={`share-${topic.id}`} path={paths.show(topic.id)} />
    </article>
  );
}

/** What stands out of the text: when it takes place, and what its writers set apart. */
function TopicFacts({ topic }: ArticleProps) {
  const { facts, happens_on: from, happens_until: until } = topic;
  if (facts.length === 0 && !from) return null;
  // Its writers usually set the day apart themselves, in words.
  const hasFacts = facts.length > 0;
  return (
    <Facts kind="rows">
      {from && !hasFacts ? (
        <Fact label={text.show.happens}>
          <ThaiDate day={from} long />
          {until && until !== from ? (
            <>
              {' '}
              {text.until} <ThaiDate day={until} long />
            </>
          ) : null}
        </Fact>
      ) : null}
      {facts.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}
