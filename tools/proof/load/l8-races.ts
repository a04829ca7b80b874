/** Load 8: writes that meet each other; another program holds the store against their history. */
import { join } from 'node:path';
import { temporaryFolder } from '../../app.ts';
import { checkStore } from '../checker/check.ts';
import { openHistory } from '../checker/history.ts';
import { asReader } from '../checker/store.ts';
import { countConsents } from '../checker/writes.ts';
import { openClient } from '../traffic/client.ts';
import type { LoadSite } from '../traffic/site.ts';
import { type Found, load, noneWrong, unless } from './load.ts';
import { consents } from './races/consents.ts';
import { codesAtOnce, passwords } from './races/passwords.ts';
import { reports, savesAtOnce } from './races/reports.ts';
import { topics } from './races/topics.ts';

export interface RaceSizes {
  readonly consents: number;
  /** Each is sent twice. */
  readonly topics: number;
  /** Members who change their password, each by one code given six times. */
  readonly passwords: number;
  /** Rounds of four who save one draft. */
  readonly reports: number;
}

const fewest = 10_000;
export const tenThousand: RaceSizes = {
  ...{ consents: 6_440, topics: 900, passwords: 80, reports: 300 },
};

const writesOf = (sizes: RaceSizes): number =>
  sizes.consents +
  2 * sizes.topics +
  (1 + codesAtOnce) * sizes.passwords +
  savesAtOnce * sizes.reports;

const mostListed = 10;

/** All kinds at once; each acknowledged write is looked for afterwards, by plain SQL. */
export async function raceAll(
  site: LoadSite,
  sizes: RaceSizes,
): Promise<Found & { writes: number }> {
  const folder = await temporaryFolder();
  const history = openHistory(join(folder.path, 'history.jsonl'));
  const client = openClient(site.baseUrl);
  const racing = { site, client, history, run: `l8${Date.now().toString(36)}` };
  try {
    const consentsBefore = await asReader(site.address, countConsents);
    const [unanswered, unposted, changed, saved] = await Promise.all([
      consents(racing, sizes.consents),
      topics(racing, sizes.topics),
      passwords(racing, sizes.passwords),
      reports(racing, sizes.reports),
    ]);
    const { file } = history;
    const ofStore = await checkStore({ address: site.address, history: file, consentsBefore });
    const faults = [
      ...ofStore.map(({ invariant, what }) => `${invariant} ${what}`),
      ...[...changed.faults, ...saved.faults],
    ];
    return {
      writes: writesOf(sizes),
      errors: unanswered + unposted + changed.errors + saved.errors,
      wrong: faults.length,
      reasons: new Map(faults.slice(0, mostListed).map((fault) => [fault, 1])),
      remark:
        `${writesOf(sizes)} writes; not done: ${unanswered} consents, ${unposted} questions, ` +
        `${changed.errors} passwords, ${saved.errors} reports`,
    };
  } finally {
    client.close();
    history.close();
    await folder.remove();
  }
}

export const races = load({
  name: 'L8',
  asked: 'racing writes: consents, board, passwords by OTP, agency reports',
  limit: `0 lost, 0 doubled of ${fewest.toLocaleString('en')}`,
  seconds: { usual: 60, full: 60 },
  run: (site) => raceAll(site, tenThousand),
  misses: (found) => [
    ...unless(found.writes >= fewest, `${found.writes} writes only`),
    ...noneWrong(found),
  ],
});
