/**
 * The portal's tables as the query builder sees them (camelCase; the plugin writes snake_case).
 * The records' tables are read by fixed statements and do not stand here.
 */
import type { ColumnType, Generated } from 'kysely';

/** Set by the database when left out. */
type Instant = ColumnType<Date, Date | undefined, Date>;

interface MemberAccounts {
  memberNo: string;
  passwordHash: string;
  mustChange: Generated<boolean>;
  lastSignInAt: Date | null;
  passwordSetAt: Instant;
  createdAt: Instant;
}

interface Sessions {
  id: Generated<string>;
  kind: 'member' | 'agency' | 'impersonation' | 'office';
  subject: string;
  tokenHash: Buffer;
  cookieHash: Buffer;
  entering: boolean;
  remember: boolean;
  idleSeconds: number;
  createdAt: Instant;
  lastSeenAt: Instant;
  endsAt: Date;
  revokedAt: Date | null;
  confirmedAt: Date | null;
  helperId: string | null;
  address: string;
  agent: string;
}

interface TermsVersions {
  kind: 'TERMS' | 'PRIVACY' | 'PAYROLL';
  version: string;
  title: string;
  bodyHtml: string;
  effectiveOn: string;
}

interface TermsAcceptances {
  memberNo: string;
  kind: TermsVersions['kind'];
  version: string;
  acceptedAt: Instant;
  address: string;
  agent: string;
}

interface MenuItems {
  seq: number;
  nameEn: string;
  nameTh: string;
  url: string;
  icon: string;
  type: string;
  isParent: Generated<boolean>;
  shown: Generated<boolean>;
  usedIn: string;
}

interface SubMenuItems {
  menuSeq: number;
  position: number;
  name: string;
  url: string;
  description: Generated<string>;
}

interface Marquee {
  position: number;
  noteHtml: string;
  shown: Generated<boolean>;
}

interface BoardDrafts {
  memberNo: string;
  /** Null: a new question. */
  topicId: number | null;
  title: string;
  body: string;
  displayName: string;
  savedAt: Instant;
}

interface Settings {
  key: string;
  value: unknown;
}

export interface Tables {
  'portal.memberAccounts': MemberAccounts;
  'portal.sessions': Sessions;
  'portal.termsVersions': TermsVersions;
  'portal.termsAcceptances': TermsAcceptances;
  'portal.menuItems': MenuItems;
  'portal.subMenuItems': SubMenuItems;
  'portal.marquee': Marquee;
  'portal.settings': Settings;
  'portal.boardDrafts': BoardDrafts;
}
