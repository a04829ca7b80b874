export const tooManyLines = 'รายการมากเกินไปสำหรับไฟล์เดียว กรุณาเลือกช่วงวันที่ให้แคบลง';
export const tooManyOnPaper = 'รายการมากเกินไปสำหรับ PDF กรุณาเลือกช่วงวันที่ให้แคบลง หรือบันทึกเป็น Excel';
