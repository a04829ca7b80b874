/** Whom a letter to an agency addresses: its head, as letters do it. */

import { barePositions } from './addressee.text.ts';

interface Unit {
  readonly name: string;
  readonly headName: string | null;
  readonly headPosition: string | null;
}

/** Fewer letters in common are chance. */
const leastShared = 3;

/** The longest end of one text that the other begins with. */
function shared(end: string, beginning: string): number {
  for (let length = Math.min(end.length, beginning.length); length >= leastShared; length -= 1) {
    if (end.endsWith(beginning.slice(0, length))) return length;
  }
  return 0;
}

/**
 * `ผู้อำนวยการโรงเรียน` of `โรงเรียนตัวอย่างวิทยา` → `ผู้อำนวยการโรงเรียนตัวอย่างวิทยา`: the kind of unit
 * stands once. Without a position the head's name, without that the unit alone.
 */
export function addressee({ name, headName, headPosition }: Unit): string {
  const position = headPosition?.trim() ?? '';
  if (position === '') {
    const head = headName?.trim() ?? '';
    return head === '' ? name : `${head} ${name}`;
  }
  const twice = shared(position, name);
  if (twice > 0) return position + name.slice(twice);
  return barePositions.has(position) ? position + name : `${position} ${name}`;
}
