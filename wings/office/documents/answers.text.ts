import { thaiDateTime } from '../../../core/thai-date.ts';

/** What the server says when it refuses. */
export const answers = {
  noTitle: 'กรุณาใส่ชื่อเอกสาร',
  noBody: 'กรุณาเขียนข้อความของเอกสาร',
  noHeading: 'คู่มือต้องมีหัวข้อระดับ 1 อย่างน้อยหนึ่งหัวข้อ เพื่อให้มีสารบัญ',
  tooEarly: 'ฉบับใหม่เริ่มใช้ได้ตั้งแต่พรุ่งนี้เป็นต้นไป',
  noSummary: 'กรุณาสรุปสิ่งที่เปลี่ยนจากฉบับก่อน ผู้อ่านจะเห็นข้อความนี้',
  isAhead: (version: string) => `มีฉบับที่ ${version} รออยู่แล้ว กรุณาแก้หรือถอนฉบับนั้นก่อน สิ่งที่พิมพ์ยังอยู่ครบ`,
  hasBegun: (version: string) => `ฉบับที่ ${version} แก้หรือถอนไม่ได้แล้ว ถ้ามีที่ผิดให้เขียนฉบับใหม่ สิ่งที่พิมพ์ยังอยู่ครบ`,
  overtaken: (name: string, at: Date | null) => {
    const when = at ? ` เมื่อ ${thaiDateTime(at)}` : '';
    return `${name} บันทึกเอกสารนี้ไปก่อนแล้ว${when} สิ่งที่พิมพ์ยังอยู่ครบ`;
  },
  somebody: 'ผู้อื่น',
} as const;
