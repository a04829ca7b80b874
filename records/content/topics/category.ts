/** Categories: what hangs together under `/list/{key}` (D-17). */
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';

/** In whose manner a list is drawn. */
export type ContentType =
  | 'GENERAL'
  | 'PHOTO'
  | 'CALENDAR'
  | 'PERSONNEL'
  | 'DOWNLOAD'
  | 'REGULATION';

export interface Category {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly contentType: ContentType;
}

const byKey = statement<Category, [string]>(`
  SELECT key, name, description, content_type AS "contentType"
  FROM portal.categories WHERE key = $1 AND shown`);

/** A category that is shown; undefined for a hidden one as for an unknown one. */
export async function findCategory(db: Db, key: string): Promise<Category | undefined> {
  return (await byKey(db, key))[0];
}
