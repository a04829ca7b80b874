/** Topics of a test's own, written straight to the store, clean or not. */
import { searchTextOf } from '../../../../records/content/topics/search-words.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';

export interface WrittenTopic {
  readonly id: number;
  readonly category: string;
  readonly title?: string;
  readonly summary?: string;
  readonly body?: string;
  /** Null: a draft. */
  readonly at?: string | null;
  readonly pinned?: boolean;
  readonly shown?: boolean;
  readonly on?: string;
  readonly until?: string;
}

export interface WrittenCategory {
  readonly key: string;
  readonly type: string;
  readonly name?: string;
  readonly shown?: boolean;
}

/** Categories stand behind those that are there; `key` must be new. */
export async function writeCategories(ownerUrl: string, categories: readonly WrittenCategory[]) {
  await asUpkeep(ownerUrl, 'sahakon_owner', async (store) => {
    for (const { key, type, name = `หมวด ${key}`, shown = true } of categories) {
      await store.query(
        `INSERT INTO portal.categories (key, name, content_type, shown, position)
         SELECT $1, $2, $3, $4, coalesce(max(position), 0) + 1 FROM portal.categories`,
        [key, name, type, shown],
      );
    }
  });
}

export async function writeTopics(ownerUrl: string, topics: readonly WrittenTopic[]) {
  await asUpkeep(ownerUrl, 'sahakon_owner', async (store) => {
    for (const topic of topics) {
      const { id, category, title = `เรื่องที่ ${id}`, summary = '', body = '' } = topic;
      const { at = '2025-11-01T09:00:00+07', pinned = false, shown = true } = topic;
      const searched = searchTextOf({ title, summary, bodyHtml: body });
      await store.query(
        `INSERT INTO portal.topics (id, category_key, title, summary, body_html, published_at,
           pinned, shown, happens_on, happens_until, search_text)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [
          ...[id, category, title, summary, body, at, pinned, shown],
          ...[topic.on ?? null, topic.until ?? null, searched],
        ],
      );
    }
  });
}
