export const footerText = {
  ask: 'สอบถามโทร',
  channels: 'ช่องทางอื่น',
  contact: 'ติดต่อสหกรณ์',
  dpo: 'เจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล',
  cookies: 'นโยบายคุกกี้',
  glossary: 'คำศัพท์สหกรณ์',
  privacy: 'นโยบายความเป็นส่วนตัว',
  terms: 'ข้อตกลงการใช้บริการ',
  reports: 'รายงานของสหกรณ์',
  services: 'บริการออนไลน์',
} as const;
