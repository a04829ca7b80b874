import type { ParticularGroup, ParticularKey } from './particulars.ts';

/** What the particulars are called, wherever staff read of them. */
export const particularNames = {
  coopNameTH: 'ชื่อสหกรณ์ภาษาไทย',
  coopNameEN: 'ชื่อสหกรณ์ภาษาอังกฤษ',
  www_description: 'คำอธิบายเว็บไซต์',
  coop_address: 'ที่อยู่',
  phone: 'โทรศัพท์',
  fax: 'โทรสาร',
  email: 'อีเมล',
  office_hours: 'วันและเวลาทำการ',
  dpo: 'เจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล (DPO)',
  social: 'ช่องทางออนไลน์',
  colours: 'สีของเว็บไซต์',
  menureport: 'เมนูรายงาน',
  demand: 'เรื่องร้องเรียนและข้อเสนอแนะ',
  calculator: 'ค่าเริ่มต้นของเครื่องคำนวณ',
  letter: 'หนังสือถึงหน่วยงาน',
  logo: 'ตราสหกรณ์',
} as const satisfies Record<ParticularKey | 'logo', string>;

export const particularGroupNames = {
  names: 'ชื่อสหกรณ์',
  contact: 'ที่อยู่และการติดต่อ',
  social: 'ช่องทางออนไลน์',
  colours: 'สีของเว็บไซต์',
  reports: 'เมนูรายงาน',
  letter: 'หนังสือถึงหน่วยงาน',
  demand: 'เรื่องร้องเรียน',
  calculator: 'เครื่องคำนวณ',
} as const satisfies Record<ParticularGroup, string>;
