/** The English sentence is the specification's, letter for letter (R068; D-27). */
export const notFoundText = {
  title: 'ไม่พบหน้าที่คุณต้องการ',
  english: 'Sorry! The page you are looking for was not found',
  thai: 'ที่อยู่อาจพิมพ์ไม่ครบ หรือหน้านี้ย้ายไปแล้ว กลับไปเริ่มที่หน้าหลักได้',
  home: 'กลับหน้าหลัก',
} as const;
