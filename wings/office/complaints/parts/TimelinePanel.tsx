import { statusNames } from '../../../../core/complaint/case.text.ts';
import { Moment } from '../../../../kit/date/Moment.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import caseStyles from '../../../../parts/complaint/complaint.module.css';
import { Lines } from '../../../../parts/complaint/Lines.tsx';
import type { Case } from '../case-changes.ts';
import { text } from '../complaints.text.ts';

/** What happened, oldest first, and who did it: the reporter sees the steps, not the names. */
export function TimelinePanel({ one }: { readonly one: Case }) {
  return (
    <Panel title={text.one.timeline}>
      <ol className={caseStyles.timeline}>
        {one.timeline.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events are added at the end only
          <li key={index}>
            <p>
              <b>{statusNames[event.status]}</b> {event.actor}
            </p>
            <p className={caseStyles.when}>
              <Moment at={event.at} />
            </p>
            {event.note ? <Lines of={event.note} /> : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
