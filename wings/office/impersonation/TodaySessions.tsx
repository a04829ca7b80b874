import type { DataOf } from '../../../api/endpoint.ts';
import { officePaths } from '../../../api/office/office-paths.ts';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { QueryContent } from '../../../shell/page/QueryContent.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { readOwnLooks } from './impersonation.api.ts';
import styles from './impersonation.module.css';
import { text } from './impersonation.text.ts';

const clock = new Intl.DateTimeFormat('th-TH-u-nu-latn', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Asia/Bangkok',
});

/** What this member of staff has asked to look at today, newest first. */
export function TodayLooks() {
  const { today } = text;
  return (
    <QueryContent
      query={useApiQuery(readOwnLooks, {})}
      loading={today.title}
      skeleton={
        <Panel title={today.title}>
          <SkeletonLines count={2} />
        </Panel>
      }
      failed={today.failed}
      failedHint={today.failedHint}
      staffHome={officePaths.home}
    >
      {({ looks }) => (
        <Panel title={today.title}>
          <Looks looks={looks} />
        </Panel>
      )}
    </QueryContent>
  );
}

type Looks = DataOf<typeof readOwnLooks>['looks'];

function Looks({ looks }: { readonly looks: Looks }) {
  const { today } = text;
  if (looks.length === 0) return <p>{today.none}</p>;
  return (
    <ul className={styles.looks}>
      {looks.map((look) => (
        <li key={look.made_at}>
          <p className={styles.line}>
            <b>
              <Nowrap>{look.membership_no}</Nowrap>
            </b>
            <time dateTime={look.made_at}>
              <Nowrap>{today.at(clock.format(new Date(look.made_at)))}</Nowrap>
            </time>
            <Badge {...(look.used ? { kind: 'ok' } : {})}>
              {look.used ? today.used : today.unused}
            </Badge>
          </p>
          <p className={styles.case}>{today.caseNo(look.ticket_no)}</p>
          <p className={styles.reason}>{look.reason}</p>
        </li>
      ))}
    </ul>
  );
}
