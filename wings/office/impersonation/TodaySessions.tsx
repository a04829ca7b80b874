import { Alert } from '../../../kit/alert/Alert.tsx';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
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
  const query = useApiQuery(readOwnLooks, {});
  const { today } = text;
  return (
    <Panel title={today.title}>
      {query.state === 'failure' ? (
        <>
          <Alert kind="no" alert>
            {today.failed}
          </Alert>
          <Button onClick={query.retry}>{today.again}</Button>
        </>
      ) : null}
      {query.data ? (
        <Looks looks={query.data.looks} />
      ) : query.state === 'failure' ? null : (
        <Loading what={today.title}>
          <SkeletonLines count={2} />
        </Loading>
      )}
    </Panel>
  );
}

type Looks = NonNullable<ReturnType<typeof useApiQuery<typeof readOwnLooks>>['data']>['looks'];

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
