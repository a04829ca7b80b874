export const frameText = {
  member: 'ระบบสมาชิก',
  cookies: 'นโยบายคุกกี้',
  policy: 'นโยบายความเป็นส่วนตัว',
} as const;
