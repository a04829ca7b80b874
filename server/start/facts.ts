/** What a start tells once it serves: what is missing, what is overruled, where it answers. */
import { offerBegin } from '../../records/staff/begin.ts';
import { scheduleLines } from '../backup/run-schedule.ts';
import { outboxFolder } from '../outbox/transports.ts';
import type { Overrides } from '../settings/live/overrides.ts';
import { nearNamesOfFile } from '../settings/setting-names.ts';
import { settingsText } from '../settings/settings.text.ts';
import type { Settings } from '../settings/settings.ts';
import type { OpenStore } from './open-store.ts';
import { missingLines, overruledLines } from './overruled.ts';
import type { StartParts } from './read-parts.ts';
import { startText as text } from './start.text.ts';

interface Facts {
  readonly settings: Settings;
  readonly parts: StartParts;
  readonly store: OpenStore;
  readonly overrides: Overrides;
  readonly ownerUrl: string | undefined;
  /** Where it answers. */
  readonly address: string;
}

/** The lines that lead to the greeting. */
export async function factLines(facts: Facts): Promise<readonly string[]> {
  const { settings, parts, store, overrides, ownerUrl, address } = facts;
  const { site, agency, security, built } = parts;
  const { demo, records } = store;
  const code = demo ? undefined : await records.asVisitor(offerBegin);
  const castLines = demo ? (await import('../../demo/printout.ts')).signInLines() : [];
  return [
    ...nearNamesOfFile().map(({ name, meant }) => settingsText.nearName(name, meant)),
    ...(built.render === undefined ? [text.noSite] : []),
    ...(!demo && settings.publicOrigin === undefined ? [text.noOrigin] : []),
    ...overruledLines(overrides),
    ...missingLines({ site, agency, demo }, overrides),
    ...(security === undefined ? [text.noSecurityContact] : []),
    ...(settings.newDeviceOtp === false ? [text.passwordAlone] : []),
    ...(settings.intake ? [text.watching(settings.intake.folder)] : []),
    ...scheduleLines(settings, { demo, ownerUrl }),
    ...(settings.outbox.files ? [text.outbox(outboxFolder(settings.dataDir))] : []),
    ...(settings.workers === 1 ? [] : [text.workers(settings.workers, process.pid)]),
    ...(code === undefined ? [] : [text.begin(`${address}/office/begin`, code)]),
    ...castLines,
  ];
}
