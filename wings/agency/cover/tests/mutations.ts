/** One satang, or one person, too many in the store: what a month must not survive. */

/** Month of 2568, the figure that is found to differ, and the SQL that makes it differ. */
export type Mutation = readonly [month: number, what: string, change: (on: string) => string];

const updateSql = (table: string, change: string, month: string, more: string) =>
  `UPDATE records.${table} SET ${change} WHERE month = '${month}' AND ${more}`;

/** Each in a month of its own, so that none hides another; `on` is the month's first day. */
export function mutations(agencyNo: string): readonly Mutation[] {
  const ofAgency = `agency_no = '${agencyNo}'`;
  const ofFirst = (on: string) => `seq = 1 AND member_no = (
    SELECT min(c.member_no) FROM records.collections c
    WHERE c.${ofAgency} AND c.kind = 'MONTHLY' AND c.month = '${on}')`;
  const more = (column: string) => `${column} = ${column} + 1`;
  return [
    [5, 'bill.billed', (on) => updateSql('collections', more('billed_satang'), on, ofFirst(on))],
    [
      6,
      'bill.billed',
      (on) =>
        updateSql(
          'collection_items',
          more('amount_satang'),
          on,
          `${ofFirst(on)} AND item_group = 'SHARE'`,
        ),
    ],
    [7, 'month.billed', (on) => updateSql('agency_months', more('billed_satang'), on, ofAgency)],
    [8, 'month.members', (on) => updateSql('agency_months', more('members'), on, ofAgency)],
    [
      9,
      'bill.collected',
      (on) => updateSql('collections', more('collected_satang'), on, ofFirst(on)),
    ],
  ];
}
