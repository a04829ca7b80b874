/** Thai sentences about settings of the nightly drop that cannot be used. */
export const intakeSettingsText = {
  noOwner:
    'ตั้ง INTAKE_FOLDER และ DATABASE_URL ไว้ ต้องตั้ง DATABASE_OWNER_URL ด้วย ' +
    'เพราะบัญชีของเว็บไม่มีสิทธิ์นำเข้าข้อมูล',
  mail: (written: string) =>
    `INTAKE_MAIL=${written}: ต้องเป็นที่อยู่อีเมลไม่เกิน 10 ที่อยู่ เช่น finance@coop.example คั่นด้วยจุลภาค`,
} as const;
