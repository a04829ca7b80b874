/** Where the focus goes between and within the rows of a month. */

const rowMark = '[data-bill]';

/** On the first thing that can be done with a closed row. */
export function focusRow(row: HTMLElement): void {
  row.querySelector<HTMLElement>('button')?.focus();
}

/** The row so many places further in the list that is shown; undefined beyond its ends. */
export function neighbour(row: HTMLElement, by: number): HTMLElement | undefined {
  const rows = [...row.ownerDocument.querySelectorAll<HTMLElement>(rowMark)];
  return rows[rows.indexOf(row) + by];
}

/** In an open row: on the amount where there is one, else on the first list. */
export function focusForm(row: HTMLElement): void {
  const field = row.querySelector<HTMLElement>('input') ?? row.querySelector('select');
  field?.focus();
  if (!(field instanceof HTMLInputElement)) return;
  // What is typed on goes behind the figure that opened the row.
  const { length } = field.value;
  field.setSelectionRange(length > 1 ? 0 : length, length);
}

/** On the field that is at fault. */
export function focusFault(row: HTMLElement): void {
  row.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}
