/** The version of public content, looked up a few times a second for all who ask. */

import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bangkokDay } from '../../core/thai-date.ts';
import { contentVersion } from '../../records/content/version.ts';
import type { Records } from '../../records/database.ts';
import { upTo } from '../../runtime/up-to.ts';
import type { Peers } from '../peers/peers.ts';

export interface ContentVersion {
  /**
   * Names what is public now: content and Bangkok's day. What was made after it was given holds
   * that content or newer. While the database is away the last known version stands.
   */
  current(): Promise<string>;
  /**
   * Something may just have changed: whoever asks from now on waits for a new look, and when that
   * does not come gets a name under which nothing older is kept.
   */
  markStale(): void;
  /** The content of the last look, without the day: to tell whether it has changed meanwhile. */
  latest(): string;
  /** The database is away: there is nothing newer to be had than what is known. */
  isAway(): boolean;
}

/** Milliseconds: how old a look may be. */
export const youngFor = 200;
/** Milliseconds: how long one is waited for, and after a change of ours. */
const patience = 1_000;
const patienceWhenStale = 5_000;

export interface VersionSource {
  readonly read: () => Promise<string>;
  /** While it says no, nobody waits for a look. */
  readonly isUp: () => boolean;
  readonly now?: () => number;
}

export function watchContent({ read, isUp, now = Date.now }: VersionSource): ContentVersion {
  let latest = '0';
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** Counts looks and changes of our own, so that it is plain which came first. */
  let sequence = 0;
  let latestAt = 0;
  let staleAt = 0;
  /** The look that everybody waits for; one that began before a change still counts for others. */
  let looking: Promise<void> | undefined;

  function look(): Promise<void> {
    const begun = now();
    sequence += 1;
    const at = sequence;
    const mine: Promise<void> = read()
      .then(
        (version) => {
          if (at > latestAt) [latest, latestAt] = [version, at];
        },
        () => {},
      )
      .finally(() => {
        if (looking !== mine) return;
        lookedAt = begun;
        looking = undefined;
      });
    looking = mine;
    return mine;
  }

  let minute = Number.NaN;
  let day = '';

  /** Days begin with a minute: the calendar is asked once in each. */
  function named(): string {
    const instant = now();
    if (Math.floor(instant / 60_000) !== minute) {
      minute = Math.floor(instant / 60_000);
      day = bangkokDay(new Date(instant));
    }
    return `${day} ${latest}`;
  }

  return {
    async current() {
      const needed = staleAt;
      if (now() - lookedAt >= youngFor) {
        const look_ = looking ?? look();
        if (isUp()) await upTo(needed > latestAt ? patienceWhenStale : patience, look_);
      }
      return needed > latestAt && isUp() ? `${named()} after ${needed}` : named();
    },
    markStale() {
      sequence += 1;
      staleAt = sequence;
      looking = undefined;
      lookedAt = Number.NEGATIVE_INFINITY;
    },
    latest: () => latest,
    isAway: () => !isUp(),
  };
}

/** What is read anew under each name of the content before anything is kept by that name. */
export interface Following {
  reload(): Promise<void>;
}

/** Milliseconds: how old the settings may be for what no name of the content goes with. */
const settingsAge = 1_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The public content that was known when a change came in. */
    contentBefore: string;
  }
}

/** Whether a change may be one of public content: members and agencies change none of it. */
function mayPublish({ method, routeOptions }: FastifyRequest): boolean {
  const wing = routeOptions.config.handler?.endpoint.wing;
  return method === 'POST' && wing !== 'member' && wing !== 'agency';
}

interface Watched {
  readonly records: Records;
  readonly following: Following;
  readonly peers: Pick<Peers, 'hasOthers'>;
}

/**
 * Watches the store; who has posted something sees it in the very next answer, whichever server
 * gives it: where there are several, a change of the content is confirmed once the looks of all
 * of them are newer than it.
 */
export function watchContentOf(
  app: FastifyInstance,
  { records, following, peers }: Watched,
): ContentVersion {
  let followed: string | undefined;
  const content = watchContent({
    async read() {
      const version = await records.readAsVisitor(contentVersion, { atOnce: true });
      if (version !== followed) {
        await following.reload();
        followed = version;
      }
      return version;
    },
    isUp: () => records.isUp(),
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    await content.current();
    timer = setInterval(() => void content.current(), settingsAge).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  /** After this the others ask the store anew before they answer: see `youngFor`. */
  async function untilAllLook(before: string): Promise<void> {
    await upTo(
      patience,
      content.current().then(() => {}),
    );
    if (content.latest() === before || !records.isUp()) return;
    if (await peers.hasOthers().catch(() => true)) await wait(youngFor);
  }
  app.decorateRequest('contentBefore', '');
  app.addHook('onRequest', (request, _reply, done) => {
    if (mayPublish(request)) request.contentBefore = content.latest();
    done();
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.method !== 'POST' || reply.statusCode >= 400) return;
    content.markStale();
    if (mayPublish(request)) await untilAllLook(request.contentBefore);
  });
  return content;
}
