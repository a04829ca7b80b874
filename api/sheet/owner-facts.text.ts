/** What every sheet of a member begins with. */
export const whoseText = {
  member: 'สมาชิก',
  memberNo: 'เลขทะเบียนสมาชิก',
  asOf: 'ข้อมูล ณ วันที่',
} as const;
