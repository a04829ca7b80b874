/** The names of a contact as a password must not contain them: `นายสมชาย บุญมาก`. */

// นางสาว, น.ส., นาย, นาง
const titles = new RegExp(
  [
    '^\u0e19\u0e32\u0e07\u0e2a\u0e32\u0e27\\s*',
    '^\u0e19[.]\u0e2a[.]\\s*',
    '^\u0e19\u0e32\u0e22\\s*',
    '^\u0e19\u0e32\u0e07\\s*',
  ].join('|'),
);

/** First name and surname, the first one without its title. */
export function contactNames(contactName: string): readonly string[] {
  return contactName.trim().replace(titles, '').split(/\s+/).filter(Boolean);
}
