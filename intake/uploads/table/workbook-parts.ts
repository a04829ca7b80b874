/** What parts of a workbook say of its sheets: their names, and which styles show percent. */

const unescaped: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};
const plain = (text: string): string =>
  text.replace(/&\w+;/g, (entity) => unescaped[entity] ?? entity);

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

// Tag by tag: a search that goes on past a tag takes the square of the file's length.
const tagsOf = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^<>]*>`, 'g')) ?? [];

/** Names of the sheets, in their order; of `xl/workbook.xml`. */
export const sheetNames = (xml: string): readonly string[] =>
  tagsOf(xml, 'sheet').map((tag) => plain(attribute(tag, 'name')));

/** The formats of Excel's own that show a number times a hundred. */
const percentFormats = ['9', '10'];
/** What a format writes as it stands: text in quotes, and a letter behind a backslash. */
const literal = /"[^"]*"|\\./g;

/** Numbers of the cell styles that show percent; of `xl/styles.xml`. */
export function percentStyles(xml: string): ReadonlySet<string> {
  const formats = new Set(percentFormats);
  for (const tag of tagsOf(xml, 'numFmt')) {
    const isPercent = plain(attribute(tag, 'formatCode')).replace(literal, '').includes('%');
    if (isPercent) formats.add(attribute(tag, 'numFmtId'));
  }
  const at = xml.search(/<(?:\w+:)?cellXfs[\s>]/);
  const end = xml.search(/<\/(?:\w+:)?cellXfs>/);
  const styles = at < 0 || end < at ? [] : tagsOf(xml.slice(at, end), 'xf');
  const numbers = styles.flatMap((tag, index) =>
    formats.has(attribute(tag, 'numFmtId')) ? [String(index)] : [],
  );
  return new Set(numbers);
}
