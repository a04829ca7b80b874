/**
 * The other servers of the same store, on this machine or on others: who lives, whether they are
 * set as this one is, and whether they can read what the newest version of the secret writes.
 */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Records } from '../../records/database.ts';
import {
  hasOtherServers,
  type StoredServer,
  sayAlive,
  sayGone,
} from '../../records/health/servers.ts';
import type { KeyRing } from '../../records/keys/key-ring.ts';
import { upTo } from '../../runtime/up-to.ts';
import { differing } from './differing.ts';

export interface Peers {
  /** As of the last beat, half a minute ago at most. */
  others(): readonly StoredServer[];
  /** Names of settings in which one of them differs from this server, `SECRET` among them. */
  differing(): readonly string[];
  /** Asks the store whether another one lives. */
  hasOthers(): Promise<boolean>;
}

interface Parts {
  readonly records: Pick<Records, 'asVisitor' | 'readAsVisitor' | 'isUp'>;
  readonly keys: KeyRing;
  readonly settings: StoredServer['settings'];
}

/** Milliseconds: how often it is said, and while a version of the secret waits for the others. */
const beatEvery = 30_000;
const lookEvery = 1_000;
/** How long a start and an end wait for the store. */
const patience = 2_000;

export function joinPeers(app: FastifyInstance, { records, keys, settings }: Parts): Peers {
  const id = randomUUID();
  const host = hostname().slice(0, 255) || 'localhost';
  let others: readonly StoredServer[] = [];
  let beatAt = Number.NEGATIVE_INFINITY;
  let [reported, allowed] = [0, 0];
  let beating: Promise<void> | undefined;
  /** Why the last beat was not said; undefined: it was. */
  let fault: string | undefined;

  const newest = () => keys.hold?.newest() ?? keys.live()[0].version;

  async function beat(): Promise<void> {
    const version = newest();
    others = await records.asVisitor((db) =>
      sayAlive(db, { id, host, secretVersion: version, settings }),
    );
    [beatAt, reported] = [performance.now(), version];
    allowed = Math.min(version, ...others.map(({ secretVersion }) => secretVersion));
    keys.hold?.allow(allowed);
    fault = undefined;
  }
  /** One line for as long as the reason stays the same: it is tried again each second. */
  function onFault(error: unknown): void {
    const { message } = error as Error;
    if (message !== fault) app.log.warn({ reason: message }, 'not said to other servers');
    fault = message;
  }
  function beatWhenDue(): void {
    const isDue = performance.now() - beatAt >= beatEvery;
    if (!isDue && newest() === reported && allowed === reported) return;
    if (beating !== undefined || !records.isUp()) return;
    beating = beat()
      .catch(onFault)
      .finally(() => {
        beating = undefined;
      });
  }

  /** A row that stays is no more than one that counts as living for a minute and a half. */
  async function leave(): Promise<void> {
    if (records.isUp()) await records.asVisitor((db) => sayGone(db, id)).catch(() => {});
  }

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    beatWhenDue();
    await upTo(patience, beating ?? Promise.resolve());
    timer = setInterval(beatWhenDue, lookEvery).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await upTo(patience, (beating ?? Promise.resolve()).then(leave));
  });

  return {
    others: () => others,
    differing: () => differing({ secretVersion: newest(), settings }, others),
    hasOthers: () => records.readAsVisitor((db) => hasOtherServers(db, id), { atOnce: true }),
  };
}
