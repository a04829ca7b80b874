/** Looks at everything, one after another; whatever goes wrong is a finding. */
import { setTimeout as sleep } from 'node:timers/promises';
import { faultSentence } from '../../records/command-line/fault-sentence.ts';
import type { Check } from './check.ts';
import { type Finding, fault, NotExamined, type State, warn } from './finding.ts';
import type { Place } from './place.ts';
import { placeText as text } from './text/place.text.ts';

export interface Examined {
  readonly name: string;
  readonly title: string;
  readonly findings: readonly Finding[];
}

/** Milliseconds that one look may take. */
const longestLook = 330_000;

function ofError(error: unknown): Finding {
  if (error instanceof NotExamined) return { state: 'warn', says: error.message };
  const message = error instanceof Error ? error.message : String(error);
  return fault(text.threw(faultSentence(error) ?? message), text.threwMend);
}

async function findingsOf(check: Check, place: Place, limit: number): Promise<readonly Finding[]> {
  const late = sleep(limit, undefined, { ref: false }).then(() => [
    warn(text.late(Math.round(limit / 1000)), text.threwMend),
  ]);
  try {
    return await Promise.race([check.look(place), late]);
  } catch (error) {
    return [ofError(error)];
  }
}

/** What each check finds, in their order. Never rejects. `limit`: milliseconds for one look. */
export async function examine(
  checks: readonly Check[],
  place: Place,
  limit = longestLook,
): Promise<readonly Examined[]> {
  const examined: Examined[] = [];
  for (const check of checks) {
    const { name, title } = check;
    examined.push({ name, title, findings: await findingsOf(check, place, limit) });
  }
  return examined;
}

/** The worst of all. */
export function stateOf(examined: readonly Examined[]): State {
  const states = examined.flatMap(({ findings }) => findings.map(({ state }) => state));
  if (states.includes('fault')) return 'fault';
  return states.includes('warn') ? 'warn' : 'ok';
}
