/** How well one colour reads on another (WCAG 2.2, 1.4.3). */

const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** A colour in its long form: a packed style sheet says `#fff`. What is no colour stays. */
export function longHex(text: string): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text.trim());
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : text.trim();
}

function linear(channel: string): number {
  const ratio = Number.parseInt(channel, 16) / 255;
  return ratio <= 0.04045 ? ratio / 12.92 : ((ratio + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const channels = hex.exec(colour);
  if (!channels) throw new RangeError(`not a colour: ${colour}`);
  const [red = 0, green = 0, blue = 0] = channels.slice(1).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Ratio of two colours, from 1 to 21; the order does not matter. RangeError for no colour. */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
