/** An article cut into what a page and a paper are made of: sections, and lines of plain text. */
import sanitize, { type IOptions } from 'sanitize-html';
import { cleanArticle } from './clean-html.ts';

export interface ArticleSection {
  readonly title: string;
  /** By the list for articles, without the heading. */
  readonly html: string;
}

/** A piece of a line; `strong` where the writer stressed it. */
export interface Run {
  readonly text: string;
  readonly strong: boolean;
}

export type ArticleLine = 'h2' | 'h3' | 'h4' | 'p' | 'quote' | 'item';

export type ArticlePart =
  | {
      readonly kind: ArticleLine;
      readonly runs: readonly Run[];
      /** Of an item: how deep it lies, from 1, and what stands before it. */
      readonly level?: number;
      readonly mark?: string;
    }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

type Line = Exclude<ArticlePart, { kind: 'table' }> & { runs: Run[] };

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const lineOf: Readonly<Record<string, ArticleLine>> = {
  ...{ h2: 'h2', h3: 'h3', h4: 'h4', p: 'p', figcaption: 'p', blockquote: 'quote', li: 'item' },
};

/** Reads an article's markup once, part by part. */
class Reader {
  readonly parts: ArticlePart[] = [];
  private line: Line | undefined;
  private readonly lists: { readonly ordered: boolean; items: number }[] = [];
  private rows: string[][] | undefined;
  private inCell = false;
  private strong = 0;

  open(name: string): void {
    if (name === 'strong' || name === 'b') this.strong += 1;
    else if (name === 'ul' || name === 'ol') {
      this.end();
      this.lists.push({ ordered: name === 'ol', items: 0 });
    } else if (name === 'table') {
      this.end();
      this.rows = [];
    } else if (name === 'tr') this.rows?.push([]);
    else if (name === 'td' || name === 'th') {
      this.rows?.at(-1)?.push('');
      this.inCell = true;
    } else if (name === 'br') this.text(' ');
    else if (lineOf[name] !== undefined && this.rows === undefined) this.begin(lineOf[name]);
  }

  close(name: string): void {
    if (name === 'strong' || name === 'b') this.strong -= 1;
    else if (name === 'td' || name === 'th') this.inCell = false;
    else if (name === 'table') {
      const rows = this.rows?.filter((row) => row.length > 0) ?? [];
      if (rows.length > 0) this.parts.push({ kind: 'table', rows });
      this.rows = undefined;
    } else if (name === 'ul' || name === 'ol') {
      this.end();
      this.lists.pop();
    } else if (lineOf[name] !== undefined) this.end();
  }

  text(escaped: string): void {
    const text = unescaped(escaped).replace(/[ \t\r\n]+/g, ' ');
    if (this.rows !== undefined) {
      // What stands between cells is the writing of the table.
      const row = this.inCell ? this.rows.at(-1) : undefined;
      row?.push((row.pop() ?? '') + text);
      return;
    }
    if (this.line === undefined && text.trim() === '') return;
    this.line ??= { kind: 'p', runs: [] };
    this.line.runs.push({ text, strong: this.strong > 0 });
  }

  private begin(kind: ArticleLine): void {
    // The paragraph within an item or a quotation is the item.
    if (kind === 'p' && this.line !== undefined && this.line.runs.length === 0) return;
    this.end();
    const list = this.lists.at(-1);
    if (kind !== 'item' || list === undefined) {
      this.line = { kind, runs: [] };
      return;
    }
    list.items += 1;
    const mark = list.ordered ? `${list.items}.` : '•';
    this.line = { kind, runs: [], level: this.lists.length, mark };
  }

  end(): void {
    const { line } = this;
    this.line = undefined;
    if (line?.runs.some(({ text }) => text.trim() !== '')) this.parts.push(line);
  }
}

const everything: IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowVulnerableTags: true,
};

/** The lines and tables of an article, as text; pictures stay out, their captions are lines. */
export function articleParts(html: string): readonly ArticlePart[] {
  const reader = new Reader();
  const keep = (text: string) => {
    reader.text(text);
    return text;
  };
  sanitize(cleanArticle(html), {
    ...everything,
    onOpenTag: (name) => reader.open(name),
    onCloseTag: (name) => reader.close(name),
    textFilter: keep,
  });
  reader.end();
  return reader.parts;
}

/** What stands before the first heading of the second level, and each section from there on. */
export function articleSections(html: string): {
  readonly introHtml: string;
  readonly sections: readonly ArticleSection[];
} {
  const [intro = '', ...rest] = cleanArticle(html).split('<h2>');
  const sections = rest.map((piece) => {
    const [head = '', ...body] = piece.split('</h2>');
    const title = articleParts(`<p>${head}</p>`).flatMap((part) =>
      part.kind === 'table' ? [] : part.runs.map(({ text }) => text),
    );
    // Cut out of what stood around it, each piece is made whole again.
    return { title: title.join('').trim(), html: cleanArticle(body.join('')).trim() };
  });
  return { introHtml: cleanArticle(intro).trim(), sections };
}
