/** The half that a browser is known by (S1): read, given, renewed, replaced. */
import type { DevicePort } from '../../../api/session/ports.ts';
import { hashOf, newHalf } from '../../gate/session/halves.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** `half`: what came with the call; `set` sends one with the answer. */
export function deviceFor(
  half: string | undefined,
  set: (value: string, keepSeconds: number) => void,
): DevicePort {
  const hash = half === undefined ? undefined : hashOf(half);
  return {
    hash,
    keep() {
      // Not sent again: the answer may come after one that replaced it in the meantime.
      if (hash !== undefined) return hash;
      const first = newHalf();
      set(first, yearSeconds);
      return hashOf(first);
    },
    renew() {
      if (half !== undefined) set(half, yearSeconds);
    },
    replace() {
      const next = newHalf();
      return { hash: hashOf(next), before: hash, give: () => set(next, yearSeconds) };
    },
  };
}
