/** Waits for work, and no longer than so many milliseconds; the work goes on. */
export async function upTo(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
