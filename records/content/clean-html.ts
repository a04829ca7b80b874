/** Markup that people write, cut down to a list (S6): before it is stored and as it leaves. */
import sanitize, { type Attributes, type IOptions } from 'sanitize-html';
import { isSafeLink } from '../../core/browser/safe-link.ts';
import { articlePicture } from '../../core/media-address.ts';

/** Of the marquee and the board. Everything else leaves its text behind. */
const noteTags = ['b', 'strong', 'i', 'em', 'u', 'br', 'p', 'ul', 'ol', 'li', 'span', 'a'];

/** What articles and policies may hold. */
export const articleTags: readonly string[] = [
  ...noteTags,
  ...['h2', 'h3', 'h4', 'blockquote', 'figure', 'figcaption', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** A file below `/mediafiles/`, by its plain name: no dots that climb, nothing encoded twice. */
function isOwnPicture(src: string | undefined): src is string {
  return src !== undefined && /^\/mediafiles(\/[\w-][\w.-]*)+$/.test(src);
}

const link = (tagName: string, { href }: Attributes) => ({
  tagName,
  attribs: { ...(href !== undefined && isSafeLink(href) && { href }), rel: 'noopener noreferrer' },
});

/** Attributes that are whole numbers of at most four digits; others go. */
function numbersOf(attribs: Attributes, names: readonly string[]): Attributes {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = attribs[name];
      return value !== undefined && /^[1-9]\d{0,3}$/.test(value) ? [[name, value]] : [];
    }),
  );
}

const picture = (tagName: string, attribs: Attributes) => ({
  tagName,
  attribs: {
    ...(isOwnPicture(attribs.src) && { src: attribs.src }),
    alt: attribs.alt ?? '',
    ...numbersOf(attribs, ['width', 'height']),
  },
});

/** A picture in the widths that an article shows, by its address alone: nothing of it is typed. */
const shownPicture = (tagName: string, typed: Attributes) => {
  const attribs: Attributes = picture(tagName, typed).attribs;
  const { src, width } = attribs;
  return { tagName, attribs: { ...attribs, ...(src && articlePicture(src, width)) } };
};

const cell = (tagName: string, attribs: Attributes) => ({
  tagName,
  attribs: numbersOf(attribs, ['colspan', 'rowspan']),
});

const noteRules: IOptions = {
  allowedTags: noteTags,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: link },
};

const articleRules: IOptions = {
  ...noteRules,
  allowedTags: [...articleTags],
  allowedAttributes: {
    ...noteRules.allowedAttributes,
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  transformTags: { a: link, img: picture, th: cell, td: cell },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
};

const shownRules: IOptions = {
  ...articleRules,
  allowedAttributes: {
    ...articleRules.allowedAttributes,
    img: ['src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading', 'decoding'],
  },
  transformTags: { ...articleRules.transformTags, img: shownPicture },
};

/** Terms, policies and guides hold no pictures: on paper, and read aloud, they would be missing. */
export const documentTags = articleTags.filter(
  (tag) => !['figure', 'figcaption', 'img'].includes(tag),
);
const documentRules: IOptions = { ...articleRules, allowedTags: [...documentTags] };

/** A note of the marquee or the board as it may be stored and shown (T5, T29). */
export function cleanNote(html: string): string {
  return sanitize(html, noteRules);
}

/** An article or a policy as it may be stored and shown (T5, T29). */
export function cleanArticle(html: string): string {
  return sanitize(html, articleRules);
}

/** An article as the public sees it: each uploaded picture in its widths (T5, T29, D-40). */
export function showArticle(html: string): string {
  return sanitize(html, shownRules);
}

/** A version of terms, a policy or the guide as staff may write it (T5, T29). */
export function cleanDocument(html: string): string {
  return sanitize(html, documentRules);
}
