export const demoText = {
  name: 'ระบบสาธิต',
  told: 'ระบบสาธิต: บุคคลและยอดเงินทั้งหมดสมมติขึ้น',
} as const;
