/** The public site, address by address. */

/** Every public address of the site, with words that must stand in its source. */
export const addresses: Readonly<Record<string, string>> = {
  '/home': 'ขอเชิญสมาชิกร่วมประชุมใหญ่',
  '/list/news': 'ข่าวสหกรณ์',
  '/list/rates': 'ร้อยละต่อปี',
  '/list/activities': 'กิจกรรม',
  '/list/committee': 'คณะกรรมการ',
  '/list/downloads': 'ดาวน์โหลด',
  '/list/calendar': 'ปฏิทิน',
  '/list/all?q=ประชุมใหญ่': 'ประชุมใหญ่',
  '/show/501': 'หอประชุมโรงเรียนตัวอย่างวิทยา',
  '/board': 'กระดานถามตอบ',
  '/boardPost': 'ตั้งคำถามใหม่',
  '/boardShow/1': 'ตอบ',
  '/demand': 'เรื่องร้องเรียนและข้อเสนอแนะ',
  '/showdemand/1': 'รับเรื่อง',
  '/election': 'คำขอเปลี่ยนหน่วยเลือกตั้ง ประจำปี 2569',
  '/election?year=2567': 'รายงานผลการเลือกตั้ง',
  '/loancal': 'ตารางผ่อนชำระ',
  '/caldividend': 'เงินปันผล',
  '/glossary': 'ทุนเรือนหุ้น',
  '/cookie/cookies': 'acceptCookie',
  '/cookie/policy': 'ข้อมูลส่วนบุคคล',
  '/auth/notFoundUser': 'ไม่พบผู้ใช้งาน',
  '/auth/Error': 'temporarily unavailable',
  '/load': 'กำลังเปิดระบบ',
  '/colors': '#0b4ea2',
};
export const paths = Object.keys(addresses);

/** Addresses that show another state of a page: its status, and what tells that it is there. */
export const states: readonly (readonly [path: string, status: number, sign: string])[] = [
  ['/x', 404, 'main >> text=was not found'],
  ['/show/701', 200, 'article h1'],
  ['/demand?view=file', 200, '[name="detail"]'],
  ['/demand?view=track', 200, '[name="code"]'],
  ['/board?q=zzz', 200, 'main >> text=/^ไม่พบ/'],
  ['/loancal?amount=x&rate=900', 200, '[name="amount"][aria-invalid="true"]'],
  ['/caldividend?bf=x&rate=900', 200, '[name="bf"][aria-invalid="true"]'],
];

/** Half of all that is shown, so that two workers share the walk: every other one, from `first`. */
export function everyOther(first: 0 | 1): readonly (readonly [string, number, string])[] {
  const shown = [...paths.map((path) => [path, 200, 'h1'] as const), ...states];
  return shown.filter((_, at) => at % 2 === first);
}
