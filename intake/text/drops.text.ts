/** Thai sentences about extracts that are dropped into a watched folder. */
export const dropText = {
  command: 'เฝ้าโฟลเดอร์และนำเข้าชุดข้อมูลที่ถูกวางในโฟลเดอร์ย่อย เมื่อมี manifest.csv ครบแล้ว',
  folder: 'โฟลเดอร์ที่เฝ้า แต่ละโฟลเดอร์ย่อยคือหนึ่งชุดข้อมูล',
  noLastFile: (mapping: string) =>
    `แผนที่ข้อมูล ${mapping} ต้องมี last-file ชื่อไฟล์ที่ระบบงานเขียนเป็นไฟล์สุดท้าย จึงจะรู้ว่าชุดข้อมูลครบแล้ว`,
  once: 'ดูครั้งเดียว นำเข้าชุดที่พร้อม แล้วจบ',

  watching: (folder: string) => `กำลังเฝ้า ${folder} กด Ctrl+C เพื่อหยุด`,
  stopped: 'หยุดเฝ้าแล้ว',
  waiting: (drop: string) => `${drop}: ยังเขียนไฟล์ไม่เสร็จ`,
  taking: (drop: string) => `${drop}: กำลังนำเข้า`,
  finished: (drop: string, line: string, path: string) => `${drop}: ${line} (${path})`,
  busy: 'มีการนำเข้าอื่นกำลังทำงานอยู่ จะลองใหม่',
  storeAway: 'ติดต่อฐานข้อมูลไม่ได้ จะลองใหม่ ชุดข้อมูลยังอยู่ที่เดิม',
  folderAway: (folder: string) => `เปิดดูโฟลเดอร์ ${folder} ไม่ได้ จะลองใหม่`,
  storeFell: 'ฐานข้อมูลหยุดทำงานระหว่างนำเข้า',
  died: (drop: string, cause: string) =>
    `${drop}: การนำเข้าหยุดกลางคัน (${cause}) ชุดข้อมูลยังอยู่ที่เดิม จะลองใหม่`,
  diskFull: 'ดิสก์ของฐานข้อมูลเต็ม',
  unmoved: (drop: string) => `${drop}: ย้ายไม่ได้ กรุณาให้สิทธิ์เขียนแก่บริการ แล้วย้ายออกเอง`,
  untold: 'แจ้งเจ้าหน้าที่ไม่ได้ เพราะติดต่อฐานข้อมูลไม่ได้ ดูรายงานในโฟลเดอร์',
  removed: (count: number) => `ลบชุดข้อมูลที่พ้นกำหนดเก็บแล้ว ${count} ชุด`,
  setting: (name: string, text: string, least: number, most: number, usual: number) =>
    `${name}=${text} ใช้ไม่ได้ ต้องเป็นจำนวนเต็มตั้งแต่ ${least} ถึง ${most} เช่น ${name}=${usual}`,

  heading: (drop: string, at: string) => `ชุดข้อมูล ${drop} นำเข้าเมื่อ ${at}`,
  demo: 'ไม่รับชุดข้อมูลนี้ เพราะฐานข้อมูลนี้เป็นสหกรณ์สาธิตซึ่งใครก็รู้รหัสผ่าน',
  exposed: (folder: string) => `คำเตือน: ผู้ใช้อื่นของเครื่องอ่านชุดข้อมูลนี้ได้ แก้ด้วย chmod -R go= ${folder}`,

  noticePublished: {
    subject: (day: string) => `นำเข้าข้อมูล ณ ${day} แล้ว`,
    body: (members: string, seconds: string) => `สมาชิก ${members} คน ใช้เวลา ${seconds} วินาที`,
  },
  noticeQuarantine: (members: string) =>
    `สมาชิก ${members} รายยังเห็นข้อมูลเดิม เพราะรายการของตนเองตรวจไม่ตรงกัน ดูรายชื่อและเหตุในรายงาน`,
  noticeRewritten: (rows: string) =>
    `รายการที่สมาชิกเคยเห็นแล้วถูกแก้หรือหายไป ${rows} รายการ ตรวจทุกรายการในรายงานแม้ยอดจะตรงกัน`,
  noticeUnchanged: { subject: (day: string) => `ข้อมูล ณ ${day} แสดงอยู่แล้ว ไม่มีอะไรเปลี่ยน` },
  noticeRefused: {
    subject: (drop: string) => `ไม่รับชุดข้อมูล ${drop}`,
    body: 'แก้ไฟล์ในโฟลเดอร์นั้น หรือวางชุดใหม่ ระบบจะลองใหม่เอง',
  },
  noticeDiffers: {
    subject: (drop: string) => `ชุดข้อมูล ${drop} รอยืนยัน ต่างจากที่สมาชิกเห็นอยู่ผิดปกติ`,
    body: (command: string) => `ตรวจทุกข้อกับระบบงานสหกรณ์ ถ้าถูกต้อง ให้ผู้ดูแลระบบสั่ง ${command}`,
  },
  noticeStale: (day: string, days: number) => ({
    subject: `ไม่มีชุดข้อมูลใหม่มา ${days} วันแล้ว`,
    body: `สมาชิกยังเห็นข้อมูล ณ ${day} ตรวจว่าระบบงานสหกรณ์ส่งออกชุดข้อมูลและวางลงโฟลเดอร์ที่เฝ้าทุกคืน`,
  }),
  unfinished: (drop: string | undefined, lastFile: string) =>
    drop === undefined
      ? 'มีไฟล์อยู่ในโฟลเดอร์ที่เฝ้าโดยตรง ซึ่งไม่ถูกนำเข้า'
      : `${drop}: ไม่มี ${lastFile} มานานแล้ว จึงยังไม่นำเข้า`,
  noticeUnfinished: (at: string, lastFile: string) =>
    `ไม่มีไฟล์ใดเปลี่ยนตั้งแต่ ${at} แต่ละชุดต้องอยู่ในโฟลเดอร์ย่อยของตนเอง และนำเข้าเมื่อมี ${lastFile} ` +
    'ซึ่งต้องเป็นไฟล์สุดท้ายที่เขียน ตรวจว่าระบบงานสหกรณ์ส่งออกครบและวางถูกที่',
  noticeMore: 'ยังมีข้อผิดพลาดอีก ดูในรายงาน',
  noticeReport: (path: string) => `รายงาน: ${path}`,
} as const;
