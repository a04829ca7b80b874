/** How a person likes to read: kept in the browser and set on <html> (S11). */

export type TextSize = '100' | '125' | '150';

export interface View {
  readonly text: TextSize;
  readonly contrast: 'normal' | 'high';
  readonly amounts: 'shown' | 'hidden';
}

export const plainView: View = { text: '100', contrast: 'normal', amounts: 'shown' };

function oneOf<T extends string>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.find((one) => one === value) ?? otherwise;
}

/** Reads stored settings; whatever is missing or strange becomes `otherwise`. */
export function parseView(stored: string | null, otherwise: View = plainView): View {
  let found: Partial<Record<keyof View, unknown>> = {};
  try {
    found = { ...JSON.parse(stored ?? '{}') };
  } catch {
    return otherwise;
  }
  return {
    text: oneOf(found.text, ['100', '125', '150'], otherwise.text),
    contrast: oneOf(found.contrast, ['normal', 'high'], otherwise.contrast),
    amounts: oneOf(found.amounts, ['shown', 'hidden'], otherwise.amounts),
  };
}

/** Puts the settings on an element's data attributes, where tokens and parts look for them. */
export function markView(view: View, dataset: DOMStringMap): void {
  mark(dataset, 'text', view.text, plainView.text);
  mark(dataset, 'contrast', view.contrast, plainView.contrast);
  mark(dataset, 'amounts', view.amounts, plainView.amounts);
}

function mark(dataset: DOMStringMap, name: string, value: string, plain: string): void {
  if (value === plain) delete dataset[name];
  else dataset[name] = value;
}
