/** What happened lately to a member's account here, and to the terms that it stands under. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface AccountNews {
  /** A sign-in in a browser that was not known, or a change of what members agree to. */
  readonly kind: 'BROWSER' | 'TERMS';
  readonly on: string;
  /** What the browser calls itself, or the title of the terms. */
  readonly name: string;
}

const mostBrowsers = 5;
const inBangkok = (instant: string) => `(${instant} AT TIME ZONE 'Asia/Bangkok')::date`;

// Several new browsers of one day may be one that keeps no cookies. A first version of
// the terms is no change of them.
const news = statement<AccountNews>(`
  (SELECT 'BROWSER' AS kind, ${inBangkok('first_used_at')} AS "on", agent AS name
    FROM portal.devices
    WHERE ended_at IS NULL AND known_at IS NOT NULL
      AND member_no = current_setting('app.member_no', true)
    ORDER BY first_used_at DESC LIMIT ${mostBrowsers})
  UNION ALL
  (SELECT t.kind, t.effective_on, t.title FROM portal.terms_versions t
    WHERE t.kind = 'TERMS' AND t.change_summary <> '' AND t.withdrawn_at IS NULL
      AND t.effective_on <= ${inBangkok('now()')}
    ORDER BY t.effective_on DESC LIMIT 1)`);

/** The subject's newest browsers and the last change of the terms, in no order. */
export async function accountNews(db: Db): Promise<readonly AccountNews[]> {
  return news(db);
}
