/** An e-mail address to know one's own by, and no more. */

/** `somying@example.or.th` → `so•••••@example.or.th`; the shorter the name, the less of it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return '•••••';
  const shown = Math.min(2, Math.floor(at / 3));
  return `${email.slice(0, shown)}•••••${email.slice(at)}`;
}
