/** The day that the records of whoever asks speak of, as part of other queries. */

/** With what is read of the subject. */
export interface AsOf {
  readonly asOf: string;
}

/** FROM and WHERE of the publication `p` that is shown, and the subject's quarantine `q` in it. */
export const shownSql = `FROM records.publications p
  LEFT JOIN records.quarantine q
    ON q.publication_id = p.id AND q.member_no = current_setting('app.member_no', true)
  WHERE p.id = NULLIF(current_setting('app.publication', true), '')::int`;

/** Of a member in quarantine an earlier day (decision 0045). */
export const asOf = 'coalesce(q.as_of, p.as_of)';

/** `AsOf` as a column: one question fewer for whoever reads a row besides. */
export const asOfSql = `(SELECT ${asOf} ${shownSql}) AS "asOf"`;
