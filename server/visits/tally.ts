/** What was counted and is not stored yet: numbers of visits by day, of views by topic. */
import { bangkokDay } from '../../core/thai-date.ts';

type Counts = Map<string, number>;
type Store = (byDay: Counts, byTopic: Counts) => Promise<void>;

export interface Tally {
  visit(): void;
  view(topicId: string): void;
  /** Stores what has come together; what cannot be stored waits for the next time. */
  flush(): Promise<void>;
}

/** Topics whose views can wait at a time; an outage shall not fill memory. */
const mostTopics = 10_000;

export function openTally(store: Store, now: () => number = Date.now): Tally {
  let days: Counts = new Map();
  let topics: Counts = new Map();
  let last: Promise<void> = Promise.resolve();

  const add = (counts: Counts, key: string, more: number) =>
    counts.set(key, (counts.get(key) ?? 0) + more);

  async function storeOnce(): Promise<void> {
    if (days.size + topics.size === 0) return;
    const [byDay, byTopic] = [days, topics];
    [days, topics] = [new Map(), new Map()];
    try {
      await store(byDay, byTopic);
    } catch (error) {
      for (const [day, count] of byDay) add(days, day, count);
      for (const [topic, count] of byTopic) add(topics, topic, count);
      throw error;
    }
  }

  return {
    visit: () => void add(days, bangkokDay(new Date(now())), 1),
    view(topicId) {
      if (topics.has(topicId) || topics.size < mostTopics) add(topics, topicId, 1);
    },
    flush() {
      last = last.catch(() => {}).then(storeOnce);
      return last;
    },
  };
}
