/** What `npm run sbom` says. */
export const sbomText = {
  description: 'เขียนรายการแพ็กเกจที่ระบบใช้ (CycloneDX) จาก package-lock.json',
  file: 'ไฟล์ที่จะเขียน ถ้าไม่ระบุคือ sbom.cdx.json ถ้าเป็น - จะพิมพ์ออกหน้าจอ',
  cannotWrite: (file: string, why: string) => `เขียน ${file} ไม่ได้ (${why})`,
  written: (file: string, version: string, count: number) =>
    `${file}: CycloneDX ${version}, ${count} แพ็กเกจ`,
} as const;
