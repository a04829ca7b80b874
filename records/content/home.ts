/** What the front page shows of the public content, each block with its newest (D-16). */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { type CalendarEvent, eventsAhead } from './calendar.ts';
import { isPinned, isPublic } from './topics/topic-row.ts';
import { isWithdrawn } from './withdrawn.ts';

export type HomeBlock =
  | 'NEWS'
  | 'REGULATION'
  | 'DOWNLOAD'
  | 'ACTIVITY'
  | 'CREMATION'
  | 'PROCUREMENT'
  | 'KNOWLEDGE';

export interface HomeTopic {
  readonly block: HomeBlock;
  readonly id: bigint;
  readonly category: string;
  readonly categoryName: string;
  readonly title: string;
  readonly summary: string;
  readonly coverUrl: string | null;
  readonly coverAlt: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly pinned: boolean;
  readonly publishedAt: Date;
  /** The first file that hangs on it. */
  readonly fileUrl: string | null;
  readonly fileType: string | null;
  readonly fileBytes: bigint | null;
  readonly pictures: number;
}

/** Of one category at most so many come along; pinned ones first, then the newest. */
const mostOfCategory = 9;

// Of the files only one, of the pictures only how many: the topic's own page has the rest.
const newestOf = (which: string) => `
  (SELECT t.*, ${isPinned} AS is_pinned FROM portal.topics t
    WHERE t.category_key = c.key AND ${isPublic} AND ${which}
    ORDER BY t.published_at DESC, t.id DESC LIMIT ${mostOfCategory})`;
const topics = statement<HomeTopic>(`
  SELECT c.home_block AS block, t.id, c.key AS category, c.name AS "categoryName", t.title,
    t.summary, CASE WHEN NOT ${isWithdrawn('t.cover_url')} THEN t.cover_url END AS "coverUrl",
    t.cover_alt AS "coverAlt", t.facts, t.is_pinned AS pinned,
    t.published_at AS "publishedAt", f.url AS "fileUrl", f.media_type AS "fileType",
    f.bytes AS "fileBytes", i.pictures
  FROM portal.categories c
  CROSS JOIN LATERAL (
    SELECT * FROM (${newestOf(isPinned)} UNION ALL ${newestOf(`NOT ${isPinned}`)}) found
    ORDER BY is_pinned DESC, published_at DESC, id DESC LIMIT ${mostOfCategory}
  ) t
  LEFT JOIN LATERAL (
    SELECT url, media_type, bytes FROM portal.topic_files o
    WHERE topic_id = t.id AND NOT ${isWithdrawn('o.url')} ORDER BY position LIMIT 1
  ) f ON true
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS pictures FROM portal.topic_images o
    WHERE topic_id = t.id AND NOT ${isWithdrawn('o.url')}
  ) i
  WHERE c.shown AND c.home_block IS NOT NULL
  ORDER BY c.position, t.is_pinned DESC, t.published_at DESC, t.id DESC`);

export interface Slide {
  readonly imageUrl: string;
  readonly alt: string;
  readonly title: string;
  readonly body: string;
  readonly url: string | null;
  /** What must stay in view of the picture. */
  readonly focusX: 'left' | 'center' | 'right';
  readonly focusY: 'top' | 'center' | 'bottom';
}
const slides = statement<Slide>(`
  SELECT image_url AS "imageUrl", alt, title, body, url,
    focus_x AS "focusX", focus_y AS "focusY"
  FROM portal.slides s
  WHERE shown AND NOT ${isWithdrawn('s.image_url')} ORDER BY position, id`);

export interface PublishedRate {
  readonly kind: 'DEPOSIT' | 'LOAN';
  readonly name: string;
  /** Ten-thousandths of a percent, as `Rate` of core. */
  readonly rate: number;
  readonly effectiveOn: string;
}
const rates = statement<PublishedRate, [today: string]>(`
  SELECT kind, name, rate, effective_on AS "effectiveOn" FROM (
    SELECT DISTINCT ON (kind, name) kind, name, rate, effective_on, position
    FROM portal.interest_rates WHERE effective_on <= $1
    ORDER BY kind, name, effective_on DESC
  ) newest ORDER BY kind, position, name`);

/** Interest rates that are in force on a day. */
export const ratesInForce = (db: Db, today: string): Promise<readonly PublishedRate[]> =>
  rates(db, today);

export interface DividendRates {
  readonly year: number;
  readonly dividendRate: number;
  readonly refundRate: number;
}
/** SQL: a dividend has been announced by a day; of older ones nobody noted when. */
export const isAnnounced = (today: string): string =>
  `(announced_on IS NULL OR announced_on <= ${today})`;

const dividends = statement<DividendRates, [today: string]>(`
  SELECT year, dividend_rate AS "dividendRate", refund_rate AS "refundRate"
  FROM portal.dividend_rates WHERE ${isAnnounced('$1')} ORDER BY year DESC LIMIT 8`);

/** The calendar's own page has all. */
const eventsShown = 5;

export interface BankAccount {
  readonly bankCode: string;
  readonly accountNo: string;
  readonly accountName: string;
  readonly branch: string;
  readonly purpose: string;
}
const bankAccounts = statement<BankAccount>(`
  SELECT bank_code AS "bankCode", account_no AS "accountNo", account_name AS "accountName",
    branch, purpose
  FROM portal.bank_accounts ORDER BY position, id`);

export interface PublicLink {
  readonly name: string;
  readonly url: string;
  readonly description: string;
}
const links = statement<PublicLink>(
  'SELECT name, url, description FROM portal.links ORDER BY position, id',
);

export interface BoardTopic {
  readonly id: bigint;
  readonly title: string;
  readonly displayName: string;
  readonly postedAt: Date;
  readonly answers: number;
}
// Of the two tables the serving role may read these columns only.
const board = statement<BoardTopic>(`
  SELECT t.id, t.title, t.display_name AS "displayName", t.posted_at AS "postedAt",
    (SELECT count(*)::int FROM portal.board_answers a WHERE a.topic_id = t.id) AS answers
  FROM portal.board_topics t ORDER BY t.posted_at DESC, t.id DESC LIMIT 4`);

export interface HomeContent {
  readonly slides: readonly Slide[];
  /** In the order of their categories; within each pinned first, then the newest. */
  readonly topics: readonly HomeTopic[];
  /** In force on the day asked for. */
  readonly rates: readonly PublishedRate[];
  /** The last eight years, newest first. */
  readonly dividends: readonly DividendRates[];
  /** Five that are not over. */
  readonly events: readonly CalendarEvent[];
  /** The last four questions. */
  readonly board: readonly BoardTopic[];
  readonly bankAccounts: readonly BankAccount[];
  readonly links: readonly PublicLink[];
}

/** All blocks of the front page on a day (`YYYY-MM-DD`); for a read that asks `atOnce`. */
export async function homeContent(db: Db, today: string): Promise<HomeContent> {
  const [slide, topic, rate, dividend, event, question, account, link] = await Promise.all([
    slides(db),
    topics(db),
    rates(db, today),
    dividends(db, today),
    eventsAhead(db, today, eventsShown),
    board(db),
    bankAccounts(db),
    links(db),
  ]);
  return {
    slides: slide,
    topics: topic,
    rates: rate,
    dividends: dividend,
    events: event,
    board: question,
    bankAccounts: account,
    links: link,
  };
}
