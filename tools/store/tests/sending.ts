/** What tests send of files, and what the store has kept of them. */
import { asUpkeep } from '../../../records/driver/owner.ts';
import { type Bill, november } from '../reporting.ts';

export const dataUrl = (bytes: Buffer, type = 'application/octet-stream') =>
  `data:${type};base64,${bytes.toString('base64')}`;

/** The input of an upload of November. */
export const named = (bytes: Buffer, more: object = {}) => ({
  ...{ ...november, file: dataUrl(bytes), name: 'ผลการหัก' },
  ...more,
});

/** The first fault of an answer. */
export const fault = (answer: {
  body: { data: { fields?: { field: string; message: string }[] } };
}) => answer.body.data.fields?.[0];

/** All that agencies have reported, as one word. */
export async function snapshotTables(ownerUrl: string): Promise<string> {
  const tables = ['agency_reports', 'agency_report_lines', 'agency_steps', 'agency_slips'];
  const [row] = await asUpkeep(ownerUrl, 'sahakon_owner', async (store) => {
    const words = tables.map(
      (table) => `(SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), ''))
      FROM portal.${table} t)`,
    );
    return (await store.query<{ all: string }>(`SELECT ${words.join(' || ')} AS all`)).rows;
  });
  return row?.all ?? '';
}

/** The first bill whole, the second in part, the third not at all. */
export function resultsOf([first, second, third]: readonly Bill[]) {
  const line = (bill: Bill | undefined, collectedSatang: bigint, reason: string) => ({
    ...{ memberNo: bill?.member_no ?? '', collectedSatang, reason, note: '' },
  });
  return [
    line(first, first?.billed_satang as bigint, ''),
    line(second, 100n, 'เงินไม่พอ'),
    line(third, 0n, 'ลาออก'),
  ];
}

/** Hostile files that the audit log knows of a person, in their order. */
export const hostileOf = (ownerUrl: string, login: string): Promise<unknown[]> =>
  asUpkeep(ownerUrl, 'sahakon_audit', async (store) => {
    const { rows } = await store.query<{ detail: unknown }>(
      `SELECT detail FROM portal.audit_entries WHERE entry = 'agency.report.hostile_file'
        AND outcome = 'refused' AND actor_kind = 'agency' AND actor = $1 AND session_id IS NOT NULL
        ORDER BY seq`,
      [login],
    );
    return rows.map(({ detail }) => detail);
  });
