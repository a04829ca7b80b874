/** What a topic is found by, and what somebody asks for, made comparable (D-17). */
import sanitize from 'sanitize-html';
import { asciiDigits } from '../../../core/membership-number.ts';
import { normaliseThai } from '../../../core/thai-text.ts';
import { foldForSearch } from '../../../core/thai-words/search.ts';
import { leftOutWords } from './left-out.text.ts';

/** Of a question longer than this the rest is not read. */
const questionCharacters = 100;
const mostWords = 10;

/** Stands between title, summary and body; no folded text holds one. */
const between = '\n';

const block = /<\/?(?:p|br|li|ul|ol|h[1-6]|tr|td|th|table|figcaption|blockquote|div)\b/gi;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** The words of markup: what stands in blocks of their own does not run together. */
export function plainText(html: string): string {
  const words = sanitize(html.replace(block, ' $&'), { allowedTags: [] });
  return words
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

interface SearchedTopic {
  readonly title: string;
  readonly summary: string;
  readonly bodyHtml: string;
}

/** What `portal.topics.search_text` holds; whoever writes a topic writes this with it. */
export function searchTextOf({ title, summary, bodyHtml }: SearchedTopic): string {
  return [title, summary, plainText(bodyHtml)].map(foldForSearch).join(between);
}

/** A question as the store is asked. */
export interface TopicQuestion {
  /** All of it, folded. */
  readonly phrase: string;
  /** Each must occur; none where the question has no word in it, such as `%`. */
  readonly words: readonly string[];
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
/** Thai letters, figures with what may stand in them, letters of other scripts. */
const pieces = /[\u0e01-\u0e4e]+|\d(?:[\d.,/]*\d)?|(?:(?![\u0e00-\u0e7f])[\p{L}\p{M}])+/gu;
const isLoneLetter = (piece: string) => /^[\u0e01-\u0e4e]$/.test(piece);
const leftOut = new Set(leftOutWords.map(foldForSearch));

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Folded pieces of a text at their places; marks and blanks are none. */
function piecesOf(text: string): Piece[] {
  return [...segmenter.segment(text)].flatMap(({ segment, index }) =>
    [...segment.matchAll(pieces)].map(([piece], nth, all) => {
      const from = index + (all[nth]?.index ?? 0);
      return { from, to: from + piece.length, text: foldForSearch(piece) };
    }),
  );
}

/** A letter that the dictionary left alone belongs to its neighbour: it would fit anything. */
function joinLoneLetters(found: readonly Piece[]): string[] {
  const joined: Piece[] = [];
  for (const piece of found) {
    const last = joined.at(-1);
    const touches = last?.to === piece.from;
    if (last && touches && (isLoneLetter(piece.text) || isLoneLetter(last.text))) {
      joined[joined.length - 1] = { ...piece, from: last.from, text: last.text + piece.text };
    } else joined.push(piece);
  }
  return joined.map(({ text }) => text).filter((text) => text !== '');
}

/** Words of a text, each once; words that say nothing only where there are no others. */
export function searchWords(text: string): readonly string[] {
  const all = [
    ...new Set(joinLoneLetters(piecesOf(asciiDigits(normaliseThai(text.normalize('NFC')))))),
  ];
  const telling = all.filter((word) => !leftOut.has(word));
  return (telling.length > 0 ? telling : all).slice(0, mostWords);
}

/** What somebody typed into the search box; undefined where there is nothing to look for. */
export function readQuestion(typed: string): TopicQuestion | undefined {
  // The store takes every character but this one.
  const text = typed.replaceAll('\0', ' ').slice(0, questionCharacters);
  const phrase = foldForSearch(text);
  return phrase === '' ? undefined : { phrase, words: searchWords(text) };
}
