/** Where in a JSON text things stand: a parser says what is wrong, people ask in which line. */

export interface JsonLines {
  /** Line of each value by its path, keys and places joined by dots; the whole is ''. */
  readonly lines: ReadonlyMap<string, number>;
  /** What stands where JSON has no place for it; undefined: the text is whole. */
  readonly fault: { readonly line: number; readonly found: string } | undefined;
}

const text = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/u;
const plain = /-?\d[\d.eE+-]*|true|false|null|[{}[\],:]/u;
/** With what is none of JSON's words, up to the next blank, and the end. */
const token = new RegExp(`\\s*(${text.source}|${plain.source}|\\S[^\\s,]{0,20}|$)`, 'uy');
const isText = /^".*"$/s;
const isPlain = /^(?:-?\d.*|true|false|null)$/;

class Fault {
  readonly line: number;
  readonly found: string;

  constructor(line: number, found: string) {
    this.line = line;
    this.found = found;
  }
}

class Scanner {
  readonly lines = new Map<string, number>();
  private next = '';
  private line = 1;
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
    this.read();
  }

  /** Reads the value that comes next, with all in it. */
  value(path: string, line = this.line): void {
    this.lines.set(path, line);
    if (this.next === '{') this.list(path, '}');
    else if (this.next === '[') this.list(path, ']');
    else if (isText.test(this.next) || isPlain.test(this.next)) this.read();
    else throw this.fault();
  }

  end(): void {
    if (this.next !== '') throw this.fault();
  }

  private list(path: string, closing: '}' | ']'): void {
    const under = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
    this.read();
    for (let index = 0; this.next !== closing || index > 0; index += 1) {
      const { line } = this;
      if (closing === '}') this.value(under(this.key()), line);
      else this.value(under(index));
      if (this.next === closing) break;
      this.consume(',');
    }
    this.read();
  }

  private key(): string {
    const written = this.next;
    if (!isText.test(written)) throw this.fault();
    this.read();
    this.consume(':');
    return JSON.parse(written);
  }

  private consume(char: string): void {
    if (this.next !== char) throw this.fault();
    this.read();
  }

  private read(): void {
    token.lastIndex = this.at;
    const [all = '', found = ''] = token.exec(this.text) ?? [];
    const before = all.slice(0, all.length - found.length);
    this.line += before.split('\n').length - 1;
    this.at += all.length;
    this.next = found;
  }

  private fault(): Fault {
    return new Fault(this.line, this.next);
  }
}

/** Reads a text as far as it is JSON. */
export function linesOfJson(text: string): JsonLines {
  const scanner = new Scanner(text);
  try {
    scanner.value('');
    scanner.end();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { line, found } = error;
    return { lines: scanner.lines, fault: { line, found } };
  }
  return { lines: scanner.lines, fault: undefined };
}
