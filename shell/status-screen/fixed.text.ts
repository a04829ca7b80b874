/** The English sentence is the specification's, letter for letter (R068; D-27). */
export const notFoundText = {
  title: 'ไม่พบหน้าที่คุณต้องการ',
  english: 'Sorry! The page you are looking for was not found',
  thai: 'ที่อยู่อาจพิมพ์ไม่ครบ หรือหน้านี้ย้ายไปแล้ว ลองค้นหา หรือกลับไปเริ่มที่หน้าหลัก',
  searchFor: 'ค้นหาในเว็บไซต์',
  searchHint: 'เช่น แบบฟอร์มเงินกู้',
  search: 'ค้นหา',
  home: 'กลับหน้าหลัก',
} as const;
