import { officeRoomNames } from '../../../api/office/office-rooms.text.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { NoMatch } from '../../../kit/empty-state/NoMatch.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { text } from './documents.text.ts';

/** The address names no document. */
export function NoDocument() {
  return (
    <>
      <PageHeading title={officeRoomNames.documents} />
      <NoMatch
        title={text.missing}
        hint={text.missingHint}
        to={officeRooms.documents.path}
        back={text.all}
      />
    </>
  );
}
