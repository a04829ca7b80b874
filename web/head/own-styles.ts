/**
 * Names the style sheets that stand in the page itself as links that are not followed: whoever
 * loads a screen looks there for what the page already has, and would fetch them again.
 */
export function nameOwnStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-file]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    // Before its address is known: afterwards it would be on its way.
    link.setAttribute('disabled', '');
    link.href = dataset.file ?? '';
    document.head.append(link);
  }
}
