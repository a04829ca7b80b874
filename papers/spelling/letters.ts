/** Which letters a glyph stands for: learnt from the words that a paper shows with it. */

/** One piece of text: glyphs that are set as one, and what they say. */
export interface Cluster {
  readonly text: string;
  readonly glyphs: readonly number[];
}

const ring = '\u0e4d';
/** Tone marks before ำ. */
const beforeAm = /([\u0e48-\u0e4b]*)\u0e33/;
/** The ring of ำ is drawn below its tone, and the rest of it is า. */
const drawn = (text: string) => [...text.replace(beforeAm, `${ring}$1\u0e32`)];

/** A tone and the ring of ำ are one form: it is read as in the two parts of ำ, the tone first. */
function withOneForm(letters: readonly string[]): string[] {
  const at = letters.indexOf(ring);
  const joined = `${letters[at + 1]}${ring}`;
  return at < 0 ? [] : [...letters.slice(0, at), joined, ...letters.slice(at + 2)];
}

/** The letter of each glyph; empty where they do not answer to each other. */
function lettersOf({ text, glyphs }: Cluster): readonly string[] {
  const letters = drawn(text);
  const forms = letters.length === glyphs.length ? letters : withOneForm(letters);
  return forms.length === glyphs.length ? forms : [];
}

/** Puts down what each glyph of a cluster says, but for those that are known. */
export function learn(known: Map<number, string>, cluster: Cluster): void {
  const letters = lettersOf(cluster);
  for (const [at, glyph] of cluster.glyphs.entries()) {
    const letter = letters[at];
    if (letter !== undefined && !known.has(glyph)) known.set(glyph, letter);
  }
}

const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
    .map((unit) => unit.toString(16).padStart(4, '0').toUpperCase())
    .join('');

/** As a string of a PDF. */
export const inHex = (text: string): string => `<FEFF${utf16(text)}>`;

const entry = /<([0-9A-F]{4})> <((?:[0-9A-F]{4})*)>/g;
/** Big-endian, in hex. */
export const ofUtf16 = (hex: string): string =>
  Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Glyph → letters, of a font's table of what its glyphs say (`ToUnicode`). */
export function readLetters(table: string): Map<number, string> {
  const pairs = [...table.matchAll(entry)].map(
    ([, glyph = '', hex = '']) => [Number.parseInt(glyph, 16), ofUtf16(hex)] as const,
  );
  return new Map(pairs);
}

/** The same table with what is known better. */
export const writeLetters = (table: string, known: ReadonlyMap<number, string>): string =>
  table.replace(entry, (as, glyph: string) => {
    const better = known.get(Number.parseInt(glyph, 16));
    return better === undefined ? as : `<${glyph}> <${utf16(better)}>`;
  });
