import type { SummaryData } from '../shapes.ts';
import { text } from '../summary.text.ts';

type FigureSource = NonNullable<SummaryData['own']>['table_b']['told'];

/** What stands in the place of table C while it names nobody. */
export const emptyOf = (source: FigureSource, group: SummaryData['group']): string =>
  group === null || source === 'POSTED' ? text.c.open[source] : text.b.wholeBill;
