/** What every sheet of a member begins with. */
export const whoseText = {
  member: 'สมาชิก',
  memberNo: 'เลขทะเบียน',
  asOf: 'ข้อมูล ณ วันที่',
} as const;
