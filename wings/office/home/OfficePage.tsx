import { BriefcaseBusiness } from 'lucide-react';
import { officeRoomHints, officeRoomNames } from '../../../api/office/office-rooms.text.ts';
import { officeRooms, roomsOf } from '../../../api/office/office-rooms.ts';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { useOfficer } from '../../../shell/office/office-context.ts';
import { QueryContent } from '../../../shell/page/QueryContent.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { readHome } from './home.api.ts';
import styles from './home.module.css';
import { text } from './home.text.ts';
import { kindsOf } from './kinds.ts';
import { Waiting } from './Waiting.tsx';

/** The desk of a member of staff: what waits for them, then the rooms that they work in. */
export function OfficePage() {
  const { login, name, roles } = useOfficer();
  const home = useApiQuery(readHome, {});
  const open = roomsOf(roles);
  return (
    <>
      <PageHeading title={text.title} sub={text.greet(name, login)} />
      <div className={styles.desk}>
        {kindsOf(roles).length === 0 ? null : (
          <Panel title={text.waiting}>
            <QueryContent
              query={home}
              loading={text.loading}
              skeleton={<SkeletonLines count={2} figure />}
              failed={text.failed}
              failedHint={text.failedHint}
              staffHome="/office"
            >
              {({ waiting }) => <Waiting waiting={waiting} />}
            </QueryContent>
          </Panel>
        )}
        {open.length === 0 ? (
          <EmptyPanel icon={BriefcaseBusiness} title={text.none}>
            {text.noneHint}
          </EmptyPanel>
        ) : (
          <section aria-labelledby="rooms">
            <h2 id="rooms" className={styles.heading}>
              {text.rooms}
            </h2>
            <ul className={styles.rooms}>
              {open.map((room) => (
                <li key={room}>
                  <Link to={officeRooms[room].path} className={styles.room}>
                    <b>{officeRoomNames[room]}</b>
                    <span className={styles.say}>{officeRoomHints[room]}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
