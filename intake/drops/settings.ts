/** Settings of the watched folder, from the environment. */
import { readStallSeconds } from '../decode/patience.ts';
import { readKeep } from '../keep.ts';
import { readMostInQuarantine } from '../quarantine/setting.ts';
import { dropText as text } from '../text/drops.text.ts';

export interface WatchSettings {
  /** Between two looks; files that are the same at both are still. */
  readonly pollSeconds: number;
  /** Sets in done and failed are removed after that; 0 keeps them. */
  readonly keepDays: number;
  /** Longest time that a file is waited for without a byte. */
  readonly stallSeconds: number;
  /** How many publications keep their rows. */
  readonly keep: number;
  /** How many members at most may keep what was shown; a mapping's own word goes before it. */
  readonly mostInQuarantine: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws an Error with a Thai sentence. */
export function readWatchSettings(environment: Environment): WatchSettings {
  const number = (name: string, fallback: number, least: number, most: number) => {
    const written = environment[name]?.trim() || String(fallback);
    const value = Number(written);
    if (/^\d+$/.test(written) && value >= least && value <= most) return value;
    throw new Error(text.setting(name, written, least, most, fallback));
  };
  return {
    pollSeconds: number('INTAKE_POLL_SECONDS', 15, 1, 3_600),
    keepDays: number('INTAKE_KEEP_DAYS', 14, 0, 3_650),
    stallSeconds: readStallSeconds(environment),
    keep: readKeep(environment),
    mostInQuarantine: readMostInQuarantine(environment),
  };
}
