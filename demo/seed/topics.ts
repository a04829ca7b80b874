/** Categories and topics of the demo cooperative, with pictures and papers. */
import { cleanArticle } from '../../records/content/clean-html.ts';
import { searchTextOf } from '../../records/content/topics/search-words.ts';
import { moved, weekly } from '../moves/move.ts';
import { categoryList } from '../site/categories.text.ts';
import { bodyHtml, figuresIn } from '../site/html.ts';
import type { MediaFolder } from '../site/media.ts';
import type { Topic } from '../site/topic.ts';
import { keepTopicMedia, type TopicMedia } from '../site/topic-media.ts';
import { topicsOn } from '../site/topics.ts';
import { referenceTimeline, type Timeline } from '../timeline.ts';
import type { Upkeep } from './accounts.ts';

/** Topics that people write later are numbered after this. */
const lastOwnId = 1_000;

async function isEmpty(store: Upkeep, table: 'categories' | 'topics' | 'topic_images') {
  const { rows } = await store.query(`SELECT 1 FROM portal.${table} LIMIT 1`);
  return rows.length === 0;
}

async function seedCategories(store: Upkeep, timeline: Timeline): Promise<void> {
  if (!(await isEmpty(store, 'categories'))) return;
  const rows = moved(categoryList, weekly(timeline)).map(
    ([key, { name, description, type, home }], at) => ({
      ...{ key, name, description, content_type: type, home_block: home ?? null },
      position: at + 1,
    }),
  );
  await store.query(
    `INSERT INTO portal.categories (key, name, description, content_type, home_block, position)
     SELECT key, name, description, content_type, home_block, position
     FROM jsonb_to_recordset($1) AS r (key text, name text, description text, content_type text,
       home_block text, position int)`,
    [JSON.stringify(rows)],
  );
}

/** Half past eight in the morning: the office has just opened. */
const publishedAt = (on: Topic['on']) => (on === null ? null : `${on}T08:30:00+07:00`);

/** Body and search text; without pictures in it where there are none. */
function writtenOf(topic: Topic, figures: readonly string[] = []) {
  const body = cleanArticle(bodyHtml(topic.body, (nth) => figures[nth]));
  const { title, summary } = topic;
  return { body_html: body, search_text: searchTextOf({ title, summary, bodyHtml: body }) };
}

function rowOf(topic: Topic) {
  const { id, category, title, summary, on, pinned, facts, happens } = topic;
  return {
    ...{ id, category_key: category, title, summary, pinned, published_at: publishedAt(on) },
    ...writtenOf(topic),
    facts: facts.map(([label, value]) => ({ label, value })),
    happens_on: happens?.[0] ?? null,
    happens_until: happens?.[1] ?? null,
  };
}

const columns = `id, category_key, title, summary, pinned, published_at, body_html, search_text,
  facts, happens_on, happens_until`;

async function writeTopics(store: Upkeep, topics: readonly Topic[]): Promise<void> {
  await store.query(
    `INSERT INTO portal.topics (${columns})
     SELECT ${columns} FROM jsonb_to_recordset($1) AS r (id bigint, category_key text, title text,
       summary text, pinned boolean, published_at timestamptz, body_html text, search_text text,
       facts jsonb, happens_on date, happens_until date)`,
    [JSON.stringify(topics.map(rowOf))],
  );
  await store.query(
    `SELECT setval(pg_get_serial_sequence('portal.topics', 'id'), greatest($1, max(id)))
     FROM portal.topics`,
    [lastOwnId],
  );
}

/** Rows of all topics that are there, their place among those of one topic counted from 1. */
const placed = <Row extends object>(
  made: readonly TopicMedia[],
  rowsOf: (one: TopicMedia) => readonly Row[],
) =>
  JSON.stringify(
    made.flatMap((one) =>
      rowsOf(one).map((row, at) => ({ topic_id: one.id, position: at + 1, ...row })),
    ),
  );

async function writeMedia(
  store: Upkeep,
  topics: readonly Topic[],
  made: readonly TopicMedia[],
): Promise<void> {
  const covers = made.flatMap(({ id, cover }) => (cover ? [{ id, ...cover }] : []));
  await store.query(
    `UPDATE portal.topics t SET cover_url = r.url, cover_alt = r.alt
     FROM jsonb_to_recordset($1) AS r (id bigint, url text, alt text)
     WHERE t.id = r.id AND t.cover_url IS NULL`,
    [JSON.stringify(covers)],
  );
  await store.query(
    `INSERT INTO portal.topic_images (topic_id, position, url, alt, width, height)
     SELECT r.* FROM jsonb_to_recordset($1) AS r (topic_id bigint, position int, url text,
       alt text, width int, height int) JOIN portal.topics t ON t.id = r.topic_id`,
    [placed(made, ({ images }) => images)],
  );
  await store.query(
    `INSERT INTO portal.topic_files (topic_id, position, name, url, media_type, bytes)
     SELECT r.* FROM jsonb_to_recordset($1) AS r (topic_id bigint, position int, name text,
       url text, media_type text, bytes bigint) JOIN portal.topics t ON t.id = r.topic_id
     ON CONFLICT DO NOTHING`,
    [placed(made, ({ files }) => files)],
  );
  for (const topic of topics.filter((one) => figuresIn(one.body).length > 0)) {
    const { body_html, search_text } = writtenOf(
      topic,
      made.find(({ id }) => id === topic.id)?.figures,
    );
    await store.query(
      `UPDATE portal.topics SET body_html = $2, search_text = $3
       WHERE id = $1 AND body_html = $4`,
      [topic.id, body_html, search_text, writtenOf(topic).body_html],
    );
  }
}

/**
 * Writes categories and topics where there are none. Pictures and papers are made where a media
 * folder is given, and only then have topics rows for them: no row names a file that nobody made.
 * A store that was settled without the folder gets them later; a folder that was lost is filled.
 */
export async function seedTopics(
  store: Upkeep,
  media?: MediaFolder,
  timeline: Timeline = referenceTimeline,
): Promise<void> {
  const topics = topicsOn(timeline);
  await seedCategories(store, timeline);
  if (await isEmpty(store, 'topics')) await writeTopics(store, topics);
  if (media === undefined) return;
  const made = await keepTopicMedia(media, timeline);
  if (await isEmpty(store, 'topic_images')) await writeMedia(store, topics, made);
}
