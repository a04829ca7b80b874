/** The office's menu: the rooms that somebody's roles open, under the headings of the house. */
import {
  Building2,
  CalendarClock,
  CalendarDays,
  ClipboardCheck,
  ContactRound,
  DatabaseBackup,
  DatabaseZap,
  FolderOpen,
  FolderTree,
  Headset,
  Images,
  KeyRound,
  Landmark,
  Link as LinkSign,
  ListChecks,
  ListTree,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  MessageSquareWarning,
  Newspaper,
  Percent,
  ScrollText,
  UsersRound,
  Vote,
} from 'lucide-react';
import { officeRoomNames, officeSectionNames } from '../../../api/office/office-rooms.text.ts';
import {
  type OfficeRoomKey,
  officeRooms,
  officeSections,
  roomsOf,
} from '../../../api/office/office-rooms.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import type { SideGroup } from '../../../shell/frame/portal/side-entry.ts';

const drawings: Readonly<Record<OfficeRoomKey, LucideIcon>> = {
  menu: ListTree,
  marquee: Megaphone,
  slides: Images,
  rates: Percent,
  calendar: CalendarDays,
  bankAccounts: Landmark,
  links: LinkSign,
  documents: ScrollText,
  elections: Vote,
  topics: Newspaper,
  categories: FolderTree,
  committee: ContactRound,
  media: FolderOpen,
  help: Headset,
  activation: KeyRound,
  board: MessageSquareText,
  complaints: MessageSquareWarning,
  complaintTargets: CalendarClock,
  agencyReports: ClipboardCheck,
  intake: DatabaseZap,
  backups: DatabaseBackup,
  staff: UsersRound,
  firstSteps: ListChecks,
  particulars: Building2,
};

/** Groups of the side menu for somebody with these roles; none without an entry. */
export function groupsFor(roles: readonly string[]): readonly SideGroup[] {
  const open = roomsOf(roles);
  return officeSections.flatMap((section) => {
    const entries = open
      .filter((key) => officeRooms[key].section === section)
      .map((key) => ({
        ...{ link: officeRooms[key].path, id: key, key: 0, name: officeRoomNames[key] },
        icon: <Icon of={drawings[key]} />,
      }));
    return entries.length === 0 ? [] : [{ heading: officeSectionNames[section], entries }];
  });
}
