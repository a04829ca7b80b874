/** XML written by hand: elements of fixed names around text that may be anything. */

const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text as it stands in an element or in a quoted attribute. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(unwritable, '\ufffd')
    .replace(/[&<>"']/g, (char) => named[char] ?? '')
    .replace(/\r/g, '&#13;');
}

/** `<name>text</name>`; without text nothing at all. */
export function element(name: string, text: string | undefined): string {
  return text === undefined || text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`;
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
