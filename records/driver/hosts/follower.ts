/** What is known of a server beside the primary. */
import type { Host } from './host.ts';
import type { Look } from './look.ts';

/** A server that the settings name beside the primary. */
export interface Follower {
  /** `db2.example:5432`. */
  readonly name: string;
  /** It answers, repeats the primary's changes, and is of the same store. */
  readonly isUp: boolean;
  /** How far it is behind the primary when both were last looked at; undefined: not known. */
  readonly behindBytes: number | undefined;
  readonly behindSeconds: number | undefined;
}

/** `lead`: what the primary said when it was last looked at; `store`: whose changes count. */
export function followerOf(
  { name, latest }: Host,
  lead: Look | undefined,
  store: string | undefined,
): Follower {
  const isUp = latest?.isStandby === true && latest.store === store;
  if (!isUp || lead === undefined) {
    return { name, isUp, behindBytes: undefined, behindSeconds: undefined };
  }
  const behindBytes = Math.max(0, lead.position - latest.position);
  // Without changes the last one grows old, and nothing is behind.
  const behindSeconds = behindBytes === 0 ? 0 : (latest.changeSeconds ?? undefined);
  return { name, isUp, behindBytes, behindSeconds };
}
