/** What is found of messages, of the proxy and of the server that runs, and what mends it. */
export const netText = {
  outbox: {
    title: 'กล่องข้อความออก',
    files: (folder: string, count: number, oldest: string) =>
      `${folder} มี ${count} ข้อความ${oldest === '' ? '' : ` เก่าสุด ${oldest}`}`,
    many: 'ย้ายหรือลบไฟล์เก่าในโฟลเดอร์นี้: ข้างในมีรหัส OTP',
    none: 'ไม่เก็บข้อความเป็นไฟล์ (OUTBOX)',
    closed: (folder: string, code: string) => `เขียน ${folder} ไม่ได้ (${code}): รหัส OTP จะไม่ออก`,
    closedMend: (folder: string) => `แก้สิทธิ์ของ ${folder} ให้บัญชีที่รันเซิร์ฟเวอร์เขียนได้`,
    real: 'OUTBOX=file: รหัส OTP เขียนเป็นไฟล์ ไม่ถึงโทรศัพท์สมาชิก',
    realMend: 'ตั้ง OUTBOX=sms-http: และ SMS_HTTP_URL ของผู้ให้บริการ',
  },
  mail: {
    title: 'อีเมล',
    unset: 'ไม่ได้ตั้งเครื่องส่งอีเมล',
    unsetButNeeded: (names: string) => `ตั้ง ${names} ไว้ แต่ไม่ได้ตั้งเครื่องส่งอีเมล จึงไม่มีใครได้รับ`,
    filesAlone: (names: string) =>
      `ตั้ง ${names} ไว้ แต่ OUTBOX มีเพียง file: อีเมลถูกเขียนเป็นไฟล์และไม่ถึงใคร`,
    unsetMend: 'เพิ่ม smtps://บัญชี:รหัสผ่าน@เครื่อง:465 ใน OUTBOX และตั้ง MAIL_FROM',
    answers: (host: string) => `${host} ตอบและรับบัญชีแล้ว (ไม่ได้ส่งอะไร)`,
    failed: (host: string, why: string) => `ติดต่อ ${host} ไม่ได้: ${why}`,
    mend: 'แก้ที่อยู่ บัญชี หรือรหัสผ่านใน OUTBOX และเปิดไฟร์วอลล์ขาออก',
  },
  sms: {
    title: 'SMS',
    unset: 'ไม่ได้ตั้งผู้ให้บริการ SMS (OUTBOX=sms-http:)',
    answers: (host: string) => `${host} รับการเชื่อมต่อ (ไม่ได้ส่งอะไร)`,
    failed: (host: string, why: string) => `เชื่อมต่อ ${host} ไม่ได้: ${why}`,
    mend: 'แก้ SMS_HTTP_URL และเปิดไฟร์วอลล์ขาออก',
  },
  proxy: {
    title: 'พร็อกซี',
    local: 'ไม่ได้ตั้ง PUBLIC_ORIGIN: เครื่องนี้ใช้เองเท่านั้น',
    localMend: 'ก่อนเปิดให้ผู้อื่นใช้ ตั้ง PUBLIC_ORIGIN=https://… และ TRUSTED_PROXIES=127.0.0.1',
    noTrust: 'ตั้ง PUBLIC_ORIGIN แต่ไม่ได้ตั้ง TRUSTED_PROXIES: ทุกคนถูกนับเป็นเครือข่ายเดียว',
    noTrustMend: 'ตั้ง TRUSTED_PROXIES เป็นที่อยู่ของพร็อกซี เช่น 127.0.0.1',
    open: (host: string) => `HOST=${host}: เครื่องอื่นเข้าเซิร์ฟเวอร์ได้โดยไม่ผ่านพร็อกซี`,
    openMend: 'ตั้ง HOST=127.0.0.1 ถ้าพร็อกซีอยู่เครื่องเดียวกัน หรือปิดพอร์ตด้วยไฟร์วอลล์',
    silent: (origin: string, why: string) => `${origin} ไม่ตอบจากเครื่องนี้: ${why}`,
    silentMend: 'เปิดเซิร์ฟเวอร์และพร็อกซี ตรวจ DNS และไฟร์วอลล์ แล้วสั่งใหม่',
    status: (origin: string, status: number) => `${origin}/healthz ตอบ ${status}`,
    statusMend: 'ดูบันทึกของพร็อกซี: ปลายทางต้องเป็น HOST และ PORT ของเซิร์ฟเวอร์',
    answers: (origin: string) => `${origin} ตอบผ่านพร็อกซี`,
    host: (arrived: string, wanted: string) => `Host ที่มาถึงคือ ${arrived} ไม่ใช่ ${wanted}`,
    hostMend: 'nginx: proxy_set_header Host $host; (Caddy ส่งให้เอง)',
    untrusted: (address: string) => `พร็อกซีติดต่อมาจาก ${address} ซึ่งไม่อยู่ใน TRUSTED_PROXIES`,
    untrustedMend: (address: string) => `เพิ่ม ${address} ใน TRUSTED_PROXIES แล้วเริ่มใหม่`,
    unforwarded: 'พร็อกซีไม่ส่ง X-Forwarded-For: ทุกคนถูกนับเป็นเครือข่ายเดียว',
    handedOn: 'พร็อกซีส่ง X-Forwarded-For ที่ผู้ใช้เขียนเองต่อมา',
    forwardedMend: 'nginx: proxy_set_header X-Forwarded-For $remote_addr;',
    noHsts: 'คำตอบไม่มี Strict-Transport-Security',
    hstsMend: 'ให้พร็อกซีส่งหัวคำตอบของเซิร์ฟเวอร์ต่อโดยไม่ตัด และตั้ง PUBLIC_ORIGIN ของเซิร์ฟเวอร์ที่ทำงานอยู่',
  },
  certificate: {
    title: 'ใบรับรอง TLS',
    unset: 'ไม่ได้ตั้ง PUBLIC_ORIGIN จึงไม่มีใบรับรองให้ตรวจ',
    left: (host: string, days: number) => `ใบรับรองของ ${host} เหลือ ${days} วัน`,
    over: (host: string) => `ใบรับรองของ ${host} หมดอายุแล้ว`,
    renewMend: 'ต่ออายุ: certbot renew (Caddy ต่อให้เอง ดู journalctl -u caddy)',
    storeMend:
      'ทำใบรับรองใหม่ตาม docs/operations.md หัวข้อ The certificate of the database ' +
      'แล้ว systemctl reload postgresql',
    wrongName: (host: string, names: string) => `ใบรับรองไม่ใช่ของ ${host} แต่เป็นของ ${names}`,
    wrongNameMend: (host: string) => `ขอใบรับรองของ ${host} หรือแก้ PUBLIC_ORIGIN, OFFICE_HOST`,
    untrusted: (host: string, why: string) => `เบราว์เซอร์จะไม่เชื่อใบรับรองของ ${host} (${why})`,
    untrustedMend: 'ใช้ใบรับรองจากผู้ออกที่เบราว์เซอร์เชื่อ และส่งใบรับรองกลางด้วย (fullchain.pem)',
    silent: (host: string, why: string) => `เปิดการเชื่อมต่อ TLS กับ ${host} ไม่ได้: ${why}`,
  },
  servers: {
    title: 'เซิร์ฟเวอร์ที่ใช้ฐานข้อมูลนี้',
    none: 'ไม่มีเซิร์ฟเวอร์ทำงานอยู่',
    alike: (machines: number, processes: number) => {
      if (processes === 1) return 'มีเซิร์ฟเวอร์เดียว';
      const place = machines === 1 ? 'เครื่องเดียว' : `${machines} เครื่อง`;
      return `มี ${place} รวม ${processes} โปรเซส ตั้งค่าเหมือนกัน`;
    },
    differ: (names: string, hosts: string) => `เซิร์ฟเวอร์ที่ ${hosts} ตั้งค่าไม่เหมือนกัน: ${names}`,
    differMend:
      'คัดลอกค่าเหล่านี้ให้เหมือนกันทุกเครื่อง (SITE_CONFIG คือเนื้อไฟล์ SECRET คือ DATA_DIR/secret หรือ SECRETS) ' +
      'แล้วเริ่มเครื่องที่แก้ใหม่',
  },
  server: {
    title: 'เซิร์ฟเวอร์',
    stopped: 'ไม่ได้ทำงานอยู่ (ตรวจขณะปิด)',
    ready: (address: string) => `${address} พร้อมให้บริการ`,
    unready: (address: string, lines: string) => `${address} ไม่พร้อม: ${lines}`,
    unreadyMend: 'แก้ตามหัวข้ออื่นในผลนี้ หรือดูบันทึกของเซิร์ฟเวอร์ แล้วเริ่มใหม่',
    otherStore: (address: string, folder: string) =>
      `${address} มีเซิร์ฟเวอร์ Sahakon อีกตัวที่ใช้ข้อมูลอื่น ไม่ใช่ ${folder}`,
    stranger: (address: string) => `โปรแกรมอื่นใช้ ${address} อยู่`,
    strangerMend: 'ปิดโปรแกรมนั้น หรือตั้ง PORT เป็นเลขอื่น',
    hung: (pids: string, address: string) =>
      `โปรแกรมเซิร์ฟเวอร์ทำงานอยู่ (pid ${pids}) แต่ ${address} ไม่ตอบ`,
    hungMend: 'รอให้เริ่มเสร็จ ตรวจว่า PORT และ HOST ตรงกัน หรือหยุดแล้วเริ่มใหม่',
  },
} as const;
