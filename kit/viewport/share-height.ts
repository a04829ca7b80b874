/** Heights that the whole page reckons with, as lengths of the root. */
type Shared = '--above' | '--covered' | '--ground';

interface Watched {
  readonly name: Shared;
  /** Pixels. */
  readonly measure: () => number;
}

const watched = new Map<Element, Watched>();
let observer: ResizeObserver | undefined;

/** Each length that changes has all styles of the page computed anew: all at once, if at all. */
function renew(entries: readonly ResizeObserverEntry[]): void {
  const { style } = document.documentElement;
  const lengths = entries.flatMap(({ target }) => {
    const one = watched.get(target);
    return one ? [[one.name, `${one.measure()}px`] as const] : [];
  });
  for (const [name, length] of lengths) {
    if (style.getPropertyValue(name) !== length) style.setProperty(name, length);
  }
}

/**
 * Keeps the length of this name at what `measure` gives, in pixels, whenever the element takes
 * another size; gives what ends it.
 */
export function shareHeight(name: Shared, element: HTMLElement, measure: () => number): () => void {
  watched.set(element, { name, measure });
  observer ??= new ResizeObserver(renew);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
    document.documentElement.style.removeProperty(name);
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
