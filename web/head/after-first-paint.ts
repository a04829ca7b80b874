/** Milliseconds after which a page that has come whole counts as painted, whatever is reported. */
const patienceMilliseconds = 1_000;

/**
 * Does something once text has been painted, or the page has come whole unseen: what the page can
 * be read without must not compete with it for a slow line.
 */
export function afterFirstPaint(act: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) act();
    isDone = true;
  };
  // On a quick line the page is whole before it is on the screen.
  addEventListener('load', () => setTimeout(once, document.hidden ? 0 : patienceMilliseconds));
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) once();
  }).observe({ type: 'paint', buffered: true });
}
