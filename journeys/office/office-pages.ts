/** The pages of the office, and what each reads first. */
import { officePaths } from '../../api/office/office-paths.ts';
import { officeRooms } from '../../api/office/office-rooms.ts';
import { readRateDifferences } from '../../api/office/rate-differences.api.ts';
import { readPreview } from '../../wings/info/topics/preview/preview.api.ts';
import { readReports } from '../../wings/office/agency-reports/agency-reports.api.ts';
import { readBackups } from '../../wings/office/backups/backups.api.ts';
import { readOfficeBoard, readRefusedWords } from '../../wings/office/board/board.api.ts';
import { readCategories } from '../../wings/office/categories/categories.api.ts';
import { readComplaintTargets } from '../../wings/office/complaint-targets/targets.api.ts';
import { readComplaints } from '../../wings/office/complaints/complaints.api.ts';
import { readDocuments } from '../../wings/office/documents/documents.api.ts';
import { readElection, readElections } from '../../wings/office/elections/elections.api.ts';
import { readFirstSteps } from '../../wings/office/first-steps/first-steps.api.ts';
import { readHome } from '../../wings/office/home/home.api.ts';
import { readOwnLooks } from '../../wings/office/impersonation/impersonation.api.ts';
import { readIntakeRun, readIntakeRuns } from '../../wings/office/intake/intake.api.ts';
import { readUploads } from '../../wings/office/media/uploads.api.ts';
import {
  readParticulars,
  readParticularsHistory,
} from '../../wings/office/particulars/particulars.api.ts';
import { searchOffice } from '../../wings/office/search/search.api.ts';
import { readCredentials, readOwnSessions } from '../../wings/office/security/security.api.ts';
import { readBankAccounts } from '../../wings/office/site/bank-accounts/bank-accounts.api.ts';
import { readEvents } from '../../wings/office/site/calendar/calendar.api.ts';
import { readLinks } from '../../wings/office/site/links/links.api.ts';
import { readMarquee } from '../../wings/office/site/marquee/marquee.api.ts';
import { readOfficeMenu } from '../../wings/office/site/menu/menu.api.ts';
import { readDividendRates, readInterestRates } from '../../wings/office/site/rates/rates.api.ts';
import { readSlides } from '../../wings/office/site/slides/slides.api.ts';
import { readStaff } from '../../wings/office/staff/staff.api.ts';
import { readEdited } from '../../wings/office/topics/editor/editor.api.ts';
import { readPeople } from '../../wings/office/topics/people/people.api.ts';
import { readTopics } from '../../wings/office/topics/topics.api.ts';
import { readVersion, readVersions } from '../../wings/office/topics/versions/versions.api.ts';

export interface Read {
  readonly method: string;
  readonly path: string;
  readonly example: unknown;
}

export type State = 'empty' | 'filled';

/** What a page reads first, and what is looked at when it has come. */
export interface OfficePage {
  readonly at: string;
  readonly read: Read;
  readonly states: readonly State[];
}

const { path: ofRates } = officeRooms.rates;

/** Journeys show them filled. */
const lists: readonly (readonly [path: string, read: Read])[] = [
  [officeRooms.menu.path, readOfficeMenu],
  [officeRooms.marquee.path, readMarquee],
  [ofRates, readInterestRates],
  [officeRooms.elections.path, readElections],
  [officeRooms.board.path, readOfficeBoard],
  [officeRooms.complaints.path, readComplaints],
  [officeRooms.agencyReports.path, readReports],
  [officeRooms.intake.path, readIntakeRuns],
  [officePaths.intakeRun('57'), readIntakeRun],
  [officeRooms.backups.path, readBackups],
  [officeRooms.staff.path, readStaff],
  [officeRooms.committee.path, readPeople],
  [officePaths.security, readCredentials],
];
const listsToo: typeof lists = [
  [`${officePaths.search}?q=ข่าว`, searchOffice],
  [officeRooms.topics.path, readTopics],
  [officePaths.topicVersions(501), readVersions],
  [officeRooms.categories.path, readCategories],
  [officeRooms.slides.path, readSlides],
  [officeRooms.media.path, readUploads],
  [`${ofRates}?list=dividends`, readDividendRates],
  [officeRooms.calendar.path, readEvents],
  [officeRooms.bankAccounts.path, readBankAccounts],
  [officeRooms.links.path, readLinks],
  [`${officeRooms.board.path}/words`, readRefusedWords],
  [officeRooms.help.path, readOwnLooks],
];
const others: typeof lists = [
  [`${officeRooms.topics.path}/new`, readTopics],
  [officePaths.topic(501), readEdited],
  ['/preview#secret', readPreview],
  [`${officeRooms.elections.path}/2568`, readElection],
  [officeRooms.documents.path, readDocuments],
  [officeRooms.complaintTargets.path, readComplaintTargets],
  [officeRooms.firstSteps.path, readFirstSteps],
  [officeRooms.particulars.path, readParticulars],
  [officePaths.home, readHome],
];

const rowsOf = (some: typeof lists, states: readonly State[]): OfficePage[] =>
  some.map(([at, read]) => ({ at, read, states }));
/** Every page of the office, but those of one row of a list. */
export const officePages: readonly OfficePage[] = [
  ...rowsOf(lists, ['empty']),
  ...rowsOf(listsToo, ['empty', 'filled']),
  ...rowsOf(others, ['filled']),
];

/** Forms that read nothing before something is typed. */
export const officeForms: readonly string[] = [officeRooms.activation.path];

export const named = ({ method, path }: Read): string => `${method} ${path}`;

/** What some pages read besides. */
export const readBeside: readonly Read[] = [
  ...[readOwnSessions, readParticularsHistory, readVersion, readRateDifferences],
];
