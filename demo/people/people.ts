/** Everybody in the cooperative, in the order of membership numbers. */
import { cast, castOn } from '../cast.ts';
import { referenceTimeline, type Timeline } from '../timeline.ts';
import type { Agency } from './agencies.ts';
import type { Person } from './person.ts';
import { randomPerson } from './random-person.ts';

/**
 * So many people, the cast included: numbers are dense from 000001 on, and the cast keep theirs
 * however few the others are.
 */
export function* people(
  members: number,
  agencies: readonly Agency[],
  timeline: Timeline = referenceTimeline,
): Generator<Person> {
  const castByNumber = new Map(
    castOn(timeline).map((member) => [Number(member.memberNo), member.person]),
  );
  const units = agencies.filter(({ kind }) => kind === 'school' || kind === 'hospital');
  let others = Math.max(0, members - cast.length);
  let castLeft = cast.length;
  for (let number = 1; others > 0 || castLeft > 0; number += 1) {
    const person = castByNumber.get(number);
    if (person) {
      castLeft -= 1;
      yield person;
    } else if (others > 0) {
      others -= 1;
      yield randomPerson(number, units, timeline);
    }
  }
}
