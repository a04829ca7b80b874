/** Elections as the office writes them. */
import * as z from 'zod/mini';
import { lineOfWords, wordsShape } from '../../../../api/agency/words.ts';
import { fileAddressShape, pictureAddressShape } from '../../../../api/office/media-shapes.ts';
import { plausibleDayShape } from '../../../../api/office/plausible-day.ts';
import { positionCodes, statuses } from './codes.ts';

/** Why an election cannot be deleted: its results, that it is public, or that it was. */
export const staysShape = z.enum(['COUNTED', 'PUBLIC', 'WAS_PUBLIC']);
/** Year of the Buddhist era, as it stands in an address. */
export const yearShape = z.string().check(z.regex(/^2[4-9]\d{2}$/));

/** Of the part that was looked at; 0: nobody has saved it yet. */
export const versionShape = z.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000));

export const codeShape = z.enum(positionCodes);
export const statusShape = z.enum(statuses);

/** Letters and figures of what is typed. */
export const longest = {
  title: 150,
  note: 1_000,
  step: 200,
  name: 120,
  place: 200,
  unit: 150,
  bio: 2_000,
  document: 150,
  reason: 500,
  address: 500,
} as const;

export const reasonShape = wordsShape({ least: 10, most: longest.reason });

/** One line that says something. */
export const lineShape = (most: number) => lineOfWords(most).check(z.minLength(1));

export const webAddressShape = z
  .string()
  .check(z.maxLength(longest.address), z.regex(/^https:\/\/[^\s\p{C}/]+\.[^\s\p{C}]+$/u));

export const stepShape = z.strictObject({
  from: plausibleDayShape,
  to: plausibleDayShape,
  text: lineShape(longest.step),
});

export const daysShape = z.strictObject({
  application: plausibleDayShape,
  campaign: plausibleDayShape,
  voting: plausibleDayShape,
  voting_ends: plausibleDayShape,
  announced: plausibleDayShape,
});

export const positionShape = z.strictObject({
  code: codeShape,
  name: lineShape(longest.name),
  seats: z.number().check(z.int(), z.minimum(1), z.maximum(500)),
});

export const zoneNoShape = z.number().check(z.int(), z.minimum(1), z.maximum(999));

export const zoneShape = z.strictObject({
  zone_no: zoneNoShape,
  name: lineShape(longest.name),
  polling_place: lineShape(longest.place),
  map_url: z.nullable(webAddressShape),
});

export const numberShape = z.number().check(z.int(), z.minimum(1), z.maximum(999));

export const candidateShape = z.strictObject({
  position: codeShape,
  number: numberShape,
  name: lineShape(longest.name),
  /** Null: stands for all zones. */
  zone: z.nullable(zoneNoShape),
  unit: lineOfWords(longest.unit),
  photo: z.nullable(pictureAddressShape),
  bio: wordsShape({ most: longest.bio }),
  video_url: z.nullable(webAddressShape),
});

export const documentShape = z.strictObject({
  name: lineShape(longest.document),
  /** Of a file that the store knows: it knows its kind and size, too. */
  url: fileAddressShape,
});

const figureShape = z.number().check(z.int(), z.minimum(0), z.maximum(9_999_999));

/** One position's papers and votes. */
export const countShape = z.strictObject({
  position: codeShape,
  eligible: figureShape,
  ballots: figureShape,
  spoiled: figureShape,
  no_vote: figureShape,
  candidates: z
    .array(z.strictObject({ number: numberShape, votes: figureShape }))
    .check(z.maxLength(300)),
  /** Numbers that a lot chose among equals. */
  lot: z.array(numberShape).check(z.maxLength(300)),
});
