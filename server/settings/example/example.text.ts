/** What is said where a paper would bear the example cooperative's name. */
export const exampleText = {
  noHouse:
    'ยังออกเอกสารไม่ได้ เพราะสหกรณ์ยังไม่ได้ใส่ชื่อและที่อยู่ของตนเองในระบบ กรุณาแจ้งสหกรณ์ ' +
    'ผู้ดูแลระบบใส่ได้ที่หน้า ข้อมูลสหกรณ์ ของสำนักงาน',
} as const;
