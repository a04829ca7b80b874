/** Words of choosing a file. */
export const text = {
  drop: 'ลากไฟล์มาวางที่นี่ หรือ',
  another: 'เลือกไฟล์อื่น',
  tooLarge: 'ไฟล์ใหญ่เกิน 5 MB กรุณาเลือกไฟล์ที่เล็กกว่า',
  unreadable: 'อ่านไฟล์จากเครื่องไม่ได้ กรุณาเลือกไฟล์อีกครั้ง',
} as const;
