/** The cooperative's own colours over the tokens (R187; §9 of the specification). */
import type { Site } from '../../api/site.ts';

/** Each with how much of it is left in the dark, where words and marks are light. */
const tokens = {
  primary: ['--blue', 0.35],
  secondary: ['--teal', 0.48],
  warning: ['--warning', 0.48],
  success: ['--success', 0.48],
  danger: ['--danger', 0.48],
} as const satisfies Record<keyof Site['colours'], unknown>;

const hex = /^#[0-9a-f]{6}$/i;

/** A part of a colour, and the rest of white (255) or black (0). */
const mixed = (colour: string, part: number, rest: number): string =>
  colour.replace(/[^#]{2}/g, (channel) =>
    Math.round(Number.parseInt(channel, 16) * part + rest * (1 - part) + 256)
      .toString(16)
      .slice(1),
  );

/**
 * CSS that sets the tokens; high contrast keeps its own. What is no colour is left out. In the dark
 * a share of white makes any colour light enough for words, and the bar a share of black.
 */
export function colourRules(colours: Partial<Record<string, unknown>>): string {
  let light = '';
  let dark = '';
  for (const [name, [token, part]] of Object.entries(tokens)) {
    const value = colours[name];
    if (typeof value !== 'string' || !hex.test(value)) continue;
    light += `${token}:${value};`;
    dark += `${token}:${mixed(value, part, 255)};`;
    if (token === '--blue') dark += `--band:${mixed(value, 0.45, 0)};`;
  }
  const screen = `@media screen{:root[data-colours=dark]{${dark}}}`;
  return `@layer tokens{:root:not([data-colours=high]){${light}}${screen}}`;
}
