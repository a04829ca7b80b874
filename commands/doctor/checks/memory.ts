/** Memory that is free, and how many files the system lets a process open. */
import { readFile } from 'node:fs/promises';
import type { Check } from '../check.ts';
import { type Finding, fault, ok, warn } from '../finding.ts';
import type { Place } from '../place.ts';
import { machineText } from '../text/machine.text.ts';
import { megabytes } from './disk.ts';

const text = machineText.memory;
const kibibyte = 1_024;
const little = 512 * kibibyte * kibibyte;
const least = 128 * kibibyte * kibibyte;

/** Of `/proc/meminfo`, in bytes; undefined where the system has none. */
function bytesIn(content: string, name: string): number | undefined {
  const [, found] = new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(content) ?? [];
  return found === undefined ? undefined : Number(found) * kibibyte;
}

async function ofMemory(): Promise<Finding> {
  const content = await readFile('/proc/meminfo', 'utf8').catch(() => '');
  const [free, total] = [bytesIn(content, 'MemAvailable'), bytesIn(content, 'MemTotal')];
  if (free === undefined || total === undefined) return ok(text.unknown);
  const says = text.free(megabytes(free), megabytes(total));
  if (free < least) return fault(says, text.mend);
  return free < little ? warn(says, text.mend) : ok(says);
}

/** Twice the connections and some for everything else (`.env.example`). */
async function ofFiles(place: Place): Promise<readonly Finding[]> {
  const needed = 2 * place.settings().connections.all + 2_000;
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const [, hard] = /^Max open files\s+\S+\s+(\d+)/m.exec(limits) ?? [];
  if (hard === undefined || Number(hard) >= needed) return [];
  return [warn(text.files(Number(hard), needed), text.filesMend)];
}

export const memory: Check = {
  name: 'memory',
  title: text.title,
  look: async (place) => [await ofMemory(), ...(await ofFiles(place))],
};
