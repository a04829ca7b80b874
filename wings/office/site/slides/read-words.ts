/** How the words of a slide read on what lies behind them, measured on the drawn slide. */
import { contrastRatio } from '../../../../kit/colour/contrast.ts';

/** What large letters need, and what all others do (WCAG 2.2, 1.4.3). */
const bounds = { large: 3, small: 4.5 } as const;
/** Pixels from which letters are large, and bold ones. */
const largeFrom = { plain: 24, bold: 18.66 } as const;

export interface WordsReading {
  /** Rounded down to tenths. */
  readonly ratio: number;
  readonly least: number;
}

export interface SlideReading {
  readonly title: WordsReading;
  /** Undefined where there is none. */
  readonly body: WordsReading | undefined;
  /** Words lie over the picture. */
  readonly isOverPicture: boolean;
  /** Pixels of the picture's width. */
  readonly pictureWidth: number;
}

/** `rgb(15, 23, 42)` as `#0f172a`; undefined for what is see-through. */
export function hexOf(colour: string): string | undefined {
  const [red, green, blue, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined || alpha < 1) return undefined;
  const two = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');
  return `#${two(red)}${two(green)}${two(blue)}`;
}

/** The colour that lies behind an element: its own or the nearest one's that has any. */
function groundOf(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) {
    const ground = hexOf(getComputedStyle(at).backgroundColor);
    if (ground !== undefined) return ground;
  }
  return '#ffffff';
}

function readingOf(words: Element): WordsReading {
  const { color, fontSize, fontWeight } = getComputedStyle(words);
  const size = Number.parseFloat(fontSize);
  const isLarge = size >= (Number(fontWeight) >= 700 ? largeFrom.bold : largeFrom.plain);
  const ratio = contrastRatio(hexOf(color) ?? '#000000', groundOf(words));
  return { ratio: Math.floor(ratio * 10) / 10, least: isLarge ? bounds.large : bounds.small };
}

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Undefined while there is no slide in it. */
export function readSlide(place: Element): SlideReading | undefined {
  const picture = place.querySelector('img');
  const title = place.querySelector('b');
  const body = title?.nextElementSibling;
  if (!picture || !title) return undefined;
  const frame = picture.getBoundingClientRect();
  const words = [title, ...(body?.textContent ? [body] : [])];
  return {
    title: readingOf(title),
    body: body?.textContent ? readingOf(body) : undefined,
    isOverPicture: words.some((one) => overlap(one.getBoundingClientRect(), frame)),
    // As it is where it is not shown smaller.
    pictureWidth: picture.offsetWidth,
  };
}
