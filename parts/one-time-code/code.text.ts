/** Words of the step that asks for a one-time code. */
import type { Countdown } from './use-countdown.ts';

const clock = ({ minutes, seconds }: Countdown) =>
  `${minutes}:${String(seconds).padStart(2, '0')} นาที`;

export const codeStepText = {
  label: 'รหัส OTP',
  sentTo: 'ส่งรหัส 6 หลักไปที่',
  sentToEnd: 'แล้ว',
  sentIfRight: 'ถ้าข้อมูลที่กรอกถูกต้อง รหัส 6 หลักจะไปถึงเบอร์โทรศัพท์ที่คุณให้ไว้กับสหกรณ์',
  reference: 'รหัสอ้างอิง',
  endsIn: 'ใช้ได้อีก',
  clock,
  submit: 'ยืนยัน',
  busy: 'กำลังตรวจรหัส',
  missing: 'กรอกรหัสให้ครบ 6 หลัก',
  activationMissing: 'กรอกรหัสให้ครบ 12 ตัว ตามใบที่เจ้าหน้าที่พิมพ์ให้',
  activationLabel: 'รหัสเปิดใช้งาน',
  activationHint: '12 ตัว จากใบที่เจ้าหน้าที่สหกรณ์พิมพ์ให้',
  toActivation: 'มีรหัสเปิดใช้งานจากเจ้าหน้าที่',
  toOtp: 'กลับไปกรอกรหัส OTP',
  againIn: 'ส่งรหัสใหม่ได้ใน',
  again: 'ส่งรหัสใหม่',
  againBusy: 'กำลังส่งรหัส',
  sentAgain: 'ส่งรหัสใหม่แล้ว รหัสเดิมใช้ไม่ได้อีก',
  noMore: 'ส่งรหัสครบจำนวนครั้งแล้ว',
  startAnew: 'เริ่มใหม่',
  overTitle: 'รหัสนี้ใช้ไม่ได้แล้ว',
  timeOver: 'รหัสหมดเวลาแล้ว กรุณาขอรหัสใหม่',
  failed: 'ยังยืนยันไม่ได้',
  notSent: 'ยังส่งรหัสใหม่ไม่ได้',
  minuteLeft: 'รหัสใช้ได้อีกหนึ่งนาที',
  notReceived: 'ไม่ได้รับรหัส หรือเปลี่ยนเบอร์แล้ว',
  stillNone: 'ยังไม่ได้รับรหัส',
  call: 'โทร',
} as const;
