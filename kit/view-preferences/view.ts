/** How a person likes to read: kept in the browser and set on <html> (S11). */

export type TextSize = '100' | '125' | '150';
/** `device`: light or dark, as the device is set. */
export type Colours = 'light' | 'dark' | 'high' | 'device';

export interface View {
  readonly text: TextSize;
  readonly colours: Colours;
  readonly amounts: 'shown' | 'hidden';
}

export const plainView: View = { text: '100', colours: 'light', amounts: 'shown' };

/** Whether two views say the same. */
export const isSameView = (one: View, other: View): boolean =>
  one.text === other.text && one.colours === other.colours && one.amounts === other.amounts;

const choices: Readonly<Record<string, readonly unknown[]>> = {
  text: ['100', '125', '150'],
  colours: ['light', 'dark', 'high', 'device'],
  amounts: ['shown', 'hidden'],
} satisfies { [K in keyof View]: readonly View[K][] };

/** Reads what was chosen; whatever is missing or strange has not been. */
export function parseChoices(stored: string | null): Partial<View> {
  let found: Record<string, unknown> = {};
  try {
    found = { ...JSON.parse(stored ?? '{}') };
  } catch {
    // Then nothing was chosen.
  }
  // What was chosen while high contrast was the only other theme stands.
  found.colours ??= found.contrast;
  const valid = Object.keys(choices).filter((name) => choices[name]?.includes(found[name]));
  return Object.fromEntries(valid.map((name) => [name, found[name]]));
}

/**
 * Puts the settings on an element's data attributes, where tokens and parts look for them.
 * `isDark`: how the device is set.
 */
export function markView(view: View, isDark: boolean, dataset: DOMStringMap): void {
  const { text, colours, amounts } = view;
  const shown = colours === 'device' && isDark ? 'dark' : colours;
  mark(dataset, 'text', text, plainView.text);
  mark(dataset, 'colours', shown === 'device' ? 'light' : shown, plainView.colours);
  mark(dataset, 'amounts', amounts, plainView.amounts);
}

function mark(dataset: DOMStringMap, name: string, value: string, plain: string): void {
  if (value === plain) delete dataset[name];
  else dataset[name] = value;
}
