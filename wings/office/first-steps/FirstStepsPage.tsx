import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { paths } from '../../../api/paths.ts';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { useOfficer } from '../../../shell/office/office-context.ts';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { Examples } from './Examples.tsx';
import { FirstMenu } from './FirstMenu.tsx';
import { FirstNews } from './FirstNews.tsx';
import { FirstStaff } from './FirstStaff.tsx';
import { readFirstSteps, stepKeys } from './first-steps.api.ts';
import styles from './first-steps.module.css';
import { text } from './first-steps.text.ts';

type StepKey = (typeof stepKeys)[number];

/** `/office/first_steps`: what makes the site of a new cooperative look finished. */
export function FirstStepsPage() {
  return (
    <QueryPage
      query={useApiQuery(readFirstSteps, {})}
      title={text.title}
      sub={text.sub}
      className={styles.steps}
      loading={text.loading}
      skeleton={<PanelSkeleton />}
      failed={text.failed}
      failedHint={text.failedHint}
      staffHome="/office"
    >
      {(data) => <Steps {...data} />}
    </QueryPage>
  );
}

function Steps({ done, ...data }: DataOf<typeof readFirstSteps>) {
  const { roles } = useOfficer();
  const writes = roles.includes('content');
  const own: Partial<Record<StepKey, ReactNode>> = {
    menu: writes ? <FirstMenu /> : null,
    news: writes ? <FirstNews /> : null,
    staff: <FirstStaff {...data} />,
  };
  return (
    <>
      <Examples of={data.examples} />
      {stepKeys.map((step) => {
        const { title, hint } = text.steps[step];
        const isDone = done.includes(step);
        return (
          <Panel
            key={step}
            title={title}
            end={
              <Badge kind={isDone ? 'ok' : 'wait'} icon={isDone ? Check : Circle}>
                {isDone ? text.done : text.open}
              </Badge>
            }
          >
            <p className={styles.hint}>{hint}</p>
            {step in own ? (
              isDone ? null : (
                own[step]
              )
            ) : (
              <ButtonLink to={`${officeRooms.particulars.path}?group=${step}`}>
                {text.go(title)}
              </ButtonLink>
            )}
          </Panel>
        );
      })}
      <p>
        <ButtonLink to={paths.home}>{text.see}</ButtonLink>
      </p>
    </>
  );
}
