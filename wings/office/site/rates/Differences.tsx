import { officeRoomNames } from '../../../../api/office/office-rooms.text.ts';
import { officeRooms, roomsOf } from '../../../../api/office/office-rooms.ts';
import { readRateDifferences } from '../../../../api/office/rate-differences.api.ts';
import { RateDifferences } from '../../../../parts/rate-differences/RateDifferences.tsx';
import { useOfficer } from '../../../../shell/office/office-context.ts';
import { useFollowingQuery } from '../../../../shell/query/use-following-query.ts';

const room = {
  name: officeRoomNames.particulars,
  path: `${officeRooms.particulars.path}?group=calculator`,
};

/** What of the calculator's rates is not as it is announced; `version` is that of the list. */
export function Differences({ version }: { readonly version: string }) {
  const { data } = useFollowingQuery(readRateDifferences, version);
  const mayOpen = roomsOf(useOfficer().roles).includes('particulars');
  return <RateDifferences items={data?.items ?? []} room={room} mayOpen={mayOpen} />;
}
