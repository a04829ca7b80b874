/** Messages that are written to files: how many lie there, since when, and the right to write. */
import { access, constants, readdir, stat } from 'node:fs/promises';
import { thaiDateTime } from '../../../core/thai-date.ts';
import { outboxFolder } from '../../../server/outbox/transports.ts';
import type { Check } from '../check.ts';
import { type Finding, fault, ok, warn } from '../finding.ts';
import { netText } from '../text/net.text.ts';

const text = netText.outbox;
const many = 10_000;

async function ofFolder(folder: string): Promise<Finding> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  // The first message makes it; that its place can be written to is the disk's finding.
  if (found === undefined) return ok(text.files(folder, 0, ''));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  // Names begin with milliseconds since 1970.
  const oldest = Number(names[0]?.split('-')[0]);
  const since = Number.isFinite(oldest) ? thaiDateTime(new Date(oldest)) : '';
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  const says = text.files(folder, names.length, since);
  return names.length > many ? warn(says, text.many) : ok(says);
}

export const outbox: Check = {
  name: 'outbox',
  title: text.title,
  async look(place) {
    const settings = place.settings();
    if (!settings.outbox.files) return [ok(text.none)];
    const folder = outboxFolder(place.dataDir);
    const own = await ofFolder(folder).catch(({ code = '' }: NodeJS.ErrnoException) =>
      fault(text.closed(folder, code), text.closedMend(folder)),
    );
    const isUnsent = settings.outbox.sms === undefined && !(await place.isDemo());
    return [own, ...(isUnsent ? [warn(text.real, text.realMend)] : [])];
  },
};
