/** Heads that are longer than what stands below them. */
export const headBreaks: Readonly<Record<string, readonly string[]>> = {
  รหัสพนักงาน: ['รหัส', 'พนักงาน'],
  เลขที่ใบเสร็จ: ['เลขที่', 'ใบเสร็จ'],
  ค่าธรรมเนียม: ['ค่าธรรม', 'เนียม'],
  ชำระหนี้ค้ำประกัน: ['ชำระหนี้', 'ค้ำประกัน'],
};
