export const demoText = {
  name: 'ระบบสาธิต',
  notice: 'ระบบสาธิต: บุคคลและยอดเงินทั้งหมดสมมติขึ้น',
} as const;
