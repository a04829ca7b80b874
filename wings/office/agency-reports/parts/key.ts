/** What a report is known by in a call. */
interface Head {
  readonly member_group_no: string;
  readonly year: number;
  readonly month: number;
  readonly version: number;
}

export const keyOf = ({ member_group_no, year, month, version }: Head) => ({
  member_group_no,
  year: String(year),
  month: String(month),
  version,
});
