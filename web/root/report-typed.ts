/**
 * What somebody typed or chose on a page before React came stands in its fields, but not in the
 * state of its components; their next rendering would take it away.
 */

/**
 * Sets a property as if the person had done it just now. React hears of a change only when the
 * property differs from what it last saw: first the old one by way of React's own setter, then the
 * new one past it.
 */
function report(field: Element, name: 'value' | 'checked', old: string | boolean): void {
  const now = Reflect.get(field, name);
  // One that gave way to another of its group: to press it again would take the other's place.
  const isReplaced = now === false && field.matches('[type=radio]');
  if (now === old || isReplaced) return;
  const prototype = Object.getPrototypeOf(field);
  Reflect.set(field, name, old);
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(field, now);
  const send = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  // Unlike a click of the mouse this one does not turn the box.
  send(name === 'checked' ? 'click' : 'input');
  // What is done to a text when its field is left.
  if (field !== document.activeElement) send('focusout');
}

/** Tells React of every field that no longer holds what the server wrote into it. */
export function reportTyped(): void {
  for (const field of document.querySelectorAll('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) {
      const isChanged = [...field.options].some((one) => one.selected !== one.defaultSelected);
      if (isChanged) field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (
      field instanceof HTMLTextAreaElement ||
      !/^(?:radio|checkbox|hidden|file)$/.test((field as HTMLInputElement).type)
    ) {
      report(field, 'value', (field as HTMLInputElement).defaultValue);
    } else report(field, 'checked', (field as HTMLInputElement).defaultChecked);
  }
}
