/** The names of a contact as a password must not contain them: `นายสมชาย บุญมาก`. */

const titles = /^(?:นางสาว|นาย|นาง|ว่าที่|ดร\.|น\.ส\.)\s*/;

/** First name and surname, the first one without its title. */
export function contactNames(contactName: string): readonly string[] {
  return contactName.trim().replace(titles, '').split(/\s+/).filter(Boolean);
}
