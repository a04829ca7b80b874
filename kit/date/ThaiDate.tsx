import type { Day } from '../../core/days.ts';
import { thaiDateLong, thaiDateShort } from '../../core/thai-date.ts';
import textStyles from '../text/text.module.css';

interface ThaiDateProps {
  readonly day: Day;
  /** The month in full: sentences and documents. Tables keep the short one (D-01). */
  readonly long?: boolean;
}

/** A day in the Buddhist era on one line; speech always gets the long month (R181). */
export function ThaiDate({ day, long = false }: ThaiDateProps) {
  return (
    <time className={textStyles.nowrap} dateTime={day}>
      {long ? (
        thaiDateLong(day)
      ) : (
        <>
          <span aria-hidden="true">{thaiDateShort(day)}</span>
          <span className={textStyles.sr}>{thaiDateLong(day)}</span>
        </>
      )}
    </time>
  );
}
