/** Every word of registration and forgotten password. */

import type { Sender } from '../../../api/outbox/sender.ts';
import { thaiDateTime } from '../../../core/thai-date.ts';
import { formatNumber } from '../../../core/thai-number.ts';

export const text = {
  register: {
    title: 'สมัครใช้งานครั้งแรก',
    lead: 'ยืนยันตัวตนด้วยข้อมูลที่ให้ไว้กับสหกรณ์ แล้วตั้งรหัสผ่านของคุณเอง',
    other: 'ลืมรหัสผ่าน',
  },
  forget: {
    title: 'ลืมรหัสผ่าน',
    lead: 'ยืนยันตัวตนด้วยข้อมูลที่ให้ไว้กับสหกรณ์ แล้วตั้งรหัสผ่านใหม่',
    other: 'สมัครใช้งานครั้งแรก',
  },
  steps: 'ขั้นตอน',
  stepOf: (at: number, all: number) => `ขั้นที่ ${at} จาก ${all}`,
  stepNames: { identity: 'ยืนยันตัวตน', code: 'รหัส OTP', password: 'รหัสผ่าน', done: 'เสร็จแล้ว' },
  memberNo: 'เลขทะเบียนสมาชิก',
  memberNoHint: 'ตัวเลข 6 หลัก เช่น 000123',
  memberNoMissing: 'กรอกเลขทะเบียนสมาชิก',
  idCard: 'เลขบัตรประชาชน',
  idCardHint: 'ตัวเลข 13 หลัก',
  idCardMissing: 'กรอกเลขบัตรประชาชน',
  noIdCard: 'ไม่มีเลขบัตรประชาชน',
  hasIdCard: 'มีเลขบัตรประชาชน',
  counterFirst: 'รับรหัสเปิดใช้งานที่สหกรณ์ก่อน',
  counterHow: 'นำหนังสือเดินทาง หนังสือสุทธิ หรือเอกสารแสดงตนมาให้เจ้าหน้าที่ตรวจ แล้วกรอกรหัสที่ได้ในขั้นถัดไป',
  birthDate: 'วันเดือนปีเกิด (พ.ศ.)',
  birthDateHint: 'วัน/เดือน/ปี เช่น 14/02/2521',
  birthDateMissing: 'กรอกวันเดือนปีเกิด',
  next: 'ขอรหัส OTP',
  nextWithoutId: 'กรอกรหัสเปิดใช้งาน',
  nextBusy: 'กำลังตรวจข้อมูล',
  failed: 'ทำรายการไม่สำเร็จ',
  smsClosed: 'ขณะนี้ส่ง SMS ไม่ได้',
  smsClosedHow: 'กรุณาลองอีกครั้งภายหลัง หรือติดต่อเจ้าหน้าที่สหกรณ์ที่',
  backToSignIn: 'กลับไปเข้าสู่ระบบ',
  change: 'แก้ไขข้อมูล',
  codeTitle: 'กรอกรหัส OTP',
  counterLead: 'กรอกรหัสเปิดใช้งาน 12 ตัวจากใบที่เจ้าหน้าที่สหกรณ์พิมพ์ให้',
  counterReason: 'หากรหัสใช้ไม่ได้ อาจหมดอายุแล้ว หรือข้อมูลที่กรอกไม่ตรงกับที่ให้ไว้กับสหกรณ์',
  codeLead: 'หากข้อมูลถูกต้อง สหกรณ์ส่งรหัส 6 หลักทาง SMS ไปยังเบอร์โทรศัพท์ที่คุณให้ไว้แล้ว',
  noCode: 'ไม่ได้รับรหัส อาจเป็นเพราะ',
  reasons: ['เบอร์โทรศัพท์เปลี่ยนแล้ว', 'ข้อมูลที่กรอกไม่ตรงกับที่ให้ไว้'],
  reasonRegister: 'สมัครไว้แล้ว ให้ใช้ “ลืมรหัสผ่าน”',
  reasonForget: 'ยังไม่เคยสมัคร ให้ใช้ “สมัครใช้งานครั้งแรก”',
  passwordTitle: 'ตั้งรหัสผ่าน',
  agree: 'ข้าพเจ้าได้อ่านและยอมรับข้อตกลงการใช้บริการ',
  mustAgree: 'กรุณาทำเครื่องหมายในช่องนี้',
  termsLoading: 'กำลังโหลดข้อตกลง',
  termsFailed: 'โหลดข้อตกลงไม่สำเร็จ',
  save: 'บันทึกรหัสผ่าน',
  saveBusy: 'กำลังบันทึก',
  doneTitle: 'ตั้งรหัสผ่านเรียบร้อยแล้ว',
  toSignIn: 'ไปเข้าสู่ระบบ',
} as const;

/** Beside the field; the same sentence from the form and from the server. */
export const faults = {
  memberNo: 'เลขทะเบียนสมาชิกเป็นตัวเลขไม่เกิน 6 หลัก',
  idCard: 'เลขบัตรประชาชนไม่ถูกต้อง กรุณาตรวจตัวเลขทั้ง 13 หลัก',
  birthDate: 'กรอกวันเกิดเป็น วัน/เดือน/ปี พ.ศ. เช่น 14/02/2521',
  terms: 'กรุณาอ่านและยอมรับข้อตกลงก่อน',
  newerTerms: 'ข้อตกลงมีฉบับใหม่ กรุณาอ่านและยอมรับอีกครั้ง',
} as const;

/** What the handlers say. */
export const answers = {
  registered: 'สมัครใช้งานเรียบร้อยแล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านที่ตั้งไว้',
  recovered: 'ตั้งรหัสผ่านใหม่แล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่',
  sent: 'หากข้อมูลถูกต้อง สหกรณ์ส่งรหัส OTP ไปยังเบอร์โทรศัพท์ที่ให้ไว้แล้ว',
  stepOver: 'หมดเวลาตั้งรหัสผ่าน หรือตั้งไปแล้ว กรุณายืนยันตัวตนอีกครั้ง',
  tooMany: (seconds: number) =>
    `คุณได้ลองหลายครั้งเกินไป กรุณาลองอีกครั้งใน ${formatNumber(seconds, 0)} วินาที`,
  notice: ({ coop, call }: Sender, at: Date) =>
    `${coop}: รหัสผ่านของคุณถูกตั้งใหม่เมื่อ ${thaiDateTime(at)} หากไม่ใช่คุณ ${call} ทันที`,
} as const;
