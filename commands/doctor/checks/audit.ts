/** The chain of the audit log, computed from its first entry (T25). */
import { formatNumber } from '../../../core/thai-number.ts';
import type { Check } from '../check.ts';
import { fault, ok } from '../finding.ts';
import { storeText } from '../text/store.text.ts';

const text = storeText.audit;

export const audit: Check = {
  name: 'audit',
  title: text.title,
  look: (place) =>
    place.read('sahakon_audit', async (client) => {
      const { rows } = await client.query<{ broken: bigint | null; count: bigint }>(
        `SELECT portal.verify_audit() AS broken,
           (SELECT count(*) FROM portal.audit_entries) AS count`,
      );
      const { broken = null, count = 0n } = rows[0] ?? {};
      if (broken !== null) return [fault(text.broken(String(broken)), text.mend)];
      return [ok(text.whole(formatNumber(count, 0)))];
    }),
};
