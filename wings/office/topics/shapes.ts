/** What an editor writes, as it travels: the same for drafts, versions and previews. */
import * as z from 'zod/mini';
import { lineOfWords, wordsShape } from '../../../api/agency/words.ts';
import { articleMarkup } from '../../../api/article-markup.ts';
import { fileAddressShape, pictureAddressShape } from '../../../api/office/media-shapes.ts';
import { plausibleDayShape } from '../../../api/office/plausible-day.ts';
import { isDay } from '../../../core/days.ts';

/** A topic's number as an address writes it. */
export const idShape = z.string().check(z.regex(/^[1-9]\d{0,17}$/));
export const versionShape = z.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000));
export const categoryShape = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

const instantShape = z.string().check(
  z.regex(/^(?:19|20|21)\d\d-\d\d-\d\dT(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,3})?Z$/),
  z.refine((text) => isDay(text.slice(0, 10))),
);

export const contentLimits = {
  title: 200,
  summary: 600,
  body: 200_000,
  alt: 300,
  facts: 20,
  images: 100,
  files: 50,
} as const;

/** Bytes of a call that carries content: Thai letters take three. */
export const largestContent = 1024 * 1024;

export const contentShape = z.strictObject({
  category: categoryShape,
  title: lineOfWords(contentLimits.title),
  summary: wordsShape({ most: contentLimits.summary }),
  body_html: articleMarkup(contentLimits.body),
  cover_url: z.nullable(pictureAddressShape),
  cover_alt: lineOfWords(contentLimits.alt),
  facts: z
    .array(z.strictObject({ label: lineOfWords(60), value: lineOfWords(300) }))
    .check(z.maxLength(contentLimits.facts)),
  pinned: z.boolean(),
  pinned_until: z.nullable(instantShape),
  /** Null: as soon as it is published. */
  published_at: z.nullable(instantShape),
  expires_at: z.nullable(instantShape),
  happens_on: z.nullable(plausibleDayShape),
  happens_until: z.nullable(plausibleDayShape),
  /** Width and height in pixels; the server knows better. */
  images: z
    .array(
      z.strictObject({
        url: pictureAddressShape,
        alt: lineOfWords(contentLimits.alt),
        width: z.number(),
        height: z.number(),
      }),
    )
    .check(z.maxLength(contentLimits.images)),
  files: z
    .array(
      z.strictObject({
        name: lineOfWords(200),
        url: fileAddressShape,
        /** Type, size and pages: as the server finds them. */
        media_type: z.string().check(z.maxLength(100)),
        bytes: z.number(),
        pages: z.nullable(z.number()),
      }),
    )
    .check(z.maxLength(contentLimits.files)),
});

const text = z.string();
const instantOrNone = z.nullable(z.string());

/** The same as it leaves the store. */
export const contentDataShape = z.object({
  category: text,
  title: text,
  summary: text,
  body_html: text,
  cover_url: z.nullable(text),
  cover_alt: text,
  facts: z.array(z.object({ label: text, value: text })),
  pinned: z.boolean(),
  pinned_until: instantOrNone,
  published_at: instantOrNone,
  expires_at: instantOrNone,
  happens_on: instantOrNone,
  happens_until: instantOrNone,
  images: z.array(z.object({ url: text, alt: text, width: z.number(), height: z.number() })),
  files: z.array(
    z.object({
      ...{ name: text, url: text, media_type: text },
      ...{ bytes: z.number(), pages: z.nullable(z.number()) },
    }),
  ),
});
export type Content = z.output<typeof contentDataShape>;

/** Of endpoints that only read. */
export const contentRead = {
  noneBecause: 'content of the public site; whoever changes it leaves an entry',
} as const;

export const stateShape = z.enum([
  ...['DRAFT', 'SCHEDULED', 'PUBLIC', 'EXPIRED', 'HIDDEN', 'DELETED'],
] as const);
