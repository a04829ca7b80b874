/** What the portal is called below its icon, where a dozen letters fit. */

const long = 'สหกรณ์ออมทรัพย์';
const form = / ?(?:จำกัด|\(ไม่จำกัด\)|\(จำกัด\))$/;

/** `สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด` → `สอ.ครูตัวอย่าง`, as everybody abbreviates it. */
export function shortName(coopNameTH: string): string {
  const plain = coopNameTH.trim().replace(form, '').trim();
  return plain.startsWith(long) && plain !== long ? `สอ.${plain.slice(long.length).trim()}` : plain;
}
