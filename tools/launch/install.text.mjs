/** What is said around an install and a build. Plain JavaScript: read before Node 24 is there. */
export const installText = {
  builds: 'กำลังสร้างหน้าเว็บ ใช้เวลาไม่ถึงหนึ่งนาที …',
  waits: 'มีการติดตั้งแพ็กเกจอยู่แล้ว กำลังรอให้เสร็จ · Another install is running here, waiting for it …',
  serverRuns: (pids, missing) =>
    [
      `ต้องติดตั้งแพ็กเกจ ${missing} รายการ แต่เครื่องแม่ข่ายของโฟลเดอร์นี้กำลังทำงาน (${pids.join(', ')})`,
      'กรุณาหยุดเครื่องแม่ข่ายก่อนแล้วสั่งใหม่ ยังไม่มีอะไรเปลี่ยนแปลง ·',
      `${missing} packages must be installed, but a server of this folder is running`,
      `(${pids.join(', ')}): stop it first, then try again; nothing was changed.`,
    ].join(' '),
};
