let next = 1;

/** An address of a network of its own: browsers of tests must not use up each other's tries. */
export function newAddress(): string {
  const at = next++;
  return `198.${18 + (at >> 14)}.${(at >> 6) & 255}.${(at & 63) + 1}`;
}
