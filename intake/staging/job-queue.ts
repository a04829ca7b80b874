/** Jobs for the store, begun in the order in which they come, by as many sessions as are free. */
import type pg from 'pg';

/** May wait for jobs that came before it, and for no others. */
export type Job = (session: pg.Client) => Promise<void>;

export class JobQueue {
  readonly #waiting: Job[] = [];
  readonly #idle: (() => void)[] = [];
  #isClosed = false;
  #failure: { readonly error: unknown } | undefined;

  /** Resolves once the job is done; it never is where one before it fails. */
  add(job: Job): Promise<void> {
    if (this.#failure) {
      const failed = Promise.reject(this.#failure.error);
      failed.catch(() => {});
      return failed;
    }
    const done = new Promise<void>((resolve, reject) => {
      this.#waiting.push(async (session) => {
        try {
          resolve(await job(session));
        } catch (error) {
          reject(error);
          throw error;
        }
      });
    });
    // A failure is met where the session works.
    done.catch(() => {});
    this.#wake();
    return done;
  }

  /** Whether a job has failed: nothing that is added is done. */
  get hasFailed(): boolean {
    return this.#failure !== undefined;
  }

  /** No more jobs come: whoever works ends with the last of them. */
  close(): void {
    this.#isClosed = true;
    this.#wake();
  }

  /** Does jobs until the queue is closed and empty. Throws what a job does; no other is begun. */
  async work(session: pg.Client): Promise<void> {
    for (;;) {
      const job = this.#waiting.shift();
      if (job) await this.#attempt(job, session);
      else if (this.#isClosed) return;
      else await new Promise<void>((resolve) => this.#idle.push(resolve));
    }
  }

  async #attempt(job: Job, session: pg.Client): Promise<void> {
    try {
      await job(session);
    } catch (error) {
      this.#failure ??= { error };
      this.#waiting.length = 0;
      this.close();
      throw error;
    }
  }

  #wake(): void {
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
