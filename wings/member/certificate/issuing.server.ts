/** How many certificates one member may be given in a while: each is kept for good (T27). */
import { reportRateLimit } from '../../../api/rate-limit/too-many.server.ts';
import { RateLimit } from '../../../runtime/rate-limit.ts';
import { text } from './certificate.text.ts';

const limit = new RateLimit(30, 60 * 60);

/** Issues one of `memberNo`'s; what fails is not counted. Throws Problem too_many. */
export async function withinLimit<T>(memberNo: string, issue: () => Promise<T>): Promise<T> {
  reportRateLimit(
    () => limit.consume(memberNo),
    ({ minutes }) => text.tooMany(minutes),
  );
  try {
    return await issue();
  } catch (error) {
    limit.giveBack(memberNo);
    throw error;
  }
}
