/** Words of a new telephone number that is being confirmed. */
import { thaiDateTime } from '../../core/thai-date.ts';

export const phoneStepsText = {
  label: 'ยืนยันเบอร์โทรศัพท์ใหม่',
  newTitle: 'ยืนยันเบอร์ใหม่',
  newLead: 'เหลือยืนยันเบอร์โทรศัพท์ใหม่ ทำตอนนี้หรือภายหลังก็ได้',
  oldTitle: 'ยืนยันจากเบอร์เดิม',
  oldLead: 'เบอร์ใหม่ถูกต้องแล้ว ต่อไปยืนยันจากเบอร์เดิมที่สหกรณ์มีอยู่',
  submit: 'ยืนยันเบอร์',
  skipNote: 'หากข้าม สหกรณ์จะใช้เบอร์เดิมต่อไป',
  skip: 'ข้ามไปก่อน',
  doneTitle: 'ยืนยันเบอร์ใหม่แล้ว',
  doneAt: (at: string) => `เริ่มใช้เบอร์ใหม่ ${thaiDateTime(new Date(at))} ระหว่างนี้ยังใช้เบอร์เดิม`,
  staffTitle: 'ต้องยืนยันกับเจ้าหน้าที่',
  staff: 'สหกรณ์ยังไม่มีเบอร์เดิมของคุณ กรุณานำบัตรประชาชนมายืนยันที่สหกรณ์ หรือโทร',
  laterTitle: 'ยังยืนยันเบอร์ไม่ครบ',
  later: 'ขณะนี้ส่งรหัสไม่ได้ สหกรณ์ยังใช้เบอร์เดิม หากต้องการเปลี่ยนเบอร์ โทร',
} as const;
