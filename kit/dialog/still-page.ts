/** How many dialogs lie over the page. */
let open = 0;

/**
 * Keeps the page from scrolling under a dialog (base.css); the returned function lets go. A mark,
 * no `:has()`: for that every change of the page would have all its styles computed anew.
 */
export function stillPage(): () => void {
  open += 1;
  const { dataset } = document.documentElement;
  dataset.still = '';
  return () => {
    open -= 1;
    if (open === 0) delete dataset.still;
  };
}
