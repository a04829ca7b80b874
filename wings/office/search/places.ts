/** Rooms of the office and places within them, found by what is written there. */
import { officePaths } from '../../../api/office/office-paths.ts';
import { officeRoomHints, officeRoomNames } from '../../../api/office/office-rooms.text.ts';
import { type OfficeRoomKey, officeRooms } from '../../../api/office/office-rooms.ts';
import { particularGroupNames, particularNames } from '../../../api/office/particulars.text.ts';
import { particularGroupKeys, particularGroups } from '../../../api/office/particulars.ts';

export interface Place {
  readonly to: string;
  readonly title: string;
  readonly detail: string;
}

const separator = ' · ';

/** The tabs of the cooperative's particulars, each with the names of its fields. */
const particularPlaces: readonly Place[] = [
  ...particularGroupKeys.map((group) => ({
    to: officePaths.particularGroup(group),
    title: particularGroupNames[group],
    detail: particularGroups[group]
      .map((key) => particularNames[key])
      .filter((name) => name !== particularGroupNames[group])
      .join(separator),
  })),
  { to: officePaths.particularGroup('logo'), title: particularNames.logo, detail: '' },
];

const placesOf = (room: OfficeRoomKey): readonly Place[] => [
  { to: officeRooms[room].path, title: officeRoomNames[room], detail: officeRoomHints[room] },
  ...(room === 'particulars' ? particularPlaces : []),
];

/** What of these rooms bears the phrase; letters of the Latin script in either case. */
export function placesWith(phrase: string, rooms: readonly OfficeRoomKey[]): readonly Place[] {
  const wanted = phrase.toLowerCase();
  return rooms
    .flatMap(placesOf)
    .filter(({ title, detail }) => `${title} ${detail}`.toLowerCase().includes(wanted));
}
