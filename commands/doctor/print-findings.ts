/** The findings, for a person or for a program. */
import { type Examined, stateOf } from './examine.ts';
import type { State } from './finding.ts';
import { doctorText as text } from './text/doctor.text.ts';

/** How the command ends, for scripts and timers. */
export const exitCodes = { ok: 0, warn: 1, fault: 2, usage: 3 } as const;

/** Lines for a person: what was found, and under it what mends it. */
export function linesOf(examined: readonly Examined[]): readonly string[] {
  const lines = examined.flatMap(({ title, findings }) =>
    findings.flatMap(({ state, says, mend }) => [
      `${text.signs[state]} ${title}: ${says}`,
      ...(mend === undefined ? [] : [`    ${text.mend(mend)}`]),
    ]),
  );
  const count = (state: State) =>
    examined.flatMap(({ findings }) => findings).filter((one) => one.state === state).length;
  const [faults, warnings] = [count('fault'), count('warn')];
  const ends = [
    ...(faults > 0 ? [text.ends.fault(faults)] : []),
    ...(warnings > 0 ? [text.ends.warn(warnings)] : []),
  ];
  return [...lines, '', ends.join(' · ') || text.ends.ok];
}

/** One JSON object; the names of checks and states stay what they are. */
export function jsonOf(examined: readonly Examined[], at: Date): string {
  return JSON.stringify({ state: stateOf(examined), at, checks: examined }, null, 2);
}
