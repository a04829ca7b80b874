/** The sums by year that intake keeps beside the lines are those of the lines. */
import { formatNumber } from '../../../core/thai-number.ts';
import { lookAtSums } from '../../../records/health/ledger-sums.ts';
import type { Check } from '../check.ts';
import { fault, ok, warn } from '../finding.ts';
import { storeText } from '../text/store.text.ts';

const text = storeText.sums;
const mostMembers = 500;

export const sums: Check = {
  name: 'sums',
  title: text.title,
  async look(place) {
    const found = await place.read('sahakon_intake', (client) => lookAtSums(client, mostMembers));
    if (found === undefined) return [];
    const [members, differing] = [found.members, found.differing].map((n) => formatNumber(n, 0));
    if (found.differing === 0) return [ok(text.same(`${members}`))];
    // Of a publication from before there were any: pages sum up its lines themselves.
    if (found.years === 0) return [warn(text.none, text.mend)];
    return [fault(text.differ(`${members}`, `${differing}`), text.mend)];
  },
};
