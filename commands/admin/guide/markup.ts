/** Is a file the markup that a guide may hold? Whoever wrote it hears what is in the way. */
import sanitize from 'sanitize-html';
import { articleParts } from '../../../records/content/article-parts.ts';
import { cleanArticle } from '../../../records/content/clean-html.ts';
import { guideAdminText as text } from './guide.text.ts';

const longest = 200_000;
/** No writing holds them; line ends and tabs are left out. */
const control = /(?![\t\n\r])\p{Cc}|\ufffd/u;

/** The tags of a text with how often, and their attributes: `p`, `p style`. */
function tagsOf(html: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const count = (name: string) => found.set(name, (found.get(name) ?? 0) + 1);
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag(name, attributes) {
      count(name);
      for (const attribute of Object.keys(attributes)) count(`${name} ${attribute}`);
    },
  });
  return found;
}

/**
 * The article as it is kept. Throws the sentence that says why a file is none: nothing in it, no
 * text, no heading to find one's way by, or markup that would be cut off unseen.
 */
export function readGuideFile(html: string): string {
  if (control.test(html)) throw new Error(text.binary);
  const clean = cleanArticle(html).trim();
  const remaining = tagsOf(clean);
  const cut = [...tagsOf(html)].filter(([name, times]) => (remaining.get(name) ?? 0) < times);
  if (cut.length > 0) throw new Error(text.cut(cut.map(([name]) => `<${name}>`).join(' ')));
  const parts = articleParts(clean);
  if (parts.length === 0 || clean.length > longest) throw new Error(text.badBody);
  if (!parts.some(({ kind }) => kind === 'h2')) throw new Error(text.noHeading);
  return clean;
}
