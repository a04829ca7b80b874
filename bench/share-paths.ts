/** Addresses of the share feed that no cache knows. */

const dayMilliseconds = 86_400_000;

/** Every call asks for other days, all before the first line: an address never seen before. */
export function uniquePaths(): () => string {
  const start = Date.parse('1800-01-01');
  let calls = 0;
  return () => {
    calls += 1;
    const from = start + (calls % 50_000) * dayMilliseconds;
    const to = Date.parse('2590-01-01') + Math.floor(calls / 50_000) * dayMilliseconds;
    const day = (instant: number) => new Date(instant).toISOString().slice(0, 10);
    return `/api/member/share?from=${day(from)}&to=${day(to)}`;
  };
}
