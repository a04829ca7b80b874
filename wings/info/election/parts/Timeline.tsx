import { Check, Circle, CircleDot } from 'lucide-react';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { VisuallyHidden } from '../../../../kit/text/VisuallyHidden.tsx';
import { useSite } from '../../../../shell/site/site.ts';
import { isOver } from '../check/is-open.ts';
import { electionText } from '../election.text.ts';
import type { ElectionData } from '../election.types.ts';
import { phasesOf } from './phases.ts';
import styles from './timeline.module.css';

const text = electionText.calendar;
const marks = { past: Check, now: CircleDot, next: Circle, later: Circle, dated: Circle } as const;

/** The election's days in their order, with today's place among them. */
export function Timeline({ calendar: steps, status }: ElectionData) {
  const { today } = useSite();
  const phases = phasesOf(steps, today, isOver(status));
  return (
    <Panel title={text.title}>
      <ol className={styles.timeline}>
        {steps.map(({ from, to, text: what }, index) => {
          const phase = phases[index] ?? 'later';
          return (
            <li
              key={`${from} ${what}`}
              className={styles[phase]}
              aria-current={phase === 'now' ? 'step' : undefined}
            >
              <Icon of={marks[phase]} size="s" className={styles.mark} />
              <p className={styles.when}>
                <span>
                  <ThaiDate day={from} />
                  {to === from ? null : (
                    <>
                      {' '}
                      {text.to} <ThaiDate day={to} />
                    </>
                  )}
                </span>
                {phase === 'past' ? <VisuallyHidden>{` ${text.past}`}</VisuallyHidden> : null}
                {phase === 'now' ? <Badge kind="gold">{text.now}</Badge> : null}
                {phase === 'next' ? <Badge>{text.next}</Badge> : null}
              </p>
              <p>{what}</p>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
