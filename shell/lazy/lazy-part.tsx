import { type ComponentType, lazy, Suspense } from 'react';
import { Unreached } from '../signal/Unreached.tsx';

const awaited: Promise<void>[] = [];

/** On the server: all parts that come later are here. To be awaited before a page is rendered. */
export async function partsAreHere(): Promise<void> {
  await Promise.all(awaited);
}

/**
 * A part of a page with a file of its own, which the browser fetches when the part is first shown;
 * what the server has rendered stays until then. A file that cannot be had leaves the rest of the
 * page as it is.
 * Write the part down once, outside of its page: `const part = <Part />`. An element that changes
 * before its file is there would give way to a wait.
 */
export function lazyPart(load: () => Promise<ComponentType>): ComponentType {
  let Part: ComponentType = lazy(async () => ({
    default: await load().catch(() => Unreached),
  }));
  if (import.meta.env.SSR) {
    const arrival = load().then((loaded) => {
      Part = loaded;
    });
    awaited.push(arrival);
  }
  // Nothing stands in: going to another address leaves the page as it is until the file is there.
  return () => (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
}
