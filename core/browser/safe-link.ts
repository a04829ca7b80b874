/** Addresses that a page may link to, whoever wrote them (T29). */

// Browsers drop control characters from an address and take `\` for `/`: `/<tab>/evil` would
// become `//evil`.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const misread = /[\u0000-\u001f\u007f\\]/;

/** `https:`, `tel:`, `mailto:`, or a path of this site, which begins with one single `/`. */
export function isSafeLink(href: string): boolean {
  return !misread.test(href) && /^(https:\/\/|tel:|mailto:|\/(?!\/))/i.test(href);
}
