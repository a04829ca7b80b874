/** Two members with everything, and two publications, small enough to compute by hand. */

import { createHash } from 'node:crypto';
import { asUpkeep } from '../driver/owner.ts';
import { agencyNo, malee, ofAll, ofMember, prasert, somchai } from './sample-figures.ts';

export { malee, prasert, somchai } from './sample-figures.ts';

/** One account each: the member's number at the end. */
/** The hash of the half that the member's browser holds. */
export const deviceOf = (memberNo: string) => createHash('sha256').update(`d${memberNo}`).digest();

export const accountOf = (memberNo: string) => `0102${memberNo}`;

/** posted_on, sign, amount, balance in satang; the same for every member and for both ledgers. */
export const lines = [
  ['2023-11-30', 0, 50_000n, 50_000n],
  ['2023-12-31', 1, 100_050n, 150_050n],
  ['2025-01-31', 1, 100_000n, 250_050n],
  ['2025-01-31', -1, 25n, 250_025n],
  // Odd and beyond what a double can hold.
  ['2025-03-31', 1, 9_007_199_254_740_993n, 9_007_199_254_991_018n],
] as const;

const person = (id: number, no: string) => `
  INSERT INTO records.members VALUES (${id}, '${no}', 'นาย', 'ชื่อ${no}', 'ฉบับ${id}', '1',
    '1970-01-01', '2000-01-01', NULL, 'ORDINARY', '0', '${agencyNo}', NULL, NULL, 100, false,
    0, 250025);`;

const member = (id: number, no: string) => `
  ${person(id, no)} ${ofMember(id, no)}
  INSERT INTO records.deposit_accounts VALUES (${id}, '${accountOf(no)}', '${no}', 'SAVINGS',
    'ออมทรัพย์', 'ชื่อ${no}', '2010-01-01', NULL, 1.5, 250025, 0, 250025, 17, NULL, 'OPEN');
  INSERT INTO records.deposit_slips VALUES (${id}, '${accountOf(no)}', '1', '${no}', '2010-01-01',
    NULL, 1.5, 250025, 17, 'OPEN');
  ${lines
    .map(([on, sign, amount, balance], at) => {
      const money = `'${on}', ${sign}, ${amount}, ${balance}`;
      const period = at === 0 ? 'NULL' : at;
      const [seq, what] = [at + 1, `NULL, 'รายการ${no}'`];
      return `
    INSERT INTO records.share_lines VALUES
      (${id}, ${seq}, ${period}, ${money}, '${no}', 'MONTHLY', ${what}, 'R${at}');
    INSERT INTO records.deposit_lines VALUES
      (${id}, ${seq}, ${money}, '${accountOf(no)}', '${no}', 'DEPOSIT', ${what}, NULL);`;
    })
    .join('')}`;

/** A part of every table that is split by publication. */
const parts = (id: number) => `
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT relname FROM pg_class
      WHERE relnamespace = 'records'::regnamespace AND relkind = 'p'
    LOOP
      EXECUTE format('CREATE TABLE records.%I PARTITION OF records.%I FOR VALUES IN (${id})',
        name || '_${id}', name);
    END LOOP;
  END $$;`;

const publication = (id: number) => `
  INSERT INTO records.publications (id, as_of, rows, hash)
    VALUES (${id}, '2025-11-2${id}', '{}', '');
  ${parts(id)} ${ofAll(id)} ${member(id, somchai)} ${member(id, malee)} ${person(id, prasert)}`;

const portal = (no: string) => `
  INSERT INTO portal.member_accounts (member_no, password_hash) VALUES ('${no}', 'hash${no}');
  INSERT INTO portal.terms_acceptances (member_no, kind, version, address, agent)
    VALUES ('${no}', 'TERMS', '0', '', '');
  INSERT INTO portal.sessions (kind, subject, token_hash, cookie_hash, entering, remember,
      idle_seconds, ends_at, address, agent)
    VALUES ('member', '${no}', sha256('t${no}'), sha256('c${no}'), false, false, 900,
      now() + interval '1 hour', '', '');
  INSERT INTO portal.devices (member_no, device_hash, agent, address, known_at)
    VALUES ('${no}', sha256('d${no}'), 'browser of ${no}', '', now());
  INSERT INTO portal.sign_in_failures (member_no, in_row) VALUES ('${no}', 1);
  INSERT INTO portal.former_persons (member_no, ended_at) VALUES ('${no}', '2000-01-01');
  INSERT INTO portal.pending_changes
      (member_no, session_id, purpose, old_hash, new_hash, ref_a_hash, ref_b_hash, ticket_hash)
    VALUES ('${no}', '00000000-0000-4000-8000-000000000001', 'password', 'hash${no}', 'fresh${no}',
      sha256('a'), sha256('b'), sha256('c'));
  INSERT INTO portal.password_steps (member_no, purpose, ticket_hash, bound_to)
    VALUES ('${no}', 'forget', sha256('s${no}'), sha256('b'));
  INSERT INTO portal.member_phones (member_no, phone) VALUES ('${no}', '0812${no}');
  INSERT INTO portal.member_choices (member_no, kind, choice, address, agent)
    VALUES ('${no}', 'MARKETING', true, '', 'choice of ${no}');
  INSERT INTO portal.board_drafts (member_no, title, body, display_name)
    VALUES ('${no}', 'คำถาม', 'ข้อความ', 'ชื่อ');
  INSERT INTO portal.election_voters (year, member_no, eligible, reason)
    VALUES (2026, '${no}', true, '');
  INSERT INTO portal.one_time_codes (id, ticket_hash, purpose, member_no, bound_to, code_mac,
      reference, tells_phone, decoy, activates, asker)
    VALUES (gen_random_uuid(), sha256('o${no}'), 'forget', '${no}', '', sha256('m'), 'KXWP',
      false, true, false, sha256('n'));
  INSERT INTO portal.activation_codes (member_no, code_mac, made_by)
    VALUES ('${no}', sha256('a${no}'), 'support');
  INSERT INTO portal.member_pictures (member_no, name, content)
    VALUES ('${no}', md5('${no}'), 'picture');
  INSERT INTO portal.papers (code, member_no, since, kind, about, on_day, total_satang,
      content_hash, publication_id)
    VALUES (rpad('${no}', 28, '0'), '${no}', '2000-01-01', 'BALANCE', 'S', '2025-11-22', 1,
      sha256('p${no}'), 2);
  INSERT INTO portal.audit_entries (happened_at, entry, outcome, actor_kind, member_no)
    VALUES (now(), 'member.share', 'ok', 'member', '${no}');`;

/** Fills a store that holds the tables alone; publication 2 is the current one. */
export async function makeSample(store: { ownerUrl: string }): Promise<void> {
  await asUpkeep(store.ownerUrl, 'sahakon_intake', async (client) => {
    await client.query(`BEGIN; ${publication(1)} ${publication(2)}
      INSERT INTO records.current (publication_id) VALUES (2); COMMIT; ANALYZE records.members`);
  });
  await asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    await client.query(`BEGIN;
      INSERT INTO portal.terms_versions VALUES ('TERMS', '0', 'เดิม', '', '2020-01-01');
      INSERT INTO portal.elections (year, title, status) VALUES (2026, 'เลือกตั้ง', 'CAMPAIGN');
      ${portal(somchai)} ${portal(malee)} COMMIT`);
  });
}
