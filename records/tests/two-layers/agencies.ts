/** One agency that has everything, in a store where row-level security may be taken away. */
import { openTestStore } from '../../../tools/test-store.ts';
import { openRecords } from '../../database.ts';
import { asUpkeep } from '../../driver/owner.ts';
import { makeSample } from '../sample.ts';
import { agencyNo, november, october } from '../sample-figures.ts';
import { letter, sessionId, slipHash, slipId, strangerNo } from './agency-cases.ts';

/** Tables with rows of agencies, and how an agency's own are found. */
export const agencyTables: Readonly<Record<string, string>> = {
  agency_accounts: 'agency_no',
  agency_browsers: 'agency_no',
  agency_sign_in_failures: 'agency_no',
  agency_letters: 'agency_no',
  agency_letter_openings: 'agency_no',
  agency_reports: 'agency_no',
  agency_report_lines: 'agency_no',
  agency_steps: 'agency_no',
  agency_slips: 'agency_no',
  guide_reads: 'agency_no',
  sessions: `split_part(subject, '-', 1)`,
};

const hex = (bytes: Uint8Array) => `'\\x${Buffer.from(bytes).toString('hex')}'`;
const no = agencyNo;
const staffId = '33333333-3333-4333-8333-333333333333';

/** A session of an agency's person, as a statement. */
export const sessionOf = (agency: string): string => `
  INSERT INTO portal.sessions (id, kind, subject, token_hash, cookie_hash, entering, remember,
      idle_seconds, ends_at, address, agent)
    VALUES (gen_random_uuid(), 'agency', '${agency}-1', sha256('t3'), sha256('c3'), false, false,
      900, now() + interval '1 day', '127.0.0.1', 'LEAK')`;

/** A letter, a report in hand and one handed in, ten slips, steps, a person, a session. */
const rows = `
  INSERT INTO portal.staff (id, login, name, roles, password_hash, totp_sealed)
    VALUES ('${staffId}', 'finance', 'x', '{finance}', 'none', '\\x00');
  INSERT INTO portal.agency_accounts (agency_no, person_no, contact_name, role, password_hash,
      failures_in_row, failures_untold, password_set_at, failures_since)
    VALUES ('${no}', 1, 'LEAK', 'admin', 'none', 3, 3, '2025-01-01', '2025-01-01');
  INSERT INTO portal.agency_browsers (agency_no, person_no, half_hash)
    VALUES ('${no}', 1, sha256('a browser'));
  INSERT INTO portal.agency_accounts (agency_no, person_no, contact_name, role, password_hash)
    VALUES ('${no}', 2, 'LEAK', 'viewer', 'none');
  INSERT INTO portal.agency_browsers (agency_no, person_no, half_hash)
    SELECT '${no}', 2, sha256(('browser ' || n)::bytea) FROM generate_series(1, 60) n;
  INSERT INTO portal.agency_sign_in_failures (agency_no, person_no, in_row)
    VALUES ('${no}', 1, 3);
  INSERT INTO portal.letter_signatures (hash, image) VALUES (sha256('a signature'), 'a signature')
    ON CONFLICT DO NOTHING;
  INSERT INTO portal.agency_letters (year_be, run, agency_no, letter_date, month, due_on, members,
      receipts, total_satang, unit_name, code, publication_id, signature_hash)
    VALUES (${letter.yearBe}, ${letter.run}, '${no}', '2025-11-20', '${november}', '2025-12-03', 1,
      1, 100, 'LEAK', portal.new_paper_code(), 1, sha256('a signature'));
  INSERT INTO portal.agency_letters (year_be, run, agency_no, letter_date, month, due_on, members,
      receipts, total_satang, unit_name, code, publication_id, wording)
    VALUES (${letter.yearBe}, 8, '${no}', '2025-10-20', '${october}', '2025-11-03', 1, 1, 100,
      'LEAK', portal.new_paper_code(), 1, '{"body": "LEAK"}');
  INSERT INTO portal.agency_letter_openings (year_be, run, agency_no, person_no, contact_name)
    VALUES (${letter.yearBe}, ${letter.run}, '${no}', 1, 'LEAK');
  INSERT INTO portal.agency_reports (agency_no, month, saved_by, saved_by_name, version)
    VALUES ('${no}', '${november}', 1, 'LEAK', 1);
  INSERT INTO portal.agency_reports (agency_no, month, saved_by, saved_by_name, version, state,
      submitted_at, submitted_by, submitted_by_name, members, billed_satang, collected_satang,
      slips_satang, publication_id)
    VALUES ('${no}', '${october}', 1, 'LEAK', 1, 'SUBMITTED', now(), 1, 'LEAK', 1, 1, 1, 1, 1);
  INSERT INTO portal.agency_report_lines (agency_no, month, member_no, seq, outcome,
      billed_satang, collected_satang, note)
    VALUES ('${no}', '${november}', '000123', 1, 'FULL', 1, 1, 'LEAK');
  INSERT INTO portal.agency_report_lines (agency_no, month, member_no, seq, outcome,
      billed_satang, collected_satang, note)
    VALUES ('${no}', '${october}', '000123', 1, 'FULL', 1, 1, 'LEAK');
  INSERT INTO portal.agency_reports (agency_no, month, saved_by, saved_by_name, version, state,
      submitted_at, submitted_by, submitted_by_name, members, billed_satang, collected_satang,
      slips_satang, publication_id, decided_at, decided_by)
    VALUES ('${no}', '2025-09-01', 1, 'LEAK', 1, 'ACCEPTED', now(), 1, 'LEAK', 1, 1, 1, 1, 1,
      now(), '${staffId}');
  INSERT INTO portal.agency_steps (agency_no, month, step, actor_kind, person_no, contact_name)
    VALUES ('${no}', '${november}', 'STARTED', 'agency', 1, 'LEAK');
  INSERT INTO portal.agency_slips (id, agency_no, month, paid_on, amount_satang, file_type, file,
      sha256, person_no, contact_name)
    VALUES ('${slipId}', '${no}', '${november}', '2025-11-28', 100, 'image/jpeg', 'LEAK',
        ${hex(slipHash)}, 1, 'LEAK'),
      (gen_random_uuid(), '${no}', '${october}', '2025-10-28', 100, 'image/jpeg', 'LEAK',
        ${hex(slipHash)}, 1, 'LEAK');
  INSERT INTO portal.agency_slips (agency_no, month, paid_on, amount_satang, file_type, file,
      sha256, person_no, contact_name)
    SELECT '${no}', '${november}', '2025-11-28', 100, 'image/jpeg', 'LEAK', sha256(n::text::bytea),
      1, 'LEAK' FROM generate_series(1, 9) n;
  INSERT INTO portal.agency_slips (agency_no, month, paid_on, amount_satang, file_type, file,
      sha256, person_no, contact_name, accepted_at)
    VALUES ('${no}', '2025-09-01', '2025-09-28', 100, 'image/jpeg', 'LEAK', sha256('x'), 1, 'LEAK',
      now());
  INSERT INTO portal.guide_reads (agency_no, person_no, version, contact_name, read_at)
    VALUES ('${no}', 1, 1, 'LEAK', '2024-01-01');
  INSERT INTO portal.sessions (id, kind, subject, token_hash, cookie_hash, entering, remember,
      idle_seconds, ends_at, address, agent)
    VALUES ('${sessionId}', 'agency', '${no}-1', sha256('t'), sha256('c'), false, false, 900,
      now() + interval '1 day', '127.0.0.1', 'LEAK'),
      (gen_random_uuid(), 'agency', '${no}-1', sha256('t2'), sha256('c2'), false, false, 900,
      now() - interval '91 days', '127.0.0.1', 'LEAK');`;

/** Of the stranger, who has nothing else. */
const strangersPerson = `
  INSERT INTO portal.agency_accounts (agency_no, person_no, contact_name, role, password_hash)
    VALUES ('${strangerNo}', 2, 'own', 'viewer', 'none');`;

/** A member of the agency has gone to another one. */
const moveMember = `UPDATE records.collections SET new_agency_no = '01012002'
  WHERE agency_no = '${no}' AND month = '${october}'`;

/** `isProtected: false` takes row-level security away from all that agencies have. */
export async function openAgencies({ isProtected }: { readonly isProtected: boolean }) {
  const store = await openTestStore({ holds: 'tables' });
  await makeSample(store);
  const off = (table: string) => `ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY;`;
  await asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    await client.query(rows);
    if (isProtected) return;
    await client.query(strangersPerson);
    await client.query(
      Object.keys(agencyTables)
        .map((name) => off(`portal.${name}`))
        .join(''),
    );
  });
  await asUpkeep(store.ownerUrl, 'sahakon_intake', async (client) => {
    await client.query(moveMember);
    if (isProtected) return;
    const found = await client.query<{ name: string }>(`SELECT oid::regclass AS name FROM pg_class
      WHERE relnamespace = 'records'::regnamespace AND relrowsecurity`);
    await client.query(found.rows.map(({ name }) => off(name)).join(''));
  });
  const records = await openRecords(store.appUrl);
  return {
    store,
    records,
    /** All that the agency has, as one text for each table. */
    async snapshot(): Promise<Record<string, string>> {
      return asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
        const snapshot: Record<string, string> = {};
        for (const [name, whose] of Object.entries(agencyTables)) {
          const { rows: found } = await client.query(
            `SELECT string_agg(t::text, chr(10) ORDER BY t::text) AS all FROM portal.${name} t
             WHERE ${whose} = '${no}'`,
          );
          snapshot[name] = found[0]?.all;
        }
        return snapshot;
      });
    },
    async close() {
      await records.close();
      await store.close();
    },
  };
}
