/** The machine's clock: a year that can be, and the database's time. */
import { thaiDateTime } from '../../../core/thai-date.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import type { Check } from '../check.ts';
import { type Finding, fault, ok, warn } from '../finding.ts';
import type { Place } from '../place.ts';
import { machineText } from '../text/machine.text.ts';

const text = machineText.clock;
/** No release of this program is older; no certificate of today lives until then. */
const years = { first: 2025, last: 2100 };
/** Seconds: codes of an authenticator live for thirty. */
const limits = { warn: 2, fault: 15 };

async function againstDatabase(place: Place): Promise<Finding> {
  const [theirs, ours] = await place.read('sahakon_owner', async (client) => {
    const before = Date.now();
    const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    return [rows[0]?.now.getTime() ?? Number.NaN, (before + Date.now()) / 2] as const;
  });
  const seconds = Math.abs(theirs - ours) / 1_000;
  const says = text.same(formatNumber(Math.round(seconds), 0));
  if (seconds > limits.fault) return fault(says, text.mend);
  return seconds > limits.warn ? warn(says, text.mend) : ok(says);
}

export const clock: Check = {
  name: 'clock',
  title: text.title,
  async look(place) {
    const now = new Date();
    const isSane = now.getFullYear() >= years.first && now.getFullYear() < years.last;
    if (!isSane) return [fault(text.insane(thaiDateTime(now)), text.mend)];
    const own = ok(text.right(thaiDateTime(now)));
    // Without a database there is nothing to hold it against: that is said where it belongs.
    const against = await againstDatabase(place).catch(() => undefined);
    return against === undefined ? [own] : [own, against];
  },
};
