/** Pages of topics, of one category or of all, and what a question finds (D-17). */
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';
import type { ContentType } from './category.ts';
import type { TopicQuestion } from './search-words.ts';
import {
  isPinned,
  isPublic,
  placedFirst,
  searchedTitle,
  type TopicRow,
  topicColumns,
} from './topic-row.ts';

/** Which topics of a category that is shown; without a key those of every such category. */
export interface TopicChoice {
  readonly key: string | undefined;
  readonly contentType: ContentType;
  /** Common era, of the day of the event in calendars, else of publication. */
  readonly year: number | undefined;
  readonly question: TopicQuestion | undefined;
}

type QueryValue = string | number | null | readonly string[];

const publishedOn = `(t.published_at AT TIME ZONE 'Asia/Bangkok')::date`;
const happensOn = `coalesce(t.happens_on, ${publishedOn})`;

/** Days $1 to before $2; compared as instants, so that an index helps. */
const inYear = `t.published_at >= $1::date::timestamp AT TIME ZONE 'Asia/Bangkok'
  AND t.published_at < $2::date::timestamp AT TIME ZONE 'Asia/Bangkok'`;
const ofKey = `t.category_key = $3 AND ${isPublic} AND ${inYear}`;
const ofAll = `t.category_key IN (SELECT key FROM portal.categories WHERE shown) AND ${isPublic}`;

const everyWordIn = (text: string) =>
  `NOT EXISTS (SELECT FROM unnest($4::text[]) AS w (word) WHERE strpos(${text}, w.word) = 0)`;
/** The phrase in the title, every word in it, the phrase anywhere, the words anywhere. */
const rank = `CASE WHEN strpos(${searchedTitle}, $5) > 0 THEN 0
  WHEN ${everyWordIn(searchedTitle)} THEN 1 WHEN strpos(t.search_text, $5) > 0 THEN 2 ELSE 3 END`;

const newest = 't.published_at DESC, t.id DESC';
/** Conditions and order of each manner; $1 to $5 as `boundsOf` gives them, so far as used. */
const manners = {
  newest: { where: ofKey, order: `${isPinned} DESC, ${newest}`, bounds: 3 },
  // Persons stand as staff have placed them, then in the order in which they were entered.
  placed: { where: ofKey, order: placedFirst, bounds: 3 },
  month: {
    where: `t.category_key = $3 AND ${isPublic}
      AND ${happensOn} >= $1::date AND ${happensOn} < $2::date`,
    order: `date_trunc('month', ${happensOn}) DESC, ${happensOn}, t.id`,
    bounds: 3,
  },
  // What one category pins is no news of another.
  everywhere: { where: `${ofAll} AND ${inYear}`, order: newest, bounds: 2 },
  searched: {
    where: `${ofAll} AND ${inYear} AND ($3::text IS NULL OR t.category_key = $3)
      AND ${everyWordIn('t.search_text')}`,
    order: `${rank}, ${newest}`,
    bounds: 5,
  },
} as const;
type Manner = keyof typeof manners;

/** Who is pinned changes with the clock: those, then the others, each by an index of its own. */
const pinsFirst = (where: string, limit: string) => `
  SELECT id FROM (
    SELECT t.id, t.published_at, 1 AS part FROM portal.topics t WHERE ${where} AND ${isPinned}
    UNION ALL
    (SELECT t.id, t.published_at, 2 FROM portal.topics t WHERE ${where} AND NOT ${isPinned}
     ORDER BY ${newest} LIMIT ${limit})
  ) found ORDER BY part, published_at DESC, id DESC`;

/** The numbers first, then the rows of this page alone: page N costs about what page 1 costs. */
function pageOf(manner: (typeof manners)[Manner]) {
  const { where, order, bounds } = manner;
  const [limit, offset] = [`$${bounds + 1}::int`, `$${bounds + 2}::int`];
  const ids =
    manner === manners.newest
      ? pinsFirst(where, `${limit} + ${offset}`)
      : `SELECT t.id FROM portal.topics t WHERE ${where} ORDER BY ${order}`;
  return statement<TopicRow, readonly QueryValue[]>(`
    WITH page AS (${ids} LIMIT ${limit} OFFSET ${offset})
    SELECT ${topicColumns}
    FROM page JOIN portal.topics t ON t.id = page.id
      JOIN portal.categories c ON c.key = t.category_key
    ORDER BY ${order}`);
}

function countOf({ where, bounds }: (typeof manners)[Manner]) {
  // The phrase decides about the order alone.
  const used = bounds === 5 ? ' AND $5::text IS NOT NULL' : '';
  return statement<{ total: number }, readonly QueryValue[]>(
    `SELECT count(*)::int AS total FROM portal.topics t WHERE ${where}${used}`,
  );
}

function each<T>(make: (manner: (typeof manners)[Manner]) => T): Readonly<Record<Manner, T>> {
  const { newest, placed, month, everywhere, searched } = manners;
  return {
    newest: make(newest),
    placed: make(placed),
    month: make(month),
    everywhere: make(everywhere),
    searched: make(searched),
  };
}
const pages = each(pageOf);
const counts = each(countOf);

const yearsOf = (day: string) =>
  statement<{ year: number }, [string | null]>(`
    SELECT DISTINCT extract(year FROM ${day})::int AS year FROM portal.topics t
    WHERE ${ofAll} AND ($1::text IS NULL OR t.category_key = $1) ORDER BY year DESC`);
const publishedYears = yearsOf(publishedOn);
const calendarYears = yearsOf(happensOn);

function mannerOf({ key, contentType, question }: TopicChoice): Manner {
  if (question) return 'searched';
  if (key === undefined) return 'everywhere';
  if (contentType === 'CALENDAR') return 'month';
  return contentType === 'PERSONNEL' ? 'placed' : 'newest';
}

function boundsOf({ key, year, question }: TopicChoice): readonly QueryValue[] {
  const from = year === undefined ? '-infinity' : `${year}-01-01`;
  const to = year === undefined ? 'infinity' : `${year + 1}-01-01`;
  const words = question?.words.length ? question.words : [question?.phrase ?? ''];
  return [from, to, key ?? null, words, question?.phrase ?? ''];
}

/** Topics of a page; `page` counts from 1. */
export function listTopics(
  db: Db,
  choice: TopicChoice,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<readonly TopicRow[]> {
  const manner = mannerOf(choice);
  const bounds = boundsOf(choice).slice(0, manners[manner].bounds);
  return pages[manner](db, ...bounds, perPage, (page - 1) * perPage);
}

/** How many topics all pages hold together. */
export async function countTopics(db: Db, choice: TopicChoice): Promise<number> {
  const manner = mannerOf(choice);
  const bounds = boundsOf(choice).slice(0, manners[manner].bounds);
  return (await counts[manner](db, ...bounds))[0]?.total ?? 0;
}

/** Years (common era) that hold topics of a category or of all, the newest first. */
export async function topicYears(
  db: Db,
  { key, contentType }: Pick<TopicChoice, 'key' | 'contentType'>,
): Promise<readonly number[]> {
  const read = contentType === 'CALENDAR' ? calendarYears : publishedYears;
  return (await read(db, key ?? null)).map(({ year }) => year);
}
