export const footerText = {
  ask: 'สอบถามโทร',
  channels: 'ช่องทางอื่น',
  contact: 'ติดต่อสหกรณ์',
  dpo: 'เจ้าหน้าที่คุ้มครองข้อมูล',
  email: 'อีเมล',
  phone: 'โทรศัพท์',
  services: 'บริการออนไลน์',
  toTop: 'กลับขึ้นบน',
} as const;
