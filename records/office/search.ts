/** What of each room of the office bears a phrase. Needs `asStaff`; the store shows no other's. */
import type { Day } from '../../core/days.ts';
import { buddhistYear, thaiDateShort, thaiMonthLong } from '../../core/thai-date.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface Hit {
  /** Below the room's address; '' for the room itself. */
  readonly path: string;
  readonly title: string;
  /** What tells it from another of the same title. */
  readonly detail: string;
}

/** $1 is the phrase; ten of a room are enough to see that another word is needed. */
const search = <Row>(text: string) => statement<Row, [string]>(`${text} LIMIT 10`);
const dayOf = (instant: string) => `to_char(${instant} AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD')`;
const bears = (column: string) => `strpos(lower(${column}), lower($1)) > 0`;

interface ReportRow {
  readonly agencyNo: string;
  readonly title: string;
  readonly month: string;
}

const reports = search<ReportRow>(`
  SELECT r.agency_no AS "agencyNo", coalesce(a.name, r.agency_no) AS title, r.month
  FROM portal.office_reports() r LEFT JOIN records.agencies a ON a.agency_no = r.agency_no
  WHERE ${bears("r.agency_no || ' ' || coalesce(a.name, '')")}
  ORDER BY r.month DESC, r.agency_no`);

const hitOfReport = ({ agencyNo, title, month }: ReportRow): Hit => ({
  path: `/${agencyNo}/${buddhistYear(month)}/${Number(month.slice(5, 7))}`,
  title,
  detail: thaiMonthLong(month.slice(0, 7)),
});

interface NumberedRow {
  readonly id: string;
  readonly title: string;
  /** A day, or words that tell it from others. */
  readonly detail: string;
}

const hitOf = ({ id, title, detail }: NumberedRow): Hit => ({ path: `/${id}`, title, detail });
const hitOfDay = ({ detail, ...row }: NumberedRow): Hit =>
  hitOf({ ...row, detail: thaiDateShort(detail as Day) });

const topics = search<NumberedRow>(`
  SELECT t.id::text AS id, t.title, c.name AS detail
  FROM portal.topics t JOIN portal.categories c ON c.key = t.category_key
  WHERE t.deleted_at IS NULL AND ${bears('t.title')} ORDER BY t.id DESC`);
const elections = search<NumberedRow>(`
  SELECT year::text AS id, title, '' AS detail FROM portal.elections
  WHERE ${bears('title')} ORDER BY year DESC`);
const boardTopics = search<NumberedRow>(`
  SELECT id::text AS id, title, ${dayOf('posted_at')} AS detail FROM portal.office_topics()
  WHERE ${bears("title || ' ' || body")} ORDER BY posted_at DESC, id DESC`);
const complaints = search<NumberedRow>(`
  SELECT id::text AS id, topic AS title, ${dayOf('received_at')} AS detail
  FROM portal.office_complaints()
  WHERE ${bears("topic || ' ' || detail")} ORDER BY received_at DESC, id DESC`);
const staff = search<NumberedRow>(`
  SELECT login AS id, name AS title, login AS detail FROM portal.list_staff()
  WHERE ${bears("login || ' ' || name")} ORDER BY ended_at IS NOT NULL, login`);

type Source = (db: Db, phrase: string) => Promise<readonly Hit[]>;

const sources = {
  topics: async (db, phrase) => (await topics(db, phrase)).map(hitOf),
  elections: async (db, phrase) =>
    (await elections(db, phrase)).map(({ id, ...row }) =>
      hitOf({ ...row, id: String(buddhistYear(id)) }),
    ),
  board: async (db, phrase) => (await boardTopics(db, phrase)).map(hitOfDay),
  complaints: async (db, phrase) => (await complaints(db, phrase)).map(hitOfDay),
  agencyReports: async (db, phrase) => (await reports(db, phrase)).map(hitOfReport),
  staff: async (db, phrase) => (await staff(db, phrase)).map(hitOf),
} as const satisfies Record<string, Source>;

/** Rooms whose content is searched. */
export type SearchedRoom = keyof typeof sources;

export const searchedRooms = Object.keys(sources) as readonly SearchedRoom[];

/** What of a room bears the phrase, the newest first. */
export const searchRoom = (db: Db, room: SearchedRoom, phrase: string): Promise<readonly Hit[]> =>
  sources[room](db, phrase);
