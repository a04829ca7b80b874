export const text = {
  title: 'อัตราเงินกู้ที่ประกาศไม่ตรงกับเครื่องคำนวณ',
  differs: (name: string, announced: string, preset: string) =>
    `${name}: ประกาศร้อยละ ${announced} ต่อปี เครื่องคำนวณตั้งต้นร้อยละ ${preset}`,
  toRoom: (room: string) => `ไปที่ห้อง “${room}”`,
  elsewhere: (room: string) => `อีกค่าหนึ่งแก้ได้ที่ห้อง “${room}” โดยผู้ที่มีหน้าที่นั้น`,
} as const;
