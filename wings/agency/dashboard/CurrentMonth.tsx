import type { ReactNode } from 'react';
import { stateWords } from '../../../api/agency/state.text.ts';
import { Amount } from '../../../kit/amount/Amount.tsx';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { monthName } from '../../../kit/month-picker/months.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import styles from './dashboard.module.css';
import { text } from './dashboard.text.ts';
import type { DashboardData } from './shapes.ts';

type Month = NonNullable<DashboardData['now']>;

const { now: words } = text;
/** From so many days on it is time. */
const soon = 3;

function kindOf(days: number): 'no' | 'wait' | 'blue' {
  if (days < 0) return 'no';
  return days <= soon ? 'wait' : 'blue';
}

/** Until when, and how long that is; or that the money is here; once posted, since when. */
function Due({ now }: { readonly now: Month }) {
  if (now.posted_on !== null) {
    return (
      <p className={styles.due}>
        <span>
          {words.posted} <ThaiDate day={now.posted_on} />
        </span>
      </p>
    );
  }
  if (now.days_left === null) {
    return (
      <p className={styles.due}>
        <span>
          {words.dueWas} <ThaiDate day={now.due_on} />
        </span>
        <Badge kind="ok">{stateWords[now.state]}</Badge>
      </p>
    );
  }
  return (
    <p className={styles.due}>
      <span>
        {words.due} <ThaiDate day={now.due_on} />
      </span>
      <Badge kind={kindOf(now.days_left)}>{words.left(now.days_left)}</Badge>
    </p>
  );
}

interface NowProps {
  readonly now: Month;
  /** What comes next. */
  readonly end: ReactNode;
}

/** The one large figure: what the agency is asked for this month. */
export function Now({ now, end }: NowProps) {
  return (
    <Panel label={words.label} className={styles.now}>
      <div className={styles.figure}>
        <Muted>{words.billed(monthName(now))}</Muted>
        <p>
          <Amount value={now.billed} size={4} />
        </p>
        <Muted>{words.members(now.members)}</Muted>
        <Due now={now} />
      </div>
      {end}
    </Panel>
  );
}
