/** What is wrong with the settings file of the cooperative, and what may stand there instead. */
const types: Readonly<Record<string, string>> = {
  ...{ string: 'ข้อความใน "…"', number: 'ตัวเลข', int: 'จำนวนเต็ม', boolean: ' true หรือ false' },
  ...{ array: 'รายการใน [ ]', object: 'กลุ่มค่าใน { }' },
};
const units: Readonly<Record<string, string>> = { string: ' ตัวอักษร', array: ' รายการ' };

export const siteFaultText = {
  missing: 'ยังไม่ได้ใส่ ดูตัวอย่างใน site.config.json ที่มากับโปรแกรม',
  unknownName: 'ไม่มีค่าตั้งชื่อนี้ ให้แก้ตัวสะกดหรือลบออก',
  oneOf: (values: string) => `ต้องเป็นค่าใดค่าหนึ่งใน ${values}`,
  type: (expected: string) => `ต้องเป็น${types[expected] ?? ` ${expected}`}`,
  atLeast: (least: unknown, origin: string) => `ต้องไม่น้อยกว่า ${least}${units[origin] ?? ''}`,
  atMost: (most: unknown, origin: string) => `ต้องไม่เกิน ${most}${units[origin] ?? ''}`,
  pattern: (pattern: string) => `ต้องตรงกับรูปแบบ ${pattern}`,
  place: (line: number, name: string, value: string, why: string) =>
    `บรรทัดที่ ${line}: ${name || 'ทั้งไฟล์'}${value === '' ? '' : ` = ${value}`}: ${why}`,
  notJson: (named: string, why: string) => `${named} ไม่ใช่ JSON ที่ถูกต้อง: ${why}`,
  jsonPlace: (line: number, found: string) =>
    found === ''
      ? `บรรทัดที่ ${line}: ไฟล์จบก่อนครบ ขาด } หรือ ]`
      : `บรรทัดที่ ${line}: ${found} อยู่ผิดที่ ดูจุลภาคและเครื่องหมาย "…" ก่อนหน้า`,
  unreadable: (named: string, code: string) => `${named} อ่านไม่ได้ (${code})`,
  noFile: (path: string) => `ไม่มีไฟล์ ${path} หรืออ่านไม่ได้`,
  signatureLarge: 'ภาพใหญ่เกิน 300 kB',
  signatureKind: 'ไฟล์ไม่ใช่ PNG ที่ครบถ้วน',
} as const;
