/** When a copy, and when its rehearsal is due. */
import { bangkokDay } from '../core/thai-date.ts';
import type { ListedBackup } from './log.ts';

type Listed = Pick<
  ListedBackup,
  'beganAt' | 'reason' | 'fault' | 'rehearsedAt' | 'rehearsalFault' | 'removedAt'
>;

const hour = 3_600_000;
const day = 24 * hour;
/** After one that failed: soon enough for the same night, and not one after the other. */
const again = hour;
const rehearsalEvery = 7 * day - hour;
const quietHours = 4 * hour;

/** The moment at which the last copy should have begun. */
function lastSlot(at: string, now: Date): Date {
  const today = new Date(`${bangkokDay(now)}T${at}:00+07:00`);
  return today <= now ? today : new Date(today.getTime() - day);
}

/** What a clock that went ahead has dated stands for nothing. */
const upTo = (list: readonly Listed[], now: Date): readonly Listed[] =>
  list.filter(({ beganAt }) => beganAt.getTime() <= now.getTime() + hour);

const newest = (moments: readonly Date[]): number =>
  Math.max(...moments.map((moment) => moment.getTime()), Number.NEGATIVE_INFINITY);

/**
 * Whether a copy is to be made now: none was made since `at` (`HH:MM` in Bangkok) of today, or of
 * yesterday before it. A server that was off at that time makes it when it is on again.
 */
export function isDue(list: readonly Listed[], at: string, now: Date): boolean {
  const own = upTo(list, now).filter(({ reason }) => reason === 'schedule');
  const good = newest(own.filter(({ fault }) => fault === null).map(({ beganAt }) => beganAt));
  const tried = newest(own.map(({ beganAt }) => beganAt));
  return good < lastSlot(at, now).getTime() && tried < now.getTime() - again;
}

/**
 * Whether the newest copy is to be restored elsewhere now: a week after the last time that it went
 * well, or a day after one that did not. It takes the machine's time, and so waits for the hours
 * after the nightly copy, unless it has been overdue for a week.
 */
export function isRehearsalDue(list: readonly Listed[], at: string, now: Date): boolean {
  if (!list.some(({ fault, removedAt }) => fault === null && removedAt === null)) return false;
  const rehearsed = list.filter(
    ({ rehearsedAt }) => rehearsedAt !== null && rehearsedAt.getTime() <= now.getTime() + hour,
  );
  const momentOf = ({ rehearsedAt }: Listed) => rehearsedAt ?? new Date(0);
  const good = newest(
    rehearsed.filter(({ rehearsalFault }) => rehearsalFault === null).map(momentOf),
  );
  const isNight = now.getTime() - lastSlot(at, now).getTime() < quietHours;
  const since = now.getTime() - good;
  const isWanted = since > (isNight ? rehearsalEvery : 2 * rehearsalEvery);
  return isWanted && newest(rehearsed.map(momentOf)) < now.getTime() - day;
}
