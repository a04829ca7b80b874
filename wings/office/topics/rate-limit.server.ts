/** How many versions and previews of topics one of staff makes in an hour. */
import { reportRateLimit } from '../../../api/rate-limit/too-many.server.ts';
import type { Budgets } from '../../../runtime/budgets.ts';
import { Limit } from '../../../runtime/rate-limit.ts';
import { tooManyPreviews, tooManySaves } from './content.text.ts';

const hour = 60 * 60;
const saves = new Limit('topics: versions', 300, hour);
const previews = new Limit('topics: previews', 60, hour);

/** Counts a version that is saved, published or restored. Throws Problem too_many. */
export const consumeSave = (budgets: Budgets, staffId: string) =>
  reportRateLimit(budgets.take([[saves, staffId]]), ({ minutes }) => tooManySaves(minutes));

/** Counts a preview. Throws Problem too_many. */
export const consumePreview = (budgets: Budgets, staffId: string) =>
  reportRateLimit(budgets.take([[previews, staffId]]), ({ minutes }) => tooManyPreviews(minutes));
