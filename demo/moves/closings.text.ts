/** When the demo cooperative is closed: public holidays that come round on the same date. */
import { addDays, type Day } from '../../core/days.ts';
import { madeUp, thaiDays, thaiWeekdate } from './written.text.ts';

export interface Closing {
  readonly startsOn: Day;
  readonly endsOn: Day;
  readonly name: string;
}

/** Month and date of the first day, how many days, in the order of a year. */
const holidays: readonly (readonly [first: string, days: number, name: string])[] = [
  ['04-13', 3, 'วันสงกรานต์'],
  ['07-28', 1, 'วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว'],
  ['08-12', 1, 'วันแม่แห่งชาติ'],
  ['10-23', 1, 'วันปิยมหาราช'],
  ['12-05', 1, 'วันพ่อแห่งชาติ'],
  ['12-31', 3, 'วันสิ้นปีและวันขึ้นปีใหม่'],
];

function closing(year: number, [first, days, name]: (typeof holidays)[number]): Closing {
  const on = `${year}-${first}`;
  // A single day at a weekend is made up for; of several some are working days anyhow.
  const startsOn = days === 1 ? madeUp(on) : on;
  return { startsOn, endsOn: addDays(startsOn, days - 1), name };
}

/** The next closings that begin after a day. */
export function nextClosings(day: Day, count: number): readonly Closing[] {
  const year = Number(day.slice(0, 4));
  return [year, year + 1]
    .flatMap((one) => holidays.map((holiday) => closing(one, holiday)))
    .filter(({ startsOn }) => startsOn > day)
    .slice(0, count);
}

/** `วันศุกร์ที่ 5 ธันวาคม 2568`, `วันที่ 13–15 เมษายน 2569`. */
export const closedOn = ({ startsOn, endsOn }: Closing): string =>
  startsOn === endsOn ? `วัน${thaiWeekdate(startsOn)}` : `วันที่ ${thaiDays(startsOn, endsOn)}`;
