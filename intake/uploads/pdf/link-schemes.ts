/** Links of a PDF that a reader should not follow: script, and whatever is no address (T16). */

/** Letters that are looked at: no scheme is longer. */
const longest = 40;
const taken: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel']);
/** In any string: a link may name one that stands elsewhere. */
const script = /^(?:javascript|vbscript|livescript):/;
const schemeOf = (words: string): string | undefined => /^([a-z][a-z0-9+.-]*):/.exec(words)?.[1];

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** How a string in parentheses begins; escapes are read, what a reader skips is left out. */
function literalFrom(text: string, from: number): string {
  let words = '';
  for (let at = from; at < text.length && words.length < longest; at += 1) {
    const sign = text.charAt(at);
    if (sign === ')') break;
    if (sign !== '\\') {
      words += sign;
      continue;
    }
    const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0];
    if (octal !== undefined) {
      words += String.fromCharCode(Number.parseInt(octal, 8) & 255);
      at += octal.length;
      continue;
    }
    at += 1;
    const next = text.charAt(at);
    // A line that goes on below leaves nothing behind.
    if (next === '\r' || next === '\n') {
      if (next === '\r' && text.charAt(at + 1) === '\n') at += 1;
      continue;
    }
    words += escaped[next] ?? next;
  }
  return words;
}

/** How a string in hexadecimal digits begins. */
function hexFrom(text: string, from: number): string {
  const end = text.indexOf('>', from);
  const written = text.slice(
    from,
    end < 0 ? from + 8 * longest : Math.min(end, from + 8 * longest),
  );
  return Buffer.from(written.replace(/[^0-9A-Fa-f]/g, ''), 'hex').toString('latin1');
}

/** Without what readers skip in an address: marks of its encoding, blanks, control characters. */
const plain = (words: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
  words.replace(/[\x00-\x20\x7f]|^\xfe\xff|^\xff\xfe|^\xef\xbb\xbf/g, '').toLowerCase();

function stringAt(text: string, at: number): string {
  return plain(text.charAt(at) === '(' ? literalFrom(text, at + 1) : hexFrom(text, at + 1));
}

const beginning = /\(|<(?!<)/g;
const linking = /\/URI\s*(?=[(<])(?!<<)/g;

/** Whether a string of objects is script, or a link of them leads where no address does. */
export function hasStrangeLink(words: string): boolean {
  for (const { index } of words.matchAll(beginning)) {
    if (script.test(stringAt(words, index))) return true;
  }
  for (const { 0: mark, index } of words.matchAll(linking)) {
    const scheme = schemeOf(stringAt(words, index + mark.length));
    if (scheme !== undefined && !taken.has(scheme)) return true;
  }
  return false;
}
