/** All that the address of an upload says once staff have withdrawn it. */
export const withdrawnText = 'สหกรณ์ถอนไฟล์นี้ออกจากเว็บไซต์แล้ว หากต้องการข้อมูล กรุณาติดต่อสหกรณ์\n';
