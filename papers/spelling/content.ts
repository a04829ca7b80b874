/** Writes anew what a page's stream says of its text, so that every reader reads the same. */
import { inHex, learn, ofUtf16 } from './letters.ts';
import { type Glyph, readShown, writeShown } from './shown-text.ts';

export interface Font {
  /** What the compiler says of a glyph: the text of the cluster in which it first stands. */
  readonly stated: ReadonlyMap<number, string>;
  /** What is learnt of it from the pages: grows while they are read. */
  readonly known: Map<number, string>;
}

/** The cluster that is being read. */
interface Cluster {
  readonly text: string;
  readonly glyphs: number[];
  readonly font: Font;
}

/** Where lines may end or may not, but nothing stands. */
const nothing = /[\u200b\u2060\u00ad]/g;
const isOneLetter = (text: string) => text.length < 3 && [...text].length <= 1;

/** Tells clusters apart. A cluster never has its first glyph twice. */
function openReader() {
  let open: Cluster | undefined;
  const close = () => {
    if (open) learn(open.font.known, open);
    open = undefined;
  };
  /** Whether the glyph goes on with the cluster before it. */
  const goesOn = (font: Font, glyph: number, text: string): boolean => {
    if (open?.text === text && open.font === font && open.glyphs[0] !== glyph) {
      open.glyphs.push(glyph);
      return true;
    }
    close();
    if (isOneLetter(text)) learn(font.known, { text, glyphs: [glyph] });
    else open = { text, glyphs: [glyph], font };
    return false;
  };
  return { goesOn, close };
}

/** What is written: lines, and words that say themselves where their glyphs do not. */
function openWriter() {
  const out: string[] = [];
  let word: { readonly at: number; text: string; isSpan: boolean } | undefined;
  return {
    line: (line: string) => void out.push(line),
    isInWord: () => word !== undefined,
    startWord: () => {
      word = { at: out.push('') - 1, text: '', isSpan: false };
    },
    say: (text: string, isPlain: boolean) => {
      if (!word) return;
      word.text += text;
      word.isSpan ||= !isPlain;
    },
    endWord: () => {
      if (word?.isSpan) {
        out[word.at] = `/Span <<\n  /ActualText ${inHex(word.text)}\n>> BDC`;
        out.push('EMC');
      }
      word = undefined;
    },
    written: () => out.filter((line) => line !== '').join('\n'),
  };
}

/** What `/ActualText` says on a line of its own: letters of UTF-16 in hex, or plain ones. */
function actualText(line: string): string {
  const hex = /<FEFF([0-9A-F]*)>/.exec(line)?.[1];
  if (hex !== undefined) return ofUtf16(hex);
  return line.slice(line.indexOf('(') + 1, line.lastIndexOf(')')).replace(/\\(.)/g, '$1');
}

const spanStart = '/Span <<';
const spanText = '  /ActualText ';

const isBlank = (text: string) => text === ' ' || text === '\u00a0';

/**
 * The stream with spans of its own in place of the compiler's: a word that has a cluster says
 * itself whole, since a reader takes the end of a span's last glyph for the end of the span, and a
 * tone mark stands before the end of its letter.
 */
export function spellContent(content: string, fonts: ReadonlyMap<string, Font>): string {
  const reader = openReader();
  const writer = openWriter();
  // Of every span that is open, what it says; undefined where it is of another kind.
  const spans: (string | undefined)[] = [];

  function show(line: string, font: Font): void {
    const spoken = spans.findLast((text) => text !== undefined);
    const all = readShown(line);
    let waiting: Glyph[] = [];
    const write = () => {
      if (waiting.length > 0)
        writer.line(waiting.length === all.length ? line : writeShown(waiting));
      waiting = [];
    };
    for (const shown of all) {
      const text = (spoken ?? font.stated.get(shown.glyph) ?? '').replace(nothing, '');
      if (!reader.goesOn(font, shown.glyph, text)) {
        if (isBlank(text) === writer.isInWord()) {
          write();
          if (isBlank(text)) writer.endWord();
          else writer.startWord();
        }
        writer.say(text, font.known.get(shown.glyph) === text);
      } else if (!writer.isInWord()) {
        // What a cluster has after the end of a text was said before it.
        write();
        writer.startWord();
        writer.say('', false);
      }
      waiting.push(shown);
    }
    write();
  }

  let font: Font | undefined;
  const lines = content.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === spanStart && lines[at + 1]?.startsWith(spanText)) {
      spans.push(actualText(lines[at + 1] ?? ''));
      at += 2;
    } else if (font && (line.endsWith(' TJ') || line.endsWith(' Tj'))) {
      show(line, font);
    } else if (line !== 'EMC' || spans.pop() === undefined) {
      if (line === 'ET' || line === 'EMC') writer.endWord();
      if (line.endsWith(' BDC') || line.endsWith(' BMC')) spans.push(undefined);
      font = fonts.get(/^\/(\S+) \S+ Tf$/.exec(line)?.[1] ?? '') ?? font;
      writer.line(line);
    }
  }
  reader.close();
  return writer.written();
}
