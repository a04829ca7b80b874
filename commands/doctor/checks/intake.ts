/** How old the figures are that members see, what the last run came to, and the folder of drops. */
import { access, constants, readdir, stat } from 'node:fs/promises';
import { type Day, daysBetween } from '../../../core/days.ts';
import { bangkokDay, thaiDateShort, thaiDateTime } from '../../../core/thai-date.ts';
import { staleDays } from '../../../intake/drops/staleness.ts';
import type { Check } from '../check.ts';
import { type Finding, fault, NotExamined, ok, warn } from '../finding.ts';
import type { Place } from '../place.ts';
import { machineText } from '../text/machine.text.ts';
import { storeText } from '../text/store.text.ts';

const text = storeText.intake;
/** Days: a month's figures and the holidays after them. */
const longStale = 40;

const shownNow = (place: Place) =>
  place.read('sahakon_intake', async (client) => {
    const { rows } = await client.query<{ asOf: Day; madeUp: boolean }>(
      `SELECT p.as_of AS "asOf", p.made_up AS "madeUp"
       FROM records.publications p JOIN records.current c ON c.publication_id = p.id`,
    );
    return rows[0];
  });

async function ofFigures(place: Place): Promise<Finding> {
  const shown = await shownNow(place);
  if (shown === undefined) return warn(text.none, text.noneMend);
  const day = thaiDateShort(shown.asOf);
  if (shown.madeUp) return ok(text.demo(day));
  const days = daysBetween(shown.asOf, bangkokDay(new Date()));
  const says = text.shown(day, days);
  if (days > longStale) return fault(says, text.oldMend);
  return days > staleDays ? warn(says, text.oldMend) : ok(says);
}

async function ofLastRun(place: Place): Promise<readonly Finding[]> {
  const last = await place.read('sahakon_owner', async (client) => {
    const { rows } = await client.query<{ endedAt: Date; outcome: string }>(
      `SELECT ended_at AS "endedAt", outcome FROM portal.intake_runs
       WHERE NOT dry_run ORDER BY id DESC LIMIT 1`,
    );
    return rows[0];
  });
  if (last === undefined) return [];
  const outcome = text.outcomes[last.outcome] ?? last.outcome;
  const says = text.lastRun(thaiDateTime(last.endedAt), outcome);
  const isBad = ['refused', 'differs', 'failed'].includes(last.outcome);
  return [isBad ? warn(says, text.lastRunMend) : ok(says)];
}

async function ofFolder(folder: string | undefined): Promise<readonly Finding[]> {
  if (folder === undefined) return [];
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const [{ mode }, entries] = await Promise.all([
      stat(folder),
      readdir(folder, { withFileTypes: true }),
    ]);
    const drops = entries.filter((entry) => entry.isDirectory()).length;
    const isOpen = (mode & 0o077) !== 0;
    const mend = machineText.settings.openMend(folder).replace('600', '700');
    return [
      ok(text.folder(folder, drops)),
      ...(isOpen ? [warn(text.folderOpen(folder), mend)] : []),
    ];
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return [fault(text.folderClosed(folder, code), text.folderMend(folder))];
  }
}

/** What cannot be looked at now hides nothing of the rest. */
const unexamined = (error: unknown): readonly Finding[] => {
  if (error instanceof NotExamined) return [{ state: 'warn', says: error.message }];
  throw error;
};

export const intake: Check = {
  name: 'intake',
  title: text.title,
  async look(place) {
    const figures = async () => [await ofFigures(place), ...(await ofLastRun(place))];
    const ofStore = await figures().catch(unexamined);
    return [...ofStore, ...(await ofFolder(place.settings().intake?.folder))];
  },
};
