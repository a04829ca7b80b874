/** Words of the banner over a look in a member's stead. */
export const helpText = {
  label: 'เจ้าหน้าที่กำลังดูแทนสมาชิก',
  looking: (helper: string) => `${helper} กำลังดูระบบของ`,
  /** Where the screen is narrow; speech keeps the long one. */
  lookingShort: 'ดูแทน',
  readOnly: 'ดูได้อย่างเดียว',
  left: 'เหลือเวลา',
  minutes: 'นาที',
  lastMinute: 'เหลือเวลาดูไม่ถึง 1 นาที',
  leave: 'ออกจากการดู',
  leaveShort: 'ออก',
  leaving: 'กำลังออก',
  over: {
    title: 'การดูแทนสมาชิกสิ้นสุดแล้ว',
    message: 'ครบ 15 นาที หรือสิทธิ์เปลี่ยนไป ขอดูใหม่ได้จากหน้านี้',
  },
} as const;

/** `14:05`, minutes and seconds. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
