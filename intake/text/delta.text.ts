/** Thai sentences about deltas: why one is refused, and where a row of its base stands. */
import { found } from './found.text.ts';

export const deltaReasons = {
  deltaEmpty: 'ต้องมีอย่างน้อยหนึ่งแถวที่ระบุชุดฐาน (BASE)',
  deltaBaseForm: (text: string) =>
    `BASE ต้องเป็น SHA-256 ของ manifest.csv ของชุดฐาน เขียนเป็นเลขฐานสิบหก 64 หลัก ${found(text)}`,
  deltaBaseVaries: 'BASE ต้องเหมือนกันทุกแถว',
  deltaKey: (columns: readonly string[]) =>
    `ต้องระบุคีย์ของแถวที่หายไปให้ครบและไม่เกิน: ` +
    `${columns.map((column, index) => `KEY_${index + 1} คือ ${column}`).join(', ')}`,
  deltaNoFile: 'แถวที่ไม่ระบุ FILE บอกเพียงชุดฐาน ช่อง KEY_ ต้องว่าง',
  deltaQuarantine: 'ชุดที่แสดงอยู่มีสมาชิกที่คงข้อมูลเดิมไว้ จึงไม่ใช่ชุดที่ไฟล์ควบคุมระบุ กรุณาส่งชุดเต็ม',
  deltaNoBase: 'ยังไม่มีชุดข้อมูลที่แสดงอยู่ให้ต่อ กรุณาส่งชุดเต็ม',
  deltaForeignBase: (shown: number, day: string) =>
    `ชุดฐานนี้ไม่เคยนำขึ้นแสดง ชุดที่แสดงอยู่คือชุดที่ ${shown} ข้อมูล ณ ${day} ` +
    'กรุณาส่งชุดเปลี่ยนแปลงที่ต่อจากชุดนั้น หรือส่งชุดเต็ม',
  deltaOlderBase: (base: number, shown: number, day: string) =>
    `ชุดฐานคือชุดที่ ${base} แต่ชุดที่แสดงอยู่คือชุดที่ ${shown} ข้อมูล ณ ${day} ` +
    'กรุณาส่งชุดเปลี่ยนแปลงที่ต่อจากชุดนั้น หรือส่งชุดเต็ม',
  deltaWithdrawnBase: (base: number, shown: number, day: string) =>
    `ชุดฐานคือชุดที่ ${base} ซึ่งถูกถอยกลับแล้ว ชุดที่แสดงอยู่คือชุดที่ ${shown} ข้อมูล ณ ${day} ` +
    'กรุณาส่งชุดเปลี่ยนแปลงที่ต่อจากชุดนั้น หรือส่งชุดเต็ม',
  deltaUnknownRow: (file: string) => `ชุดฐานไม่มีแถวนี้ใน ${file} จึงลบออกไม่ได้`,
  deltaDelivered: (file: string, row: number) => `แถวที่ระบุว่าหายไปนี้ ยังส่งมาใน ${file} แถว ${row}`,
} as const;

/** How rows are named that a delta did not deliver. */
export const deltaText = {
  baseRow: (reason: string, key: string, column: string) =>
    `${reason} (แถวของชุดฐานที่ไม่ได้ส่งมาใหม่: ${key}${column && ` คอลัมน์ ${column}`})`,
  ofBase: (file: string, key: string) => `${file} ของชุดฐาน (${key})`,
} as const;
