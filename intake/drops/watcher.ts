/** Looks after a folder into which extracts are dropped, night after night. */
import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from '../../records/driver/faults.ts';
import { isStuck, withinPatience } from '../decode/patience.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { IntakeReport } from '../run-intake.ts';
import { dropText as text } from '../text/drops.text.ts';
import { Attempts } from './attempts.ts';
import { type Drop, dropsIn, markOf, type Place } from './drop.ts';
import { isExposed } from './exposure.ts';
import { finalise } from './finalise.ts';
import { asOnlyWatcher } from './lock.ts';
import { leaveNotice, type Notice, noticeOf } from './notice.ts';
import type { WatchOptions } from './options.ts';
import { type DropOutcome, reportOf } from './report.ts';
import { removeOld } from './retention.ts';
import { shellWord } from './shell-word.ts';
import { Silence } from './silence.ts';
import { take } from './take.ts';

const placeOf: Readonly<Record<DropOutcome, Place>> = {
  published: 'done',
  unchanged: 'done',
  refused: 'failed',
  differs: 'failed',
  demo: 'failed',
};

/** Of several the last in this order counts. */
const gravity: readonly ExitCode[] = [
  ...[exitCodes.ok, exitCodes.busy, exitCodes.needsForce, exitCodes.refused],
  ...[exitCodes.storeAway, exitCodes.usage],
];

class Watcher {
  readonly #options: WatchOptions;
  /** Marks at the look before, by path. */
  #seen: ReadonlyMap<string, string> = new Map();
  readonly #attempts: Attempts;
  /** Marks of drops of which it was told that they are being taken in, by path. */
  readonly #begun = new Map<string, string>();
  #code: ExitCode = exitCodes.ok;
  readonly #silence: Silence;
  #lastSaid = '';

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#attempts = new Attempts(options.folder);
    const leave = (notice: Notice) => this.#leave(notice);
    this.#silence = new Silence(options, this.#attempts, leave);
  }

  /** The gravest that has happened. */
  get code(): ExitCode {
    return this.#code;
  }

  /** One look at the folder, and what follows from it: what was the same before is taken in. */
  async look(isFirst: boolean): Promise<void> {
    const { folder, stallSeconds, keepDays, ownerUrl, mapping } = this.#options;
    // A disk that has not answered yet is not asked again.
    if (isStuck()) return;
    const patiently = <T>(work: () => Promise<T>) => withinPatience(stallSeconds, work);
    const drops = await patiently(() => dropsIn(folder, mapping?.lastFile)).catch(() => undefined);
    if (!drops) return this.#say('folder-away', exitCodes.usage);
    const removed = await patiently(() => removeOld(folder, keepDays)).catch(() => 0);
    if (removed > 0) this.#options.tell({ event: 'removed', count: removed });
    if (this.#lastSaid === 'folder-away') this.#lastSaid = '';
    const still = drops.filter((drop) => this.#isStill(drop, isFirst));
    const ready = still.filter((drop) => !this.#attempts.rests(drop));
    this.#seen = new Map(drops.map(({ path, mark }) => [path, mark]));
    if (ready.length === 0) return;
    try {
      const isOnly = await asOnlyWatcher(ownerUrl, () => this.#takeAll(ready));
      if (!isOnly) this.#say('busy', exitCodes.busy);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      this.#say('store-away', exitCodes.storeAway);
    }
  }

  /** Tells staff where nothing has come for days, or not the whole of it. */
  lookForSilence(): Promise<void> {
    return this.#silence.look();
  }

  async #takeAll(drops: readonly Drop[]): Promise<void> {
    for (const drop of drops) {
      if (this.#options.signal.aborted) return;
      // Another watcher may have taken it while this one waited.
      const mark = await markOf(drop.path, this.#options.mapping?.lastFile);
      if (mark === drop.mark) await this.#take(drop);
    }
  }

  async #take(drop: Drop): Promise<void> {
    const { ownerUrl, stallSeconds, keep, mapping, signal, tell } = this.#options;
    const { mostInQuarantine } = this.#options;
    if (this.#begun.get(drop.path) !== drop.mark) tell({ event: 'taking', drop: drop.name });
    this.#begun.set(drop.path, drop.mark);
    const isOpen = await isExposed(drop.path).catch(() => false);
    const warnings = isOpen ? [text.exposed(shellWord(this.#options.folder))] : [];
    const taken = await take({
      ...{ path: drop.path, ownerUrl, stallSeconds, keep, mostInQuarantine, signal },
      mapping: mapping?.name ?? '',
    });
    if (taken.kind === 'store-away') {
      // It answered this watcher a moment ago: what brings it down is not to be tried at each look.
      if (!signal.aborted) await this.#note(drop, text.storeFell);
      return this.#say('store-away', exitCodes.storeAway);
    }
    if (taken.kind === 'died') {
      return signal.aborted ? undefined : this.#note(drop, taken.cause);
    }
    const { outcome } = taken.report;
    if (outcome === 'busy' || outcome === 'checked') return this.#say('busy', exitCodes.busy);
    await this.#forget(drop);
    await this.#finalise(drop, { ...taken.report, outcome }, warnings);
  }

  async #finalise(
    drop: Drop,
    taken: IntakeReport & { readonly outcome: DropOutcome },
    warnings: readonly string[],
  ): Promise<void> {
    const { tell, stallSeconds, mapping } = this.#options;
    const place = placeOf[taken.outcome];
    const report = reportOf(drop, taken, warnings);
    if (taken.outcome === 'differs') this.#raise(exitCodes.needsForce);
    else if (place === 'failed') this.#raise(exitCodes.refused);
    const moved = withinPatience(stallSeconds, () => finalise(drop, place, report));
    const path = await moved.catch(() => undefined);
    if (path === undefined) {
      // Without this it would be taken again at every look.
      this.#attempts.setAside(drop);
      tell({ event: 'unmoved', drop: drop.name });
    }
    const notice = noticeOf(report, path ?? drop.path, mapping?.name);
    const more = path === undefined ? `\n${text.unmoved(drop.name)}` : '';
    await this.#leave({ ...notice, body: notice.body + more });
    // Whoever hears it may look for the notice at once.
    tell({ event: 'finished', report, path: path ?? drop.path });
  }

  #isStill({ name, path, mark }: Drop, isFirst: boolean): boolean {
    if (this.#seen.get(path) === mark) return true;
    this.#options.tell({ event: 'waiting', drop: name });
    if (!isFirst) this.#raise(exitCodes.busy);
    return false;
  }

  async #forget(drop: Drop): Promise<void> {
    await this.#attempts.forget(drop);
    this.#begun.delete(drop.path);
    this.#lastSaid = '';
  }

  async #note(drop: Drop, cause: string): Promise<void> {
    const { name, path } = drop;
    const isAlarming = await this.#attempts.count(drop);
    this.#raise(exitCodes.busy);
    this.#options.tell({ event: 'died', drop: name, cause });
    if (!isAlarming) return;
    // A store whose disk is full may not take a notice either: the next try tells it.
    const hasNotice = await this.#leave({ subject: text.died(name, cause), body: path });
    if (hasNotice) await this.#attempts.settle(drop);
  }

  async #leave(notice: Notice): Promise<boolean> {
    return leaveNotice(this.#options.ownerUrl, notice).then(
      () => true,
      () => {
        this.#options.tell({ event: 'untold' });
        return false;
      },
    );
  }

  /** A state that lasts is told once. */
  #say(event: 'busy' | 'store-away' | 'folder-away', code: ExitCode): void {
    this.#raise(code);
    if (this.#lastSaid !== event) this.#options.tell({ event });
    this.#lastSaid = event;
  }

  #raise(code: ExitCode): void {
    if (gravity.indexOf(code) > gravity.indexOf(this.#code)) this.#code = code;
  }
}

/**
 * Looks every `pollSeconds` until `signal`; `once`: only as often as it takes to see that files are
 * still. Polling needs nothing of the file system, and network shares tell of no change.
 */
export async function watchFolder(options: WatchOptions, { once = false } = {}): Promise<ExitCode> {
  const { pollSeconds, signal } = options;
  const watcher = new Watcher(options);
  for (let looks = 1; !signal.aborted; looks += 1) {
    await watcher.look(looks === 1);
    // Of two looks the second takes in: nothing may keep it from that.
    if (!once || looks === 2) await watcher.lookForSilence();
    if (once && (looks === 2 || watcher.code === exitCodes.usage)) return watcher.code;
    await pause(pollSeconds * 1_000, undefined, { signal }).catch((error: unknown) => {
      if ((error as Error).name !== 'AbortError') throw error;
    });
  }
  return once ? exitCodes.busy : exitCodes.ok;
}
