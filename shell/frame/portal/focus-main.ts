/**
 * What had the focus is gone, as a form is after the sign-in: the page takes it, from its top.
 * Where something has the focus it stays there.
 */
export function focusMainIfLost(): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  document.getElementById('main')?.focus({ preventScroll: true });
  scrollTo(0, 0);
}
