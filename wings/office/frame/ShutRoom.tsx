import { officePaths } from '../../../api/office/office-paths.ts';
import { officeRoomNames, staffRoleNames } from '../../../api/office/office-rooms.text.ts';
import { type OfficeRoomKey, officeRooms } from '../../../api/office/office-rooms.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { useOfficer } from '../../../shell/office/office-context.ts';
import { FixedScreen } from '../../../shell/status-screen/FixedScreen.tsx';
import { text } from './frame.text.ts';

/** Stands where a room would that the roles of whoever is here do not open: which ones do. */
export function ShutRoom({ room }: { readonly room: OfficeRoomKey }) {
  const { roles } = useOfficer();
  const opening = officeRooms[room].roles.map((role) => staffRoleNames[role]);
  const isAdmin = officeRooms.staff.roles.some((role) => roles.includes(role));
  return (
    <FixedScreen
      title={text.shut.title(officeRoomNames[room])}
      thai={text.shut.hint(opening) + (isAdmin ? text.shut.adminHint : text.shut.askHint)}
    >
      <ButtonLink look="primary" to={officePaths.home}>
        {text.home}
      </ButtonLink>
      {isAdmin ? <ButtonLink to={officePaths.newStaff}>{text.shut.add}</ButtonLink> : null}
    </FixedScreen>
  );
}
