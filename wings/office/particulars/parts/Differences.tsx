import { officeRoomNames } from '../../../../api/office/office-rooms.text.ts';
import { officeRooms, roomsOf } from '../../../../api/office/office-rooms.ts';
import { readRateDifferences } from '../../../../api/office/rate-differences.api.ts';
import { RateDifferences } from '../../../../parts/rate-differences/RateDifferences.tsx';
import { useOfficer } from '../../../../shell/office/office-context.ts';
import { useFollowingQuery } from '../../../../shell/query/use-following-query.ts';

const room = { name: officeRoomNames.rates, path: `${officeRooms.rates.path}?list=loan` };

/** What of the announced rates is not as the calculator has it; `version` is that of the room. */
export function Differences({ version }: { readonly version: string }) {
  const { data } = useFollowingQuery(readRateDifferences, version);
  const mayOpen = roomsOf(useOfficer().roles).includes('rates');
  return <RateDifferences items={data?.items ?? []} room={room} mayOpen={mayOpen} />;
}
