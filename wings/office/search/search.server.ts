import { type Handler, handlersOn } from '../../../api/handler.ts';
import { type OfficeRoomKey, officeRooms, roomsOf } from '../../../api/office/office-rooms.ts';
import { type SearchedRoom, searchedRooms, searchRoom } from '../../../records/office/search.ts';
import type { Services } from '../../../records/services.ts';
import { searchOffice } from './search.api.ts';

const handle = handlersOn<Services>();

const isSearched = (room: OfficeRoomKey): room is OfficeRoomKey & SearchedRoom =>
  searchedRooms.some((one) => one === room);

export const handlers: readonly Handler<Services>[] = [
  handle(searchOffice, {
    async run({ input, who, services }) {
      const phrase = input.q.normalize('NFC').trim();
      const rooms = phrase === '' ? [] : roomsOf(who.roles).filter(isSearched);
      const found = await services.records.asStaff(who.staffId, (db) =>
        Promise.all(
          rooms.map(async (room) => ({ room, hits: await searchRoom(db, room, phrase) })),
        ),
      );
      const hits = found.flatMap(({ room, hits }) =>
        hits.map(({ path, title, detail }) => ({
          ...{ room, title, detail },
          to: officeRooms[room].path + path,
        })),
      );
      return { data: { hits } };
    },
  }),
];
