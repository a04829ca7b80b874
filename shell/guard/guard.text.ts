/** What a portal says at its gate: leaving, and the end of a session. */
export const guardText = {
  leave: {
    title: 'ออกจากระบบ',
    question: 'ต้องการออกจากระบบใช่ไหม',
    note: 'ข้อมูลบนหน้าจอจะถูกล้าง เข้าสู่ระบบใหม่ได้ทุกเมื่อ',
    yes: 'ออกจากระบบ',
    no: 'ใช้งานต่อ',
    done: 'ออกจากระบบแล้ว',
  },
  end: {
    title: 'ใกล้ครบเวลาใช้งานแล้ว',
    why: 'เพื่อความปลอดภัย คุณต้องเข้าสู่ระบบใหม่ ขยายเวลาไม่ได้ เหลือเวลาอีก',
    minutes: 'นาที',
    seconds: 'วินาที',
    acknowledge: 'รับทราบ',
    leave: 'ออกจากระบบตอนนี้',
  },
  over: {
    title: 'การเข้าใช้งานสิ้นสุดแล้ว',
    message: 'กรุณาเข้าสู่ระบบอีกครั้ง แล้วจะกลับมาหน้าเดิม',
  },
} as const;
