/** What the server must know of the page of the calendar. */
import { type ServerFacts, want } from '../../../api/page-facts.ts';
import { readCalendar } from './calendar.api.ts';
import { calendarText as text } from './calendar.text.ts';

export const facts: ServerFacts = {
  wants: () => [want(readCalendar, {})],
  head: () => ({ title: text.title, description: text.about }),
};
