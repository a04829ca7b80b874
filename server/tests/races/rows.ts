/** Every endpoint that writes: how twelve of it end that are sent at once, in this order. */
import { roomRows } from '../room-rows.ts';
import type { RaceRows } from './race-rows.ts';
import { accountRaces } from './rows/account.ts';
import { agencyRaces, decidingRaces } from './rows/agency.ts';
import { memberRaces } from './rows/member.ts';
import { officeRaces } from './rows/office.ts';
import { publicRaces } from './rows/public.ts';

export const raceRows: RaceRows = {
  ...accountRaces,
  ...memberRaces,
  ...publicRaces,
  ...agencyRaces,
  ...officeRaces,
  ...Object.assign({}, ...roomRows.map((room) => room.raceRows)),
  ...decidingRaces,
};
