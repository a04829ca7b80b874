/** Queues of members' and agencies' calls: no script keeps the store or the papers to itself. */
import { Problem } from '../../api/problem.ts';
import { FairQueue } from '../../runtime/fair-queue.ts';
import { partOf } from '../../runtime/processes.ts';

/**
 * Reading calls by person, or by agency. A page makes a few at once, several windows that open
 * together some forty; four are fewer than the store has connections, so that some are left. Those
 * that wait cost next to nothing, and may all have come to one of several processes: no part.
 */
export const openReadQueue = (): FairQueue =>
  new FairQueue({
    ...{ runningEach: partOf(4, 2), waitingEach: 40 },
    refusal: () => new Problem('overloaded', { retryAfterSeconds: 2 }),
  });

/** Files by person: a second window or an impatient second press is answered, a third refused. */
export const openFileQueue = (): FairQueue =>
  new FairQueue({
    ...{ runningEach: partOf(2), waitingEach: 0 },
    refusal: () => new Problem('too_many_files', { retryAfterSeconds: 5 }),
  });
