/** Thai sentences about settings of the nightly drop that cannot be used. */
export const intakeSettingsText = {
  noOwner:
    'ตั้ง INTAKE_FOLDER และ DATABASE_URL ไว้ ต้องตั้ง DATABASE_OWNER_URL ด้วย ' +
    'เพราะบัญชีของเว็บไม่มีสิทธิ์นำเข้าข้อมูล เช่น ' +
    'DATABASE_OWNER_URL=postgres://sahakon_owner:PASSWORD@127.0.0.1:5432/sahakon',
  mail: (written: string) =>
    `INTAKE_MAIL=${written} ใช้ไม่ได้ ต้องเป็นที่อยู่อีเมลไม่เกิน 10 ที่อยู่ คั่นด้วยจุลภาค ` +
    'เช่น INTAKE_MAIL=finance@coop.example',
} as const;
