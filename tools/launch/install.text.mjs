/** What is said around an install and a build. Read by any Node from 12 on: no newer syntax. */
export const installText = {
  startHelp: [
    'npm start      ติดตั้งแพ็กเกจที่ขาด สร้างหน้าเว็บ เริ่มฐานข้อมูล แล้วให้บริการจนกว่าจะหยุดด้วย Ctrl-C',
    'npm run dev    เหมือน npm start และเริ่มใหม่ทุกครั้งที่ไฟล์ต้นฉบับเปลี่ยน',
    'ไม่มีตัวเลือก ค่าตั้งอยู่ใน .env (ดู .env.example)',
  ].join('\n'),
  startWord: (word) =>
    `npm start ไม่รับ ${word} ยังไม่ได้เริ่ม: ค่าตั้งอยู่ใน .env (ดู .env.example) ดูวิธีใช้: npm start -- --help`,
  builds: 'กำลังสร้างหน้าเว็บ ใช้เวลาไม่ถึงหนึ่งนาที …',
  waitsForBuild:
    'โปรแกรมอื่นกำลังสร้างหน้าเว็บในโฟลเดอร์นี้ กำลังรอให้เสร็จ · ' +
    'Another program is building here, waiting for it …',
  buildFailed: (status) =>
    `สร้างหน้าเว็บไม่สำเร็จ (vite จบด้วย ${status}) จึงไม่ทำต่อ: ให้แก้ตามข้อความข้างบน ` +
    '(ส่วนใหญ่คือไฟล์ที่แก้ไว้ ที่ว่าง หรือหน่วยความจำ) แล้วสั่งใหม่',
  envFile: (path, code) =>
    `อ่านไฟล์ ${path} ไม่ได้ ยังไม่มีอะไรเปลี่ยนแปลง: ให้แก้สิทธิ์ให้บัญชีที่รันโปรแกรมอ่านได้ ` +
    `หรือคัดลอกจาก .env.example ใหม่ แล้วสั่งใหม่ (${code})`,
  oldNode: (version, path, least) =>
    `Node ${version} (${path}) เก่าเกินไป ยังไม่มีอะไรเปลี่ยนแปลง: ` +
    `ให้ติดตั้ง Node ${least} ขึ้นไป (https://nodejs.org) แล้วสั่งใหม่ · ` +
    `This Node is too old: install ${least} or newer.`,
  missing: (count) => `แพ็กเกจขาดหรือไม่ตรงรุ่น ${count} รายการ: ให้หยุดเซิร์ฟเวอร์ แล้วรัน npm ci แล้วสั่งใหม่`,
  intercepted: (name, command) =>
    `npm เก็บ --${name} ไว้เอง จึงยังไม่ได้ทำอะไร: ตัวเลือกต้องอยู่หลัง -- ตัวเดียว เช่น ` +
    `npm run ${command} -- … --${name}`,
  npmFailed: (words, status) =>
    `ติดตั้งแพ็กเกจไม่สำเร็จ: npm ${words} จบด้วย ${status} ให้แก้ตามข้อความของ npm ข้างบน ` +
    '(ส่วนใหญ่คือเครือข่าย ที่ว่าง หรือสิทธิ์ของโฟลเดอร์โปรแกรม) แล้วสั่งใหม่',
  waits: 'มีการติดตั้งแพ็กเกจอยู่แล้ว กำลังรอให้เสร็จ · Another install is running here, waiting for it …',
  serverRuns: (pids, missing) =>
    [
      `ต้องติดตั้งแพ็กเกจ ${missing} รายการ แต่เครื่องแม่ข่ายของโฟลเดอร์นี้กำลังทำงาน (${pids.join(', ')})`,
      'กรุณาหยุดเครื่องแม่ข่ายก่อนแล้วสั่งใหม่ ยังไม่มีอะไรเปลี่ยนแปลง ·',
      `${missing} packages must be installed, but a server of this folder is running`,
      `(${pids.join(', ')}): stop it first, then try again; nothing was changed.`,
    ].join(' '),
};
