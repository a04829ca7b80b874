/** What a session says that rests. */
export const idleText = {
  title: 'คุณยังใช้งานอยู่ไหม',
  why: 'ไม่มีการใช้งานมาระยะหนึ่ง ระบบจะออกให้เองใน',
  seconds: 'วินาที',
  stay: 'ใช้งานต่อ',
  leave: 'ออกจากระบบ',
} as const;
