/** Where Tab leads while a menu lies over the page: round its own stops (R081). */
export function nextStop(at: number, count: number, backwards: boolean): number {
  const step = backwards ? -1 : 1;
  return (at + step + count) % count;
}
