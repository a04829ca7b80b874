/** The tab and its page as they stand in the address of the welfare page (R106). */
import { paths } from '../../../api/paths.ts';
import { isDay } from '../../../core/days.ts';
import type { CurKey } from './welfare.api.ts';

export interface WelfareView {
  readonly curKey: CurKey;
  readonly page?: string | undefined;
}

const keys: readonly string[] = ['1', '2', '3'] satisfies CurKey[];
const cursorPattern = /^(?:before|after)\.(\d{4}-\d{2}-\d{2})\..{1,40}$/;

/** What the address asks for; what nobody could have meant is the first tab's first page. */
export function viewOf(query: { get(name: string): string | null }): WelfareView {
  const key = query.get('curKey') ?? '';
  const page = query.get('page') ?? '';
  const curKey = keys.includes(key) ? (key as CurKey) : '1';
  const isCursor = curKey !== '3' && isDay(cursorPattern.exec(page)?.[1] ?? '');
  return { curKey, ...(isCursor ? { page } : {}) };
}

/** The address of a view; the first tab needs no word. */
export function addressOf({ curKey, page }: WelfareView): string {
  const query = new URLSearchParams();
  if (curKey !== '1') query.set('curKey', curKey);
  if (page !== undefined) query.set('page', page);
  const words = query.toString();
  return words === '' ? paths.memberWelfare : `${paths.memberWelfare}?${words}`;
}
