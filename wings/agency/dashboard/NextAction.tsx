import { ArrowRight } from 'lucide-react';
import { paths } from '../../../api/paths.ts';
import type { NextAction } from '../../../core/agency/workflow/next.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { useAgency } from '../../../parts/agency-month/agency-context.ts';
import { inCoreText } from '../../../parts/agency-month/progress.text.ts';
import styles from './dashboard.module.css';
import { text } from './dashboard.text.ts';
import type { DashboardData } from './shapes.ts';

type Month = NonNullable<DashboardData['now']>;

/** Where the action is done. */
function addressOf({ next, year, month, letter }: Month): string {
  const query = `?year=${year}&month=${month}`;
  const cover = `${paths.agencyCover}${query}`;
  const places: Partial<Record<NextAction, string>> = {
    OPEN: letter ? paths.agencyLetter(letter.year, letter.run) : paths.agencyLetters,
    ATTACH: `${cover}#slips`,
    EXPLAIN: `${cover}#slips`,
    DONE: `${paths.agencySummary}${query}`,
  };
  return places[next] ?? cover;
}

/** Actions of whoever may report alone. */
const reporting: readonly NextAction[] = ['REPORT', 'MEND', 'ATTACH', 'EXPLAIN', 'SUBMIT'];
const calm: readonly NextAction[] = ['SUPPLEMENT', 'WAIT', 'ACCEPTED', 'DONE'];

/** What is said of the action; of a supplement, what the cooperative has already. */
function wordsOf({ next, state }: Month, mayReport: boolean) {
  if (next === 'SUPPLEMENT') {
    return { ...text.next.SUPPLEMENT, description: inCoreText(state, mayReport) };
  }
  return !mayReport && reporting.includes(next) ? text.next.viewer : text.next[next];
}

/** What comes next: one action, the page's one solid button unless there is nothing to do. */
export function Next({ now }: { readonly now: Month }) {
  const { mayReport } = useAgency();
  const words = wordsOf(now, mayReport);
  const isCalm = words === text.next.viewer || calm.includes(now.next);
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">{text.next.title}</h2>
      <p>{words.description}</p>
      {now.returned_reason === null ? null : <p>{now.returned_reason}</p>}
      <ButtonLink look={isCalm ? 'second' : 'primary'} to={addressOf(now)}>
        <span>{words.action}</span>
        <Icon of={ArrowRight} size="s" />
      </ButtonLink>
    </section>
  );
}
