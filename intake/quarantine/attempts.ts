/** An extract is tried until nobody's rows are at fault, or more than so many members' are. */
import type pg from 'pg';
import type { Day } from '../../core/days.ts';
import type { Register } from '../check/register.ts';
import type { Shown } from '../comparison/comparison.ts';
import type { Extract } from '../decode/extract.ts';
import { type Fault, Faults, faultLimit } from '../fault.ts';
import { ownersOf } from './owners.ts';
import type { Quarantine } from './quarantine.ts';
import { quarantineDays, readQuarantine } from './shown-rows.ts';

/** A member in quarantine, for staff: why, and what is shown meanwhile. */
export interface QuarantineEntry {
  readonly memberNo: string;
  /** The day that what is shown speaks of; undefined of a member who was never shown. */
  readonly asOf?: Day | undefined;
  readonly faults: readonly Fault[];
}

/** Faults of one member that are gathered; one wrong line may be at fault with many others. */
const faultsOfMember = 20;

/** Each finds what the one before could not look at yet: rows first, then ties, then what hangs. */
const mostAttempts = 6;

interface Trying {
  readonly session: pg.Client;
  readonly extract: Extract;
  readonly shown: Shown | undefined;
  /** How many members may be in quarantine. */
  readonly most: number;
  /** Gets what is told of an extract that is refused. */
  readonly faults: Faults;
}

interface Attempt {
  readonly outcome: string;
  readonly register: Register;
  readonly quarantine?: readonly QuarantineEntry[];
}

type Owned = ReadonlyMap<string, readonly Fault[]>;

async function entriesOf(
  session: pg.Client,
  quarantine: Quarantine,
  owned: Owned,
): Promise<readonly QuarantineEntry[]> {
  const shown = await quarantineDays(session, quarantine);
  const days = new Map(shown.map(({ memberNo, asOf }) => [memberNo, asOf]));
  return quarantine.memberNos.map((memberNo) => ({
    memberNo,
    asOf: days.get(memberNo),
    faults: (owned.get(memberNo) ?? []).slice(0, faultsOfMember),
  }));
}

/** Who is at fault besides those before; undefined where it is not members alone, or too many. */
async function whoElse(
  { extract, most }: Trying,
  faults: Faults,
  register: Register,
  before: Owned,
): Promise<Owned | undefined> {
  if (most === 0 || faults.more) return undefined;
  const owned = await ownersOf(faults, extract, register);
  const others = [...(owned ?? [])].filter(([memberNo]) => !before.has(memberNo));
  if (others.length === 0 || before.size + others.length > most) return undefined;
  return new Map(others);
}

/** Gives the last attempt; every one begins with empty faults. */
export async function withQuarantine<Result extends Attempt>(
  trying: Trying,
  attempt: (faults: Faults, quarantine: Quarantine | undefined) => Promise<Result>,
): Promise<Result> {
  const { session, shown, most } = trying;
  let owned: Owned = new Map();
  for (let attempts = 1; ; attempts += 1) {
    const quarantine =
      shown && owned.size > 0 ? await readQuarantine(session, shown.id, owned.keys()) : undefined;
    const faults = new Faults(faultLimit + most * faultsOfMember);
    const result = await attempt(faults, quarantine);
    const others =
      result.outcome === 'refused' && attempts < mostAttempts
        ? await whoElse(trying, faults, result.register, owned)
        : undefined;
    if (others) {
      owned = new Map([...owned, ...others]);
      continue;
    }
    trying.faults.addAll(faults);
    if (!quarantine) return result;
    if (result.outcome !== 'refused') {
      return { ...result, quarantine: await entriesOf(session, quarantine, owned) };
    }
    for (const { file, row, column, reason } of [...owned.values()].flat()) {
      trying.faults.add(file, row, column, reason);
    }
    return result;
  }
}
