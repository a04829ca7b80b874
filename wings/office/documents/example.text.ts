export const exampleVersion = {
  version: '1',
  title: 'ข้อตกลงการใช้บริการระบบสมาชิกออนไลน์',
  effective_on: '2025-01-01',
  standing: 'IN_FORCE' as const,
  written_at: null,
  written_by: '',
  change_summary: '',
  answers: 412,
};

export const exampleAhead = {
  version: '2',
  title: 'ข้อตกลงการใช้บริการระบบสมาชิกออนไลน์',
  effective_on: '2026-01-01',
  standing: 'AHEAD' as const,
  written_at: '2025-11-28T02:24:00.000Z',
  written_by: 'นายมานะ ใจดี',
  change_summary: 'เพิ่มข้อ 7 เรื่องการแจ้งเตือนทาง SMS',
  answers: 0,
};

export const exampleBody = [
  '<h2>ขอบเขตบริการ</h2><p>สมาชิกใช้ระบบนี้เพื่อดูข้อมูลของตนเอง</p>',
  '<h2>การเปลี่ยนข้อตกลง</h2><p>สหกรณ์แจ้งล่วงหน้า</p>',
].join('');

export const exampleDigest = 'd41d8cd98f00b204e9800998ecf8427e';
