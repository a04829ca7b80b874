export const footerText = {
  channels: 'ช่องทางอื่น',
  contact: 'ติดต่อสหกรณ์',
  dpo: 'เจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล',
  reports: 'รายงานของสหกรณ์',
  services: 'บริการออนไลน์',
} as const;
