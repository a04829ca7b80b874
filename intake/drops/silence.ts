/** Nights on which nothing comes, or nothing whole: no drop tells staff of them. */
import { bangkokDay, thaiDateTime } from '../../core/thai-date.ts';
import { isStuck, withinPatience } from '../decode/patience.ts';
import { dropText as text } from '../text/drops.text.ts';
import type { Attempts } from './attempts.ts';
import type { Notice } from './notice.ts';
import type { WatchOptions } from './options.ts';
import { leaveStaleNotice } from './staleness.ts';
import { unfinishedIn } from './unfinished.ts';

/** Milliseconds between two looks. */
const pauseMs = 3_600_000;
/** Milliseconds in which nothing comes: by then no core is still writing. */
const patienceMs = 2 * 3_600_000;

export class Silence {
  readonly #options: WatchOptions;
  readonly #attempts: Attempts;
  readonly #leave: (notice: Notice) => Promise<boolean>;
  #lookedAt = Number.NEGATIVE_INFINITY;

  /** `leave` leaves a notice to staff, and says whether it could. */
  constructor(
    options: WatchOptions,
    attempts: Attempts,
    leave: (notice: Notice) => Promise<boolean>,
  ) {
    this.#options = options;
    this.#attempts = attempts;
    this.#leave = leave;
  }

  /** Once an hour at most. A store or a folder that is away is told of otherwise. */
  async look(): Promise<void> {
    if (performance.now() - this.#lookedAt < pauseMs) return;
    this.#lookedAt = performance.now();
    const { ownerUrl, today = () => bangkokDay(new Date()) } = this.#options;
    await leaveStaleNotice(ownerUrl, today()).catch(() => {});
    await this.#lookForUnfinished().catch(() => {});
  }

  async #lookForUnfinished(): Promise<void> {
    const { folder, stallSeconds, mapping, tell, now = Date.now } = this.#options;
    if (isStuck()) return;
    const lying = await withinPatience(stallSeconds, () => unfinishedIn(folder, mapping?.lastFile));
    const still = lying.filter(({ changedAt }) => now() - changedAt.getTime() > patienceMs);
    const fresh = await this.#attempts.newAmong(still.map(({ path }) => path));
    for (const { name, path, lastFile, changedAt } of still.filter((one) => fresh.has(one.path))) {
      tell({ event: 'unfinished', drop: name, lastFile });
      const body = text.noticeUnfinished(thaiDateTime(changedAt), lastFile);
      const notice = { subject: text.unfinished(name, lastFile), body: `${body}\n${path}` };
      if (!(await this.#leave(notice))) await this.#attempts.forget({ path });
    }
  }
}
