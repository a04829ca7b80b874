/** Letters to agencies of the demo: of the month under way and of the year before it. */
import type { Day } from '../../../core/days.ts';
import { dayText, type MonthNumber, monthNumber, monthOf, workingDay } from '../../calendar.ts';
import { type Timeline, workingDaysBefore } from '../../timeline.ts';
import type { Upkeep } from '../accounts.ts';

const lettersBefore = 12;
/** Bills go out at about this day of the month that they are for. */
const billingDay = 20;

/** Of the month under way early enough that agencies have opened them and begun to report. */
const openedSince = 6;

function letterDay(month: MonthNumber, { day }: Timeline): Day {
  const usual = dayText(workingDay(monthOf(month).first + billingDay - 1));
  const latest = workingDaysBefore(day, openedSince);
  return usual < latest ? usual : latest;
}

// One or two working days later; whoever has not answered yet has opened nothing either.
const opened = `
  INSERT INTO portal.agency_letter_openings (year_be, run, agency_no, person_no, contact_name,
    opened_at)
  SELECT l.year_be, l.run, a.agency_no, a.person_no, a.contact_name,
    (later.day + CASE WHEN extract(isodow FROM later.day) > 5 THEN 2 ELSE 0 END
      + make_time(9, (l.run * 7) % 60, 0)) AT TIME ZONE 'Asia/Bangkok'
  FROM portal.agency_letters l
  JOIN records.agency_bills($1) b ON b.agency_no = l.agency_no AND b.month = l.month
  CROSS JOIN LATERAL (SELECT l.letter_date + 1 + l.run % 2 AS day) later
  JOIN portal.agency_accounts a ON a.agency_no = l.agency_no AND a.person_no = 1
  WHERE b.state <> 'SENT'
  ON CONFLICT DO NOTHING`;

/** Writes what is missing, in the order of the months; what is there already stays. */
export async function seedLetters(store: Upkeep, timeline: Timeline): Promise<void> {
  const last = monthNumber(timeline.day);
  for (let month = last - lettersBefore; month <= last; month += 1) {
    const first = dayText(monthOf(month).first);
    await store.query('SELECT portal.write_agency_letters($1, $2)', [
      letterDay(month, timeline),
      first,
    ]);
    await store.query(opened, [first]);
  }
}
