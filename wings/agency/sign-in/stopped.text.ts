/** What staff are written when a contact's sign-in has stopped. */
interface StoppedFacts {
  /** As the contact types it: `01011001-2`. */
  readonly login: string;
  readonly contactName: string;
  /** Day and time. */
  readonly since: string;
}

export const stoppedText = ({ login, contactName, since }: StoppedFacts) => ({
  subject: `การเข้าสู่ระบบของผู้แทนหน่วย ${login} ถูกพัก`,
  text: [
    `รหัสหน่วยงาน ${login} ${contactName}`,
    `มีผู้ใส่รหัสผ่านผิดติดต่อกันครบ 100 ครั้ง ตั้งแต่ ${since} ผู้แทนเข้าได้เฉพาะเครื่องที่เคยใช้`,
    'เมื่อแน่ใจว่าเป็นตัวผู้แทนเอง ปลดการพักด้วยคำสั่ง',
    `npm run staff -- contact-unlock ${login}`,
    `ถ้าสงสัยว่ารหัสผ่านรั่ว ออกรหัสผ่านใหม่ด้วย npm run staff -- contact-reset ${login}`,
  ].join('\n'),
});
