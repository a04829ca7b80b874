/** The three parts of `/demand`, each with its own address: published cases, form, look-up. */
import { paths } from '../../../api/paths.ts';

export const views = ['list', 'file', 'track'] as const;
export type View = (typeof views)[number];

/** The part that the address names; the list for anything else. */
export function viewOf(query: URLSearchParams): View {
  const viewParam = query.get('view');
  return views.find((view) => view === viewParam) ?? 'list';
}

export const addressOf = (view: View): string =>
  view === 'list' ? paths.demand : `${paths.demand}?view=${view}`;
