/** Who has no national ID, and what they show instead: a few of the others, by their number. */
import { foreigners, prefixes } from '../words/people.text.ts';
import type { Person } from './person.ts';

type Identity = Pick<Person, 'prefix' | 'firstName' | 'lastName' | 'nationalId' | 'idDocument'>;

/** One of each in so many numbers; the first of them are in the smallest demo. */
const cycle = 199;
/** By the number's place in the cycle: a passport, none at all, a monk's, another document. */
const places = { passport: 5, none: 7, monk: 10, other: 12 } as const;

/** What chance made of a member, or a member without a national ID; uses no chance up. */
export function identityOf(number: number, made: Identity): Identity {
  const man = made.prefix === prefixes.mister;
  switch (number % cycle) {
    case places.passport: {
      const passport = `XA${String((number * 7_919) % 10_000_000).padStart(7, '0')}`;
      const names = man ? foreigners.man : foreigners.woman;
      return { ...names, nationalId: '', idDocument: { kind: 'PASSPORT', number: passport } };
    }
    case places.none:
      return { ...made, nationalId: '' };
    case places.monk: {
      if (!man) return made;
      const certificate = `${100 + (number % 900)}/2560`;
      const idDocument = { kind: 'MONK_CERTIFICATE', number: certificate } as const;
      return { ...made, prefix: prefixes.monk, nationalId: '', idDocument };
    }
    case places.other: {
      const idDocument = { kind: 'OTHER', number: `A-${10_000 + number}` } as const;
      return { ...made, nationalId: '', idDocument };
    }
    default:
      return made;
  }
}
