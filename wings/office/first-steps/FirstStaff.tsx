import type { DataOf } from '../../../api/endpoint.ts';
import { officePaths } from '../../../api/office/office-paths.ts';
import { officeRoomNames, staffRoleNames } from '../../../api/office/office-rooms.text.ts';
import { roomsOf } from '../../../api/office/office-rooms.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import type { readFirstSteps } from './first-steps.api.ts';
import styles from './first-steps.module.css';
import { text as all } from './first-steps.text.ts';

const text = all.staff;

/** The work that nobody has who works here: each role with the rooms that it opens. */
export function FirstStaff({
  unheld,
  unread_complaints: unread,
}: Omit<DataOf<typeof readFirstSteps>, 'done'>) {
  return (
    <div className={styles.form}>
      {unread > 0 ? (
        <Alert kind="warn" title={text.unread(unread)}>
          {text.unreadHint}
        </Alert>
      ) : null}
      <h3>{text.unheld}</h3>
      <Facts>
        {unheld.map((role) => (
          <Fact key={role} label={staffRoleNames[role]}>
            {roomsOf([role])
              .map((room) => officeRoomNames[room])
              .join(' · ')}
          </Fact>
        ))}
      </Facts>
      <ButtonLink to={officePaths.newStaff}>{all.steps.staff.title}</ButtonLink>
    </div>
  );
}
