/** One look for all who want to know at about the same time. */

/**
 * Runs `look` when it is asked and nobody has within `youngFor` milliseconds; whoever asks while it
 * runs, or soon after, gets what it gave. A look that fails is forgotten: the next one asks again.
 */
export function sharedLook<Seen>(
  look: () => Promise<Seen>,
  youngFor: number,
  now: () => number = () => performance.now(),
): () => Promise<Seen> {
  let latest: { readonly seen: Promise<Seen>; endedAt: number } | undefined;
  return () => {
    if (latest !== undefined && now() - latest.endedAt < youngFor) return latest.seen;
    const seen = look();
    const mine = { seen, endedAt: Number.POSITIVE_INFINITY };
    latest = mine;
    seen.then(
      () => {
        mine.endedAt = now();
      },
      () => {
        if (latest === mine) latest = undefined;
      },
    );
    return seen;
  };
}
