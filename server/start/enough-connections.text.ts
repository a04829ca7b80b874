interface Counts {
  readonly workers: number;
  readonly needed: number;
  readonly most: number;
  /** As many workers as there are connections for. */
  readonly fitting: number;
}

export const enoughConnectionsText = {
  tooFew: ({ workers, needed, most, fitting }: Counts): string =>
    `WORKERS=${workers} ใช้การเชื่อมต่อฐานข้อมูลถึง ${needed} แต่ฐานข้อมูลนี้รับได้ ${most} จึงไม่เริ่ม: ` +
    `ลดเป็น WORKERS=${fitting} หรือตั้ง max_connections ของ PostgreSQL ให้สูงขึ้นอย่างน้อย ${needed - most}`,
};
