/** The columns that a text names in braces: `{TITLE}{NAME} {SURNAME}`. */
const named = /\{([^{}]+)\}/g;

export const textColumns = (text: string): readonly string[] =>
  [...text.matchAll(named)].map(([, name = '']) => name);

/** The text as its parts: plain ones, and names of columns. */
export function textParts(
  text: string,
): readonly { readonly plain?: string; readonly name?: string }[] {
  return text
    .split(/(\{[^{}]+\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? { name: part.slice(1, -1) } : { plain: part }));
}
