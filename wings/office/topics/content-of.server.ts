import type { TopicContent } from '../../../records/office/topics/content.ts';
import type { Content } from './shapes.ts';

/** Facts were written freely before: what is no label with its value stays behind. */
const isFact = (fact: unknown): boolean =>
  typeof Object(fact).label === 'string' && typeof Object(fact).value === 'string';

/** Content as it travels. */
export function contentOf(stored: TopicContent): Content {
  const facts = Array.isArray(stored.facts) ? stored.facts.filter(isFact) : [];
  return {
    ...stored,
    facts: facts.map(({ label, value }) => ({ label, value })),
    images: [...stored.images],
    files: [...stored.files],
  };
}
