/** How much waits for staff, for the first page of the office. Needs `asStaff`. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { listStaff } from '../staff/keep-staff.ts';
import { officeCases } from './complaints.ts';
import { officeStore } from './office-store.ts';
import { goneLinks } from './own-links.ts';
import { menuItemList, subMenuItemList } from './site-lists.ts';
import { countTopics, type TopicFilter } from './topics/list.ts';

export interface Waiting {
  readonly count: number;
  /** Of these, what should have been done by now; where such a day is known. */
  readonly overdue: number;
}

/** For whom it is counted, and what counting needs to know of the house. */
export interface Counting {
  readonly staffId: string;
  readonly name: string;
  /** How many days an answer to a complaint was promised within before cases kept their day. */
  readonly targetDays: number;
  /** Knows the pages of our own that are no content. */
  readonly isPage: (path: string) => boolean;
}

const reports = statement<{ count: number }>(
  `SELECT count(*)::int AS count FROM portal.office_reports() WHERE state = 'SUBMITTED'`,
);
const board = statement<{ count: number }>(`
  SELECT count(*)::int AS count FROM portal.office_topics()
  WHERE hidden_at IS NULL AND NOT answered`);
/** The last run that was to publish did not; a dry run says nothing of what members see. */
const intake = statement<{ count: number }>(`
  SELECT count(*)::int AS count FROM (
    SELECT outcome FROM portal.intake_runs_for_staff() WHERE NOT dry_run LIMIT 1
  ) last WHERE outcome IN ('refused', 'differs', 'failed')`);
/** Results that were entered and wait for a second person. */
const results = statement<{ count: number }>(
  `SELECT count(*)::int AS count FROM portal.election_counts WHERE state = 'SUBMITTED'`,
);
/** Votes were given, and nobody has handed in what they come to. */
const uncounted = statement<{ count: number }>(`
  SELECT count(*)::int AS count FROM portal.elections e
  WHERE portal.election_status(e) = 'CLOSED' AND NOT EXISTS (
    SELECT FROM portal.election_counts c WHERE c.year = e.year AND c.state <> 'DRAFT'
      AND c.state <> 'RETURNED')`);
/** Something begins or ends today, or votes are given. */
const today = statement<{ count: number }>(`
  SELECT count(*)::int AS count
  FROM portal.elections e, (SELECT (now() AT TIME ZONE 'Asia/Bangkok')::date AS day) AS now
  WHERE now.day IN (e.application_on, e.campaign_on, e.announced_on)
    OR now.day BETWEEN e.voting_on AND e.voting_ends_on`);

type Count = (db: Db, counting: Counting) => Promise<Waiting>;

const one =
  (rows: (db: Db) => Promise<readonly { readonly count: number }[]>): Count =>
  async (db) => ({ count: (await rows(db))[0]?.count ?? 0, overdue: 0 });

const topics =
  (filterOf: (counting: Counting) => Partial<TopicFilter>): Count =>
  async (db, counting) => {
    const anything = { category: undefined, state: undefined, phrase: undefined };
    return { count: await countTopics(db, { ...anything, ...filterOf(counting) }), overdue: 0 };
  };

async function menuLinks(db: Db, { isPage }: Counting): Promise<Waiting> {
  const lists = await Promise.all([menuItemList.read(db), subMenuItemList.read(db)]);
  const urls = lists.flatMap(({ rows }) => rows.map((row) => String(row.url)));
  const gone = await goneLinks(db, urls, isPage);
  return { count: urls.filter((url) => gone.has(url)).length, overdue: 0 };
}

/** Who has nothing to sign in with; overdue where their link is used up. */
async function unenrolled(db: Db): Promise<Waiting> {
  const staff = (await listStaff(db)).filter(
    ({ endedAt, hasPassword, passkeys }) => endedAt === null && !hasPassword && passkeys === 0,
  );
  return {
    count: staff.length,
    overdue: staff.filter(({ enrolsUntil }) => enrolsUntil === null).length,
  };
}

const oneCase = { limit: 1, skip: 0 } as const;

const counts = {
  drafts: topics((mine) => ({ state: 'DRAFT', mine })),
  scheduled: topics(() => ({ state: 'SCHEDULED' })),
  expiring: topics(() => ({ state: 'EXPIRING' })),
  menuLinks,
  electionsToday: one(today),
  uncountedElections: one(uncounted),
  electionResults: one(results),
  board: one(board),
  async complaints(db, { targetDays }) {
    const { total } = await officeCases(officeStore(db), {
      ...oneCase,
      targetDays,
      state: 'RECEIVED',
    });
    return { count: total, overdue: 0 };
  },
  async lateComplaints(db, { targetDays }) {
    const { total } = await officeCases(officeStore(db), { ...oneCase, targetDays, overdue: true });
    return { count: total, overdue: total };
  },
  agencyReports: one(reports),
  intake: one(intake),
  unenrolled,
} satisfies Record<string, Count>;

/** What waits of itself, each of one kind. */
export type WaitingKind = keyof typeof counts;

/** How much of a kind waits for whom the transaction acts. */
export const waitingOf = (db: Db, kind: WaitingKind, counting: Counting): Promise<Waiting> =>
  counts[kind](db, counting);
