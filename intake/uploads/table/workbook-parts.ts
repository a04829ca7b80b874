/** What parts of a workbook say of its sheets: their names, and which styles show percent. */

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const entity = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi;

const letter = (code: number, written: string): string =>
  code <= 0x10_ff_ff ? String.fromCodePoint(code) : written;

const plain = (text: string): string =>
  text.replace(entity, (written, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return letter(Number.parseInt(hex, 16), written);
    if (decimal !== undefined) return letter(Number(decimal), written);
    return entities[name ?? ''] ?? written;
  });

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  const text = found?.[1] ?? found?.[2];
  return text === undefined ? undefined : plain(text);
}

// Tag by tag, and within a tag value by value: none holds a `<`, so no search goes on past it.
const tagsOf = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])(?:[^<>"']|"[^"<]*"|'[^'<]*')*>`, 'g')) ?? [];

/** What stands between the tags of the one element of this name; '' where there is none. */
function inside(xml: string, name: string): string {
  const at = xml.search(new RegExp(`<(?:\\w+:)?${name}[\\s>]`));
  const end = xml.search(new RegExp(`</(?:\\w+:)?${name}\\s*>`));
  return at < 0 || end < at ? '' : xml.slice(at, end);
}

/** Names of the sheets, in their order; of `xl/workbook.xml`. */
export const sheetNames = (xml: string): readonly string[] =>
  tagsOf(xml, 'sheet').map((tag) => attribute(tag, 'name') ?? '');

/** `some`: of some numbers and not of all, such as of noughts. */
export type ShowsPercent = 'all' | 'some';

/** The formats of Excel's own that show a number times a hundred. */
const ownFormats: readonly (readonly [string, ShowsPercent])[] = [
  ['9', 'all'],
  ['10', 'all'],
];
/** What a format writes as it stands, leaves room for or fills it with: `"%"`, `\%`, `_%`, `*%`. */
const literal = /"[^"]*"|[\\_*].|\[[^\]]*\]/gs;
/** Of positive numbers, negative ones and nought; the fourth is of texts. */
const sections = 3;

function showsPercent(format: string): ShowsPercent | undefined {
  const shown = format.replace(literal, '').split(';').slice(0, sections);
  const marked = shown.filter((section) => section.includes('%')).length;
  if (marked === 0) return undefined;
  return marked === shown.length ? 'all' : 'some';
}

/** Numbers of the cell styles that show percent; of `xl/styles.xml`. */
export function percentStyles(xml: string): ReadonlyMap<string, ShowsPercent> {
  const formats = new Map(ownFormats);
  for (const tag of tagsOf(inside(xml, 'numFmts'), 'numFmt')) {
    const percent = showsPercent(attribute(tag, 'formatCode') ?? '');
    if (percent) formats.set(attribute(tag, 'numFmtId') ?? '', percent);
  }
  const parents = tagsOf(inside(xml, 'cellStyleXfs'), 'xf');
  const styles = new Map<string, ShowsPercent>();
  for (const [index, tag] of tagsOf(inside(xml, 'cellXfs'), 'xf').entries()) {
    const parent = parents[Number(attribute(tag, 'xfId') ?? 'none')] ?? '';
    const format = attribute(tag, 'numFmtId') ?? attribute(parent, 'numFmtId') ?? '';
    const percent = formats.get(format);
    if (percent) styles.set(String(index), percent);
  }
  return styles;
}
