import { particularNames } from '../../../api/office/particulars.text.ts';

const link = 'ขึ้นต้นด้วย https:// หรือเป็นที่อยู่ในเว็บนี้ เช่น /show/506';
const centimetres = { unit: 'ซม.', hint: '1 ถึง 6' } as const;
const percent = { unit: '% ต่อปี', hint: 'เช่น 6.00' } as const;

/** Labels and hints of the fields, by their place in the settings. */
export const fieldWords = {
  coopNameTH: { label: particularNames.coopNameTH },
  coopNameEN: { label: particularNames.coopNameEN },
  www_description: {
    label: particularNames.www_description,
    hint: 'แสดงในผลการค้นหาและเมื่อแชร์ลิงก์',
  },
  coop_address: { label: particularNames.coop_address },
  phone: { label: particularNames.phone },
  fax: { label: particularNames.fax, hint: 'เว้นว่างได้' },
  email: { label: particularNames.email },
  office_hours: { label: particularNames.office_hours },
  dpo: { label: particularNames.dpo, hint: 'อีเมลหรือหมายเลขโทรศัพท์' },
  'social.kind': { label: 'ช่องทาง' },
  'social.label': { label: 'ชื่อที่แสดง' },
  'social.url': { label: 'ลิงก์', hint: link },
  'colours.primary': { label: 'สีหลัก', hint: 'แถบเมนู ปุ่มหลัก ลิงก์' },
  'colours.secondary': { label: 'สีรอง' },
  'colours.warning': { label: 'สีเตือน' },
  'colours.success': { label: 'สีสำเร็จ' },
  'colours.danger': { label: 'สีอันตราย' },
  'menureport.name': { label: 'ชื่อรายงาน' },
  'menureport.url': { label: 'ลิงก์', hint: link },
  'letter.prefix': { label: 'คำนำหน้าเลขที่หนังสือ', hint: 'เช่น สอ.ตย.' },
  'letter.signer_name': {
    label: 'ผู้ลงนาม',
    hint: 'เมื่อเปลี่ยนผู้ลงนาม ระบบจะไม่ใส่ภาพลายมือชื่อของคนเดิม',
  },
  'letter.signer_position': { label: 'ตำแหน่งผู้ลงนาม' },
  'letter.section': { label: 'ฝ่ายเจ้าของเรื่อง' },
  'letter.bank_name': { label: 'ธนาคารและสาขาที่รับโอน' },
  'letter.bank_code': { label: 'รหัสธนาคาร', hint: 'เลข 3 หลัก' },
  'letter.account_no': { label: 'เลขที่บัญชี', hint: 'เฉพาะตัวเลข' },
  'letter.thai_digits': { label: 'ใช้เลขไทยในหนังสือ' },
  'letter.margins.left': { label: 'ขอบซ้าย', ...centimetres },
  'letter.margins.right': { label: 'ขอบขวา', ...centimetres },
  'letter.margins.top': { label: 'ขอบบน', ...centimetres },
  'letter.margins.bottom': { label: 'ขอบล่าง', ...centimetres },
  'demand.title': { label: 'ชื่อหน้ารับเรื่อง' },
  'demand.target_days': { label: 'ตอบภายใน', unit: 'วัน', hint: '1 ถึง 365' },
  'preset.name': { label: 'ชื่อเงินกู้' },
  'preset.annual_rate': { label: 'อัตราดอกเบี้ย', ...percent },
  'preset.max_periods': { label: 'งวดสูงสุด', unit: 'งวด', hint: '1 ถึง 600' },
  'preset.max_amount': { label: 'วงเงินสูงสุด', unit: 'บาท', hint: 'เช่น 3000000.00' },
  'calculator.first_due_cutoff_day': {
    label: 'จ่ายเงินกู้หลังวันที่นี้ เริ่มหักเดือนถัดไป',
    hint: 'วันที่ 0 ถึง 31',
  },
  'calculator.count_disbursement_day': { label: 'คิดดอกเบี้ยวันที่รับเงินกู้ด้วย' },
  'calculator.salary_left_percent': { label: 'เตือนเมื่อเงินเดือนคงเหลือต่ำกว่า', unit: '%' },
  'calculator.dividend_rate': { label: 'อัตราเงินปันผลตั้งต้น', ...percent },
  'calculator.refund_rate': {
    label: 'อัตราเงินเฉลี่ยคืนตั้งต้น',
    unit: '%',
    hint: 'เช่น 11.00',
  },
} as const;

export const listWords = {
  social: 'ช่องทางออนไลน์',
  channel: 'ช่องทาง',
  menureport: 'ลิงก์ในเมนูรายงาน',
  report: 'รายงาน',
  presets: 'ประเภทเงินกู้ในเครื่องคำนวณ',
  preset: 'ประเภทเงินกู้',
} as const;

export const channelNames = {
  line: 'LINE',
  facebook: 'Facebook',
  youtube: 'YouTube',
  map: 'แผนที่',
} as const;
