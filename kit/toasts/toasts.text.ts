export const toastsText = {
  close: (text: string) => `ปิดการแจ้งเตือน ${text}`,
  kinds: { success: 'สำเร็จ', warning: 'ควรตรวจ', error: 'ไม่สำเร็จ' },
  past: (count: number) => `ข้อความแจ้งเตือนที่ผ่านมา ${count} ข้อความ`,
  region: 'การแจ้งเตือน',
} as const;
