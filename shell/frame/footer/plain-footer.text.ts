/** Words of the quiet footer alone: the public pages, which have another one, do not carry them. */
export const plainFooterText = {
  ask: 'สอบถามโทร',
  cookies: 'นโยบายคุกกี้',
  glossary: 'คำศัพท์สหกรณ์',
  privacy: 'นโยบายความเป็นส่วนตัว',
  terms: 'ข้อตกลงการใช้บริการ',
} as const;
