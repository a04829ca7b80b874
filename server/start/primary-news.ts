/** What is written in the log of the database's primary, where the settings name several hosts. */
import type { Logger } from 'pino';

/** Once as it changes: no primary was found, or it cannot be opened; `undefined`: it is there. */
export const primaryNews = (log: Logger) => (fault: unknown) => {
  if (fault === undefined) log.info('the primary of the database is there again');
  else log.warn({ err: fault }, 'the database has no primary that can be used');
};
