import type { SummaryData } from '../shapes.ts';
import { text } from '../summary.text.ts';

type Told = NonNullable<SummaryData['own']>['table_b']['told'];

/** What stands in the place of table C while it names nobody. */
export const emptyOf = (told: Told, group: SummaryData['group']): string =>
  group === null || told === 'POSTED' ? text.c.open[told] : text.b.wholeBill;
