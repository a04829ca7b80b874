/** Heights that the whole page reckons with, as lengths of the root. */
type Shared = '--above' | '--covered' | '--ground';

/**
 * Keeps the length of this name at what `measure` gives, in pixels, whenever the element takes
 * another size; gives what ends it.
 */
export function shareHeight(name: Shared, element: HTMLElement, measure: () => number): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(name, `${measure()}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(name);
  };
}

/**
 * What floats stands on an element that sticks to the bottom of the window, not behind it, and
 * nothing that a key focuses hides there: `--ground` is its height while it sticks. A ref.
 */
export function raiseGround(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const sticks = () => getComputedStyle(element).position !== 'static';
  return shareHeight('--ground', element, () => (sticks() ? element.offsetHeight : 0));
}
