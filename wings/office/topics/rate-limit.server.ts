/** How many versions and previews of topics one of staff makes in an hour. */
import { reportRateLimit } from '../../../api/rate-limit/too-many.server.ts';
import { RateLimit } from '../../../runtime/rate-limit.ts';
import { tooManyPreviews, tooManySaves } from './content.text.ts';

const hour = 60 * 60;
const saves = new RateLimit(300, hour);
const previews = new RateLimit(60, hour);

/** Counts a version that is saved, published or restored. Throws Problem too_many. */
export const consumeSave = (staffId: string): number =>
  reportRateLimit(
    () => saves.consume(staffId),
    ({ minutes }) => tooManySaves(minutes),
  );

/** Counts a preview. Throws Problem too_many. */
export const consumePreview = (staffId: string): number =>
  reportRateLimit(
    () => previews.consume(staffId),
    ({ minutes }) => tooManyPreviews(minutes),
  );
