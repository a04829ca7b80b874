/** What agencies reported of months that the core system has posted now: borne out or overruled. */
import type { Satang } from '../../core/satang.ts';
import type { Beside } from './compare-subject.ts';
import { stagedTable } from './row-sql.ts';

export interface OverruledBill {
  readonly memberNo: string;
  readonly reportedSatang: Satang;
  readonly postedSatang: Satang;
}

export interface AgencyReportComparison {
  readonly agencyNo: string;
  /** First day of the month. */
  readonly month: string;
  readonly confirmed: number;
  readonly overruledCount: number;
  /** The first `mostOverruled`, by membership number. */
  readonly overruled: readonly OverruledBill[];
}

const mostOverruled = 1_000;

const comparisonSql = (stagingId: number): string => `
  WITH posted AS MATERIALIZED (
    SELECT r.agency_no, r.month FROM portal.standing_reports() r
    JOIN ${stagedTable('agency_months', stagingId)} m
      ON m.agency_no = r.agency_no AND m.month = r.month AND m.state = 'POSTED'
    WHERE r.handed_in AND NOT r.closed
  ), reported AS MATERIALIZED (
    SELECT * FROM portal.reported_amounts(
      ARRAY(SELECT agency_no FROM posted ORDER BY agency_no, month),
      ARRAY(SELECT month FROM posted ORDER BY agency_no, month))
  ), held AS (
    SELECT r.agency_no, r.month, r.member_no, r.collected_satang AS reported,
      c.collected_satang AS posted
    FROM reported r LEFT JOIN ${stagedTable('collections', stagingId)} c
      ON c.member_no = r.member_no AND c.month = r.month AND c.seq = r.seq
  )
  SELECT agency_no AS "agencyNo", month::text AS month,
    count(*) FILTER (WHERE reported = posted)::int AS confirmed,
    count(*) FILTER (WHERE reported IS DISTINCT FROM posted)::int AS "overruledCount",
    coalesce((array_agg(jsonb_build_array(member_no, reported::text, coalesce(posted, 0)::text)
      ORDER BY member_no) FILTER (WHERE reported IS DISTINCT FROM posted))[1:${mostOverruled}],
      '{}') AS overruled
  FROM held GROUP BY 1, 2 ORDER BY 2, 1`;

type Row = Omit<AgencyReportComparison, 'overruled'> & {
  readonly overruled: readonly (readonly [string, string, string])[];
};

/** By month and agency. A bill that the core system has no more was posted with nothing. */
export async function compareAgencyReports({
  session,
  stagingId,
}: Beside): Promise<readonly AgencyReportComparison[]> {
  const { rows } = await session.query<Row>(comparisonSql(stagingId));
  return rows.map(({ overruled, ...row }) => ({
    ...row,
    overruled: overruled.map(([memberNo, reported, posted]) => ({
      memberNo,
      reportedSatang: BigInt(reported),
      postedSatang: BigInt(posted),
    })),
  }));
}
