/**
 * Alarms that the server sends by itself: it looks at its own figures every minute, sends one
 * mail when a condition has held for its time and one when it is over. What was sent stands in
 * the store, so that of several servers one sends, and none again after a start; while the store
 * is away, in the data folder.
 */
import { hostname } from 'node:os';
import type { Outbox } from '../../api/outbox/outbox.ts';
import type { Records } from '../../records/database.ts';
import {
  claimAlerts,
  endAlerts,
  type HeldAlert,
  holdAlerts,
  releaseAlert,
  type StoredAlert,
} from '../../records/health/alerts.ts';
import { type AlertName, alertWords, beganText, measuredText, overText } from './alerts.text.ts';
import type { Condition } from './conditions.ts';
import { type Found, openEvaluation, type Samples } from './evaluate.ts';
import type { LocalClaims } from './local-claims.ts';
import { limitOf } from './rules.ts';

export interface AlertParts {
  readonly conditions: readonly Condition[];
  readonly samples: () => Promise<Samples>;
  readonly records: Pick<Records, 'asVisitor'>;
  readonly claims: LocalClaims;
  readonly outbox: Outbox;
  /** Undefined: the log alone says so. */
  readonly to: string | undefined;
  readonly log: {
    warn(facts: object, text: string): void;
    info(facts: object, text: string): void;
  };
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const isName = (name: string): name is AlertName => Object.hasOwn(alertWords, name);

/** Values with what belongs to them: `0.02 (folder: data)`. */
function measuredOf({ condition, value, labels }: Found): string {
  const names = Object.entries(labels).map(([name, text]) => `${name}: ${text}`);
  return measuredText(String(Number(value.toPrecision(3))), names.join(', '), limitOf(condition));
}

/** One round of looking and sending; the next one begins when it has ended. */
export function openAlerts(parts: AlertParts): () => Promise<void> {
  const { conditions, samples, records, claims, outbox, to, log, now = Date.now } = parts;
  const evaluate = openEvaluation(conditions, now);
  /** Since when each holds, as this process has seen it (milliseconds since 1970). */
  const since = new Map<string, number>();
  /** The round before had the store: what nobody holds any more is over, and not just unseen. */
  let isSettled = false;

  function send(words: { readonly subject: string; readonly text: string }, lost?: () => void) {
    if (to === undefined) return;
    outbox.post({ channel: 'mail', to, ...words, ...(lost && { lost }) });
  }

  function tellBegan(name: string, beganAt: Date, found: Found | undefined, lost?: () => void) {
    if (!isName(name)) return;
    log.warn({ alert: name, beganAt, value: found?.value, labels: found?.labels }, 'alert');
    const measured = found && measuredOf(found);
    send(beganText(name, { beganAt, host: hostname(), measured }), lost);
  }

  function tellOver(name: string, beganAt: Date) {
    if (!isName(name)) return;
    log.info({ alert: name, beganAt }, 'alert is over');
    send(overText(name, { beganAt, host: hostname() }));
  }

  const release = (name: string) => () => {
    records.asVisitor((db) => releaseAlert(db, name)).catch(() => {});
  };

  /** Asks the store whose turn it is; what this machine sent meanwhile is handed over to it. */
  async function throughStore(all: ReadonlyMap<string, Found>): Promise<void> {
    const local = new Map((await claims.list()).map((claim) => [claim.name, claim]));
    const held: HeldAlert[] = [...all.values()].map(({ condition: { name, forSeconds } }) => ({
      ...{ name, forSeconds },
      ...local.get(name),
    }));
    const { due, over } = await records.asVisitor(async (db) => {
      await holdAlerts(db, held);
      const claimed = canSend() ? await claimAlerts(db, held) : [];
      const ended: readonly StoredAlert[] = isSettled && canSend() ? await endAlerts(db) : [];
      return { due: claimed, over: ended };
    });
    isSettled = true;
    for (const { name, beganAt } of due) tellBegan(name, beganAt, all.get(name), release(name));
    for (const { name, beganAt, sentAt } of over) if (sentAt !== null) tellOver(name, beganAt);
    for (const { name, beganAt } of local.values()) {
      const isMine = await claims.remove(name);
      if (isMine && !all.has(name)) tellOver(name, beganAt);
    }
  }

  async function throughFolder(all: ReadonlyMap<string, Found>): Promise<void> {
    isSettled = false;
    if (!canSend()) return;
    for (const [name, found] of all) {
      const beganAt = new Date(since.get(name) ?? now());
      if (now() - beganAt.getTime() < found.condition.forSeconds * 1_000) continue;
      const isMine = await claims.claim({ name, beganAt, sentAt: new Date(now()) });
      if (isMine) tellBegan(name, beganAt, found);
    }
  }

  /** Nothing is claimed that would not get through; without an address the log is enough. */
  const canSend = () => to === undefined || outbox.isOpen('mail');

  return async () => {
    const found = evaluate(await samples());
    const all = new Map(found.map((one) => [one.condition.name as string, one]));
    for (const name of since.keys()) if (!all.has(name)) since.delete(name);
    for (const name of all.keys()) if (!since.has(name)) since.set(name, now());
    await throughStore(all).catch(() => throughFolder(all));
  };
}
