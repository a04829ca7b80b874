/** Bodies of topics, from Markdown to the markup that articles allow (S6), nothing besides. */
import { Marked, type Tokens } from 'marked';

/** A picture within a text. Where there is no media folder it is left out. */
export interface Figure {
  readonly alt: string;
  readonly caption: string;
}

const figureHtml = ({ alt, caption }: Figure, url: string): string =>
  `<figure><img src="${url}" alt="${alt}" width="960" height="540" />` +
  `<figcaption>${caption}</figcaption></figure>`;

/** `![ภาพวาดโรงเรียน](figure "โรงเรียนและทุ่งนา")` as a block of its own. */
const figure = /^!\[([^\]]*)\]\(figure "([^"]*)"\)$/gm;

/** The pictures within a text, in their order. */
export const figuresIn = (markdown: string): readonly Figure[] =>
  [...markdown.matchAll(figure)].map(([, alt = '', caption = '']) => ({ alt, caption }));

const markdownReader = new Marked({
  // Addresses are linked only where the text says so.
  tokenizer: { url: () => undefined, autolink: () => undefined },
  renderer: {
    // A figure, put in as markup.
    html({ text }) {
      return `${text.trim()}\n`;
    },
    heading({ depth, tokens }) {
      return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    paragraph({ tokens }) {
      return `<p>${this.parser.parseInline(tokens)}</p>\n`;
    },
    blockquote({ tokens }) {
      return `<blockquote>${this.parser.parse(tokens).trim()}</blockquote>\n`;
    },
    list({ ordered, items }) {
      const tag = ordered ? 'ol' : 'ul';
      const made = items.map((item) => `<li>${this.parser.parse(item.tokens)}</li>`);
      return `<${tag}>${made.join('')}</${tag}>\n`;
    },
    table({ header, rows }) {
      const cell = ({ tokens, header: isHead }: Tokens.TableCell) => {
        const tag = isHead ? 'th' : 'td';
        return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
      };
      const row = (cells: Tokens.TableCell[]) => `<tr>${cells.map(cell).join('')}</tr>`;
      const body = rows.map(row).join('');
      return `<table><thead>${row(header)}</thead><tbody>${body}</tbody></table>\n`;
    },
    link({ href, tokens }) {
      return `<a href="${href}" rel="noopener noreferrer">${this.parser.parseInline(tokens)}</a>`;
    },
    text(token) {
      return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : token.text;
    },
  },
});

/** The body; `urlOf` names the picture of the n-th figure (from 0), undefined leaves it out. */
export function bodyHtml(markdown: string, urlOf: (nth: number) => string | undefined): string {
  let nth = 0;
  const withFigures = markdown.replace(figure, (_, alt: string, caption: string) => {
    const url = urlOf(nth++);
    return url === undefined ? '' : figureHtml({ alt, caption }, url);
  });
  return markdownReader.parse(withFigures, { async: false }).trim();
}
