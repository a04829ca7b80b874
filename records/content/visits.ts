/** How often the site and its topics were looked at; who looked is not known. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

const visits = statement<{ today: bigint; total: bigint }, [string]>(`
  SELECT coalesce(sum(visits) FILTER (WHERE day = $1), 0)::bigint AS today,
    coalesce(sum(visits), 0)::bigint AS total
  FROM portal.visits`);
const addVisits = statement<never, [readonly string[], readonly number[]]>(`
  INSERT INTO portal.visits AS kept (day, visits)
  SELECT * FROM unnest($1::date[], $2::bigint[]) AS seen (day, visits) ORDER BY day
  ON CONFLICT (day) DO UPDATE SET visits = kept.visits + excluded.visits`);
// A topic that has gone meanwhile is left out. In order, so that two servers never wait in a ring.
const addViews = statement<never, [readonly string[], readonly number[]]>(`
  INSERT INTO portal.topic_views AS kept (topic_id, views)
  SELECT seen.id, seen.views FROM unnest($1::bigint[], $2::bigint[]) AS seen (id, views)
    JOIN portal.topics t ON t.id = seen.id ORDER BY seen.id
  ON CONFLICT (topic_id) DO UPDATE SET views = kept.views + excluded.views`);

export interface Visits {
  readonly today: bigint;
  readonly total: bigint;
}

/** Visits of the site on `today` and since the count began. */
export async function readVisitCounts(db: Db, today: string): Promise<Visits> {
  return (await visits(db, today))[0] ?? { today: 0n, total: 0n };
}

/** Adds what was counted: visits by day, views by topic. */
export async function addVisitCounts(
  db: Db,
  byDay: ReadonlyMap<string, number>,
  byTopic: ReadonlyMap<string, number>,
): Promise<void> {
  await Promise.all([
    byDay.size > 0 && addVisits(db, [...byDay.keys()], [...byDay.values()]),
    byTopic.size > 0 && addViews(db, [...byTopic.keys()], [...byTopic.values()]),
  ]);
}
