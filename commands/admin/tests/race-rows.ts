/** Every command that writes, given twelve times at once, and how that ends. */

export interface CommandRow {
  /** What is typed; `at` of the twelve. */
  readonly words: readonly string[] | ((at: number) => readonly string[]);
  /** SQL of the owner before: what the command needs to find. */
  readonly ready?: string;
  /** SQL of the owner that keeps what they write from all of them, until all have looked. */
  readonly holds?: string;
  /** How many do not refuse. */
  readonly wins: number;
  /** SQL that gives a number, and by how much it has grown. */
  readonly leaves: readonly (readonly [sql: string, more: number])[];
}

export type CommandRows = Readonly<Record<string, CommandRow | { readonly none: string }>>;

const count = (table: string, where = 'true') =>
  `SELECT count(*) FROM portal.${table} WHERE ${where}`;
const reads = { none: 'it lists what is there' };
const staff = 'SELECT FROM portal.staff FOR UPDATE';
const accounts = 'SELECT FROM portal.agency_accounts FOR UPDATE';
const phones = 'SELECT FROM portal.member_phones FOR UPDATE';
const phone = (columns: string, values: string) => `
  DELETE FROM portal.member_phones;
  INSERT INTO portal.member_phones (member_no, phone${columns})
  VALUES ('000789', '0812345678'${values})`;
const contact = '01012002-2';
const reason = ['--reason', 'ทดสอบพร้อมกัน'];

/** In this order: some need what those before them have made. */
export const staffRows: CommandRows = {
  add: {
    words: ['add', 'noi', '--name', 'น้อย', '--member-no', '789'],
    ...{ wins: 1, leaves: [[count('staff', `login = 'noi'`), 1]] },
  },
  list: reads,
  // Exactly these roles whatever stood there: each of the twelve is the whole word.
  roles: {
    words: ['roles', 'noi', 'service'],
    ...{ wins: 12, leaves: [[count('staff', `roles = '{service}' AND login = 'noi'`), 1]] },
  },
  relatives: {
    words: ['relatives', 'noi', 'add', '456'],
    ...{ wins: 12, leaves: [[count('staff_relatives', `member_no = '000456'`), 1]] },
  },
  reset: { words: ['reset', 'noi'], holds: staff, wins: 1, leaves: [] },
  end: {
    words: ['end', 'noi'],
    ...{ holds: staff, wins: 1, leaves: [[count('staff', 'ended_at IS NOT NULL'), 1]] },
  },
  'end-sessions': { none: 'it ends what lives; said again there is nothing left to end' },
  'approve-phone': {
    words: ['approve-phone', '789'],
    ready: phone(', new_confirmed_at', ', now()'),
    ...{ holds: phones, wins: 1, leaves: [[count('member_phones', 'effective_at > now()'), 1]] },
  },
  // What is on its way goes, and the one in force stays: it was not what they were asked for.
  'withdraw-phone': {
    words: ['withdraw-phone', '789'],
    ready: `${phone('', '')};
      INSERT INTO portal.member_phones
        (member_no, phone, new_confirmed_at, old_confirmed_at, effective_at)
      VALUES ('000789', '0899999999', now(), now(), now() - interval '1 day')`,
    ...{ holds: phones, wins: 1 },
    leaves: [
      [count('member_phones', 'withdrawn_at IS NOT NULL'), 1],
      [count('member_phones', 'effective_at < now() AND withdrawn_at IS NULL'), 0],
    ],
  },
  // Each prints one; the last printed is the one that counts.
  activate: {
    words: ['activate', '789', '--anyway'],
    wins: 12,
    leaves: [
      [count('activation_codes'), 12],
      [count('activation_codes', 'closed_at IS NULL'), 1],
    ],
  },
  contacts: reads,
  'contact-add': {
    words: (at) => ['contact-add', '01012002', '--name', `นางสาวแก้ว ใจงาม ${'ก'.repeat(at)}`],
    wins: 12,
    leaves: [
      [count('agency_accounts'), 12],
      ['SELECT count(DISTINCT (agency_no, person_no)) FROM portal.agency_accounts', 12],
    ],
  },
  'contact-reset': {
    words: ['contact-reset', contact],
    ready: 'UPDATE portal.agency_accounts SET must_change = false',
    ...{ holds: accounts, wins: 1 },
    leaves: [[count('agency_accounts', 'must_change'), 1]],
  },
  'contact-unlock': {
    words: ['contact-unlock', contact],
    ready: `UPDATE portal.agency_accounts SET failures_in_row = 100, stopped_at = now(),
      failures_since = password_set_at WHERE agency_no = '01012002' AND person_no = 2`,
    // All are told that it is open; one has opened it.
    ...{ holds: accounts, wins: 12 },
    leaves: [[count('agency_accounts', 'stopped_at IS NOT NULL'), -1]],
  },
  'contact-role': {
    words: ['contact-role', contact, 'admin'],
    ...{ wins: 12, leaves: [[count('agency_accounts', `role = 'viewer'`), -1]] },
  },
  'contact-end': {
    words: ['contact-end', contact],
    ...{ holds: accounts, wins: 1 },
    leaves: [[count('agency_accounts', 'ended_at IS NOT NULL'), 1]],
  },
};

export const adminRows: CommandRows = {
  board: reads,
  'hide-board': {
    words: ['hide-board', '1', ...reason],
    holds: 'SELECT FROM portal.board_topics FOR UPDATE',
    ...{ wins: 1, leaves: [[count('board_topics', 'hidden_at IS NOT NULL'), 1]] },
  },
  'show-board': {
    words: ['show-board', '1', ...reason],
    holds: 'SELECT FROM portal.board_topics FOR UPDATE',
    ...{ wins: 1, leaves: [[count('board_topics', 'hidden_at IS NOT NULL'), -1]] },
  },
  // The same words are one answer, and all are told its number.
  'answer-board': {
    words: ['answer-board', '1', '--text', 'ขอบคุณที่แจ้ง'],
    ...{ wins: 12, leaves: [[count('board_answers'), 1]] },
  },
  complaints: reads,
  complaint: { none: 'a case is read; that it was is on record each time' },
  // Each waits for the case: every step of it has a number of its own, and none is lost.
  take: {
    words: (at) => ['take', '1', '--note', `คนที่ ${at}`],
    ready: `UPDATE portal.complaints SET status = 'RECEIVED', closed_at = NULL WHERE id = 1`,
    ...{ wins: 12, leaves: [[count('complaint_events', 'complaint_id = 1'), 12]] },
  },
  answer: {
    words: (at) => ['answer', '1', '--text', `คำตอบที่ ${at}`, '--note', `ครั้งที่ ${at}`],
    ...{ wins: 12, leaves: [[count('complaint_events', 'complaint_id = 1'), 12]] },
  },
  close: {
    words: ['close', '1'],
    holds: 'SELECT FROM portal.complaints FOR UPDATE',
    ...{ wins: 1, leaves: [[count('complaint_events', 'complaint_id = 1'), 1]] },
  },
  'forget-complaints': {
    words: ['forget-complaints'],
    ready: `UPDATE portal.complaints SET closed_at = now() - interval '400 days' WHERE id = 1`,
    ...{ wins: 12, leaves: [] },
  },
  guide: reads,
  'add-guide': {
    words: ['add-guide', 'GUIDE', '--changes', 'ปรับวันส่งผล'],
    wins: 12,
    leaves: [
      [count('guide_versions'), 12],
      ['SELECT max(version) FROM portal.guide_versions', 12],
    ],
  },
  'withdraw-guide': {
    words: ['withdraw-guide', '2', ...reason],
    ...{ wins: 1, leaves: [[count('guide_versions', 'withdrawn_at IS NOT NULL'), 1]] },
  },
  letters: reads,
  // One replaces all that differ; the others find nothing that does.
  'reissue-letters': {
    words: ['reissue-letters', '11/2568', '--agency', '01011001', ...reason],
    ready: `UPDATE portal.settings
      SET value = jsonb_set(value, '{wording,account_no}', '"9999999999"')
      WHERE key = 'agency_letter'`,
    ...{ wins: 1, leaves: [[count('agency_letters', `agency_no = '01011001'`), 1]] },
  },
};
