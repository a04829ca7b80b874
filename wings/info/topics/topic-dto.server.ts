/** Parts of a topic as they travel, for the page and for its preview. */
import type { RelatedTopic, TopicNeighbour } from '../../../records/content/topics/topic.ts';

export const relatedCount = 4;

/** Staff write them freely: what is no label with its value stays behind. */
export function factsOf(facts: unknown): { label: string; value: string }[] {
  return (Array.isArray(facts) ? facts : []).flatMap((fact) => {
    const { label, value } = Object(fact);
    return typeof label === 'string' && typeof value === 'string' ? [{ label, value }] : [];
  });
}

export const neighbourOf = (topic: TopicNeighbour | undefined) =>
  topic ? { id: Number(topic.id), title: topic.title } : null;

export const relatedOf = (other: RelatedTopic) => ({
  id: Number(other.id),
  title: other.title,
  published_on: other.publishedOn,
});
