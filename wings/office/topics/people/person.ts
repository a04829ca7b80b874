/** A person as the office writes one, and as their topic holds them (D-17). */
import type { Content } from '../shapes.ts';
import { personFacts as labels } from './person-facts.text.ts';

export interface Person {
  readonly name: string;
  readonly position: string;
  /** Where they work, or how they are reached; '' where nothing is said. */
  readonly place: string;
  /** Between which years; '' where there is none. */
  readonly term: string;
  /** '' where there is none. */
  readonly portrait_url: string;
}

/** Between the position and the rest, where lists break the line. */
const between = ' · ';

type Facts = Content['facts'];

const factOf = (facts: Facts, label: string): string =>
  facts.find((fact) => fact.label === label)?.value ?? '';

/** The facts with one of them changed, in its place; '' takes it away. */
function withFact(facts: Facts, label: string, value: string, place: number): Facts {
  const at = facts.findIndex((fact) => fact.label === label);
  if (value === '') return facts.filter((fact) => fact.label !== label);
  if (at >= 0) return facts.with(at, { label, value });
  return facts.toSpliced(place, 0, { label, value });
}

export function personOf({ title, summary, facts, cover_url }: Content): Person {
  const [position = '', ...rest] = summary.split(between);
  return {
    ...{ name: title, position, place: rest.join(between) },
    ...{ term: factOf(facts, labels.term), portrait_url: cover_url ?? '' },
  };
}

/** What else the topic holds stays: its text, its files, facts of other names. */
export function contentWith(content: Content, person: Person): Content {
  const { name, position, place, term, portrait_url: url } = person;
  const isSame = url === content.cover_url && name === content.title && content.cover_alt !== '';
  const facts = withFact(content.facts, labels.position, position, 0);
  return {
    ...content,
    ...{ title: name, summary: [position, place].filter((part) => part !== '').join(between) },
    facts: withFact(facts, labels.term, term, 1),
    cover_url: url === '' ? null : url,
    cover_alt: isSame ? content.cover_alt : url === '' ? '' : labels.portraitOf(name),
  };
}

/** Of somebody new. */
export const emptyContent = (category: string): Content => ({
  ...{ category, title: '', summary: '', body_html: '', cover_url: null, cover_alt: '' },
  ...{ facts: [], pinned: false, pinned_until: null, published_at: null, expires_at: null },
  ...{ happens_on: null, happens_until: null, images: [], files: [] },
});
