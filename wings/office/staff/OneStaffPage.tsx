import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { officePaths } from '../../../api/office/office-paths.ts';
import { staffRoleNames } from '../../../api/office/office-rooms.text.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { Moment } from '../../../kit/date/Moment.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { FactsSkeleton } from '../../../kit/facts/FactsSkeleton.tsx';
import { BackLink } from '../../../kit/link/BackLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { NotFound } from '../../../shell/status-screen/NotFound.tsx';
import { AccessPanel } from './parts/AccessPanel.tsx';
import { ChangePanel } from './parts/ChangePanel.tsx';
import { NewLink } from './parts/NewLink.tsx';
import type { Colleague } from './parts/StaffRows.tsx';
import { readStaff, type resetStaff } from './staff.api.ts';
import styles from './staff.module.css';
import { text } from './staff.text.ts';

/** `/office/staff/{login}`: one colleague, what they may do, and how they come in. */
export function OneStaffPage() {
  const { login = '' } = useParams();
  const query = useApiQuery(readStaff, {});
  const [link, setLink] = useState<DataOf<typeof resetStaff>>();
  const one = useMemo(
    () => query.data?.staff.find((colleague) => colleague.login === login),
    [query.data, login],
  );
  if (query.data && !one) return <NotFound home={officeRooms.staff.path} />;
  return (
    <QueryPage
      back={<BackLink to={officeRooms.staff.path}>{text.list}</BackLink>}
      query={query}
      title={one?.name ?? login}
      sub={login}
      className={styles.panels}
      loading={text.loading}
      skeleton={
        <Panel>
          <FactsSkeleton count={4} />
        </Panel>
      }
      failed={text.failed}
      failedHint={text.failedHint}
      staffHome={officePaths.home}
    >
      {() => {
        if (one === undefined) return null;
        if (one.ended_at !== null) return <Ended one={one} />;
        return (
          <>
            {link ? (
              <Panel className={styles.sheet}>
                <NewLink name={one.name} link={link} onDone={() => setLink(undefined)} />
              </Panel>
            ) : null}
            <ChangePanel key={one.login} one={one} onChanged={query.retry} />
            <AccessPanel
              one={one}
              onChanged={query.retry}
              onLink={(made) => {
                setLink(made);
                query.retry();
              }}
            />
          </>
        );
      }}
    </QueryPage>
  );
}

/** Who has left: what they were. */
function Ended({ one }: { readonly one: Colleague }) {
  return (
    <Panel title={text.about} className={styles.sheet}>
      <Facts>
        <Fact label={text.login}>{one.login}</Fact>
        <Fact label={text.roles}>
          {one.roles.map((role) => staffRoleNames[role]).join(' · ') || text.noRoles}
        </Fact>
        <Fact label={text.since}>
          <Moment at={one.since} />
        </Fact>
        {one.ended_at === null ? null : (
          <Fact label={text.endedAt}>
            <Moment at={one.ended_at} />
          </Fact>
        )}
      </Facts>
    </Panel>
  );
}
