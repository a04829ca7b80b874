import { UserRoundPlus, UsersRound } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { officePaths } from '../../../api/office/office-paths.ts';
import { officeRoomNames } from '../../../api/office/office-rooms.text.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Chips } from '../../../kit/chips/Chips.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { type Colleague, methodsOf, StaffRows } from './parts/StaffRows.tsx';
import { readStaff } from './staff.api.ts';
import styles from './staff.module.css';
import { text } from './staff.text.ts';

const choices = [
  { key: 'current', name: text.current },
  { key: 'unenrolled', name: text.unenrolled },
  { key: 'ended', name: text.ended },
] as const;

type Shown = (typeof choices)[number]['key'];

/** Whether somebody is among those that are shown. */
const isAmong: Readonly<Record<Shown, (one: Colleague) => boolean>> = {
  current: ({ ended_at }) => ended_at === null,
  unenrolled: (one) => one.ended_at === null && methodsOf(one).length === 0,
  ended: ({ ended_at }) => ended_at !== null,
};

/** `/office/staff`: who works here, who cannot sign in yet, or who did work here (`?state=`). */
export function StaffPage() {
  const [params, setParams] = useSearchParams();
  const shown = choices.find(({ key }) => key === params.get('state'))?.key ?? 'current';
  const choose = (state: Shown) =>
    setParams(state === 'current' ? {} : { state }, { replace: true, preventScrollReset: true });
  return (
    <QueryPage
      query={useApiQuery(readStaff, {})}
      title={officeRoomNames.staff}
      sub={text.sub}
      action={
        <ButtonLink look="primary" icon={UserRoundPlus} to={officePaths.newStaff}>
          {text.make}
        </ButtonLink>
      }
      intro={<Chips label={text.filter} choices={choices} chosen={shown} onChoose={choose} />}
      className={styles.panels}
      loading={text.loading}
      skeleton={
        <Panel>
          <RowsSkeleton columns={4} />
        </Panel>
      }
      failed={text.failed}
      failedHint={text.failedHint}
      staffHome={officePaths.home}
    >
      {({ staff }) => {
        const some = staff.filter(isAmong[shown]);
        if (some.length === 0) {
          const { title, hint } = text.none[shown === 'unenrolled' ? 'unenrolled' : 'ended'];
          return (
            <EmptyPanel icon={UsersRound} title={title}>
              {hint}
            </EmptyPanel>
          );
        }
        return <StaffRows staff={some} />;
      }}
    </QueryPage>
  );
}
