/** Which colour stands on which, and how well it must read there (S11, R187). */

export interface Pair {
  /** Token names. */
  readonly colour: string;
  readonly ground: string;
  /** 7 for body text, 4.5 for other words, 3 for edges and marks. */
  readonly least: 7 | 4.5 | 3;
}

const on = (ground: string, least: Pair['least'], colours: readonly string[]): Pair[] =>
  colours.map((colour) => ({ colour, ground, least }));

/** The five colours of the theme by their names in the specification (R187). */
export const themeColours = {
  primary: 'blue',
  secondary: 'teal',
  warning: 'warning',
  success: 'success',
  danger: 'danger',
} as const;

export const pairs: readonly Pair[] = [
  ...on('paper', 7, ['ink', 'muted', 'blue', 'blue-ink', 'blue-deep', 'gold-ink']),
  ...on('paper', 7, ['success-ink', 'warning-ink', 'danger-ink']),
  ...on('page', 7, ['ink', 'muted', 'blue']),
  ...on('sky', 7, ['blue-ink']),
  ...on('paper', 4.5, Object.values(themeColours)),
  ...on('blue-tint', 4.5, ['blue', 'ink', 'muted']),
  ...on('gold-tint', 4.5, ['gold-ink']),
  ...on('success-tint', 4.5, ['success-ink', 'ink']),
  ...on('warning-tint', 4.5, ['warning-ink', 'ink']),
  ...on('danger-tint', 4.5, ['danger-ink', 'ink']),
  ...on('off', 4.5, ['off-ink', 'muted']),
  ...on('blue', 4.5, ['on-blue']),
  ...on('blue-deep', 4.5, ['on-blue']),
  ...on('danger', 4.5, ['on-blue']),
  ...on('danger-ink', 4.5, ['on-blue']),
  ...on('band', 4.5, ['on-band']),
  ...on('band-deep', 4.5, ['on-band']),
  ...on('on-band', 4.5, ['band']),
  ...on('foot', 4.5, ['on-band', 'foot-ink', 'foot-mark']),
  ...on('paper', 3, ['field-line', 'gold']),
  ...on('page', 3, ['field-line', 'gold']),
  ...on('blue-tint', 3, ['gold']),
  ...on('foot', 3, ['foot-gold']),
  ...on('band', 3, ['foot-gold']),
];
