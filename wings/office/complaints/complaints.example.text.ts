/** True-looking answers of the room: the API document shows them. */
const assignee = { id: '11111111-1111-4111-8111-111111111111', name: 'ปรานี ช่วยเหลือ' };

const row = {
  id: 12,
  received_at: '2025-11-10T03:15:00.000Z',
  status: 'IN_PROGRESS' as const,
  category: 'SERVICE' as const,
  topic: 'ขอให้เปิดเคาน์เตอร์ช่วงพักกลางวัน',
  assignee,
  mine: true,
  target_on: '2025-11-25',
  overdue: true,
  published: false,
};

export const exampleList = { items: [row], page: 1, per_page: 20, total: 1 };

export const exampleCase = {
  ...row,
  version: 3,
  detail: 'นางสมศรี ห้องบัญชี มาติดต่อได้เฉพาะช่วงพักกลางวัน แต่เคาน์เตอร์ปิด',
  anonymous: false,
  allow_publish: true,
  has_contact: true,
  answer: null,
  answered_on: null,
  answer_by: '2025-11-25',
  publication: null,
  timeline: [
    { at: '2025-11-10T03:15:00.000Z', status: 'RECEIVED' as const, note: '', actor: null },
    {
      at: '2025-11-11T02:00:00.000Z',
      status: 'IN_PROGRESS' as const,
      note: 'ส่งฝ่ายธุรการพิจารณา',
      actor: assignee.name,
    },
  ],
  notes: [
    {
      id: 1,
      at: '2025-11-11T02:05:00.000Z',
      author: assignee.name,
      body: 'โทรหาผู้แจ้งแล้ว สะดวกคุยหลัง 16:00 น.',
    },
  ],
  colleagues: [{ ...assignee, me: true }],
};

export const exampleContact = {
  contact_name: 'สมศรี ใจดี',
  phone: '0812345678',
  email: null,
  membership_no: '000123',
};
