/** The version of public content, looked up a few times a second for all who ask. */
import { bangkokDay } from '../../core/thai-date.ts';

export interface ContentVersion {
  /**
   * Names what is public now: content and Bangkok's day. What was made after it was given holds
   * that content or newer. While the database is away the last known version stands.
   */
  current(): Promise<string>;
  /** Something may just have changed: whoever asks from now on waits for a new look. */
  turnStale(): void;
}

/** Milliseconds: how old a look may be, and how long one is waited for. */
const youngFor = 200;
const patience = 1_000;

export interface VersionSource {
  readonly read: () => Promise<string>;
  /** While it says no, nobody waits for a look. */
  readonly isUp: () => boolean;
  readonly now?: () => number;
}

export function watchContent({ read, isUp, now = Date.now }: VersionSource): ContentVersion {
  let known = '0';
  let knownSince = Number.NEGATIVE_INFINITY;
  /** The look whose outcome counts; an earlier one that is late does not. */
  let looking: Promise<void> | undefined;

  function look(): Promise<void> {
    const begun = now();
    const mine: Promise<void> = read()
      .then(
        (version) => {
          if (looking === mine) known = version;
        },
        () => {},
      )
      .finally(() => {
        if (looking !== mine) return;
        knownSince = begun;
        looking = undefined;
      });
    looking = mine;
    return mine;
  }

  const named = () => `${bangkokDay(new Date(now()))} ${known}`;

  return {
    async current() {
      if (now() - knownSince < youngFor) return named();
      const look_ = looking ?? look();
      if (isUp()) await upTo(patience, look_);
      return named();
    },
    turnStale() {
      looking = undefined;
      knownSince = Number.NEGATIVE_INFINITY;
    },
  };
}

async function upTo(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
