/** Why a program of PostgreSQL ended, read from its last words, and what mends it. */
import { postgresText } from './postgres.text.ts';

const text = postgresText.whyEnded;

/** The first that is found counts: a full disk also leaves files that cannot be opened. */
const reasons: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/No space left on device|Disk quota exceeded/i, () => text.disk],
  [/error while loading shared libraries: ([^\s:]+)/i, text.library],
  [/configuration file .* contains errors|syntax error in file/i, () => text.settings],
  [/incompatible with server|initialized by PostgreSQL version/i, () => text.version],
  [/shared memory|Cannot allocate memory|out of memory/i, () => text.memory],
  [/Permission denied|Read-only file system|Operation not permitted/i, () => text.rights],
  [
    /PANIC|invalid|not a valid|No such file|does not exist|checksum|could not (?:locate|read)/i,
    () => text.damaged,
  ],
];

/** A reason and its mend, as one sentence. */
export function whyEnded(words: string): string {
  for (const [pattern, reason] of reasons) {
    const found = pattern.exec(words);
    if (found) return reason(found[1] ?? '');
  }
  return text.unknown;
}

const longestLine = 200;

/** The line that says most, for whoever asks somebody else: the last that tells of a fault. */
export function lastFault(words: string): string {
  const lines = words.split('\n').filter((line) => line.trim() !== '');
  const fault = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? '-';
  return fault.trim().slice(0, longestLine);
}
