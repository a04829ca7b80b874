export const footerText = {
  ask: 'สอบถามโทร',
  channels: 'ช่องทางอื่น',
  contact: 'ติดต่อสหกรณ์',
  cookies: 'นโยบายคุกกี้',
  dpo: 'เจ้าหน้าที่คุ้มครองข้อมูล',
  email: 'อีเมล',
  phone: 'โทรศัพท์',
  privacy: 'นโยบายความเป็นส่วนตัว',
  services: 'บริการออนไลน์',
  toTop: 'กลับขึ้นบน',
} as const;
