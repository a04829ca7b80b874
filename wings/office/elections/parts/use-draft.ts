import { useState } from 'react';
import { words } from '../../../../kit/words.text.ts';
import { failureOf } from '../../../../shell/query/failure.ts';

interface Stored<T> {
  readonly value: T;
  readonly version: number;
}

/** Sends a value against the version it was made from; gives the new version. */
export type Send<T> = (value: T, version: number) => Promise<number>;

export interface Draft<T> {
  readonly value: T;
  readonly change: (next: T) => void;
  readonly isDirty: boolean;
  readonly busy: boolean;
  /** What is wrong, by the field's dotted name. */
  readonly faults: Readonly<Record<string, string>>;
  /** What is wrong with the whole. */
  readonly refusal: string | undefined;
  /** Another version was saved meanwhile: both are there until one is chosen. */
  readonly conflict: string | undefined;
  readonly useStored: () => void;
  readonly keepMine: () => void;
  /** Saves by `send`, which gives the new version; true when it is done. */
  readonly save: (send: Send<T>) => Promise<boolean>;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A part of an election while it is edited. What is typed is never lost: a refusal keeps it, and a
 * newer version of somebody else's is offered beside it.
 */
export function useDraft<T>(stored: Stored<T>, onStale: () => void): Draft<T> {
  const [base, setBase] = useState(stored);
  const [value, setValue] = useState(stored.value);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [conflict, setConflict] = useState<string>();
  const isDirty = !isSame(value, base.value);
  // What nobody has touched shows what is stored now.
  if (!isDirty && stored.version >= base.version && !isSame(stored, base)) {
    setBase(stored);
    setValue(stored.value);
  }

  async function save(send: Send<T>): Promise<boolean> {
    setBusy(true);
    setFaults({});
    setRefusal(undefined);
    setConflict(undefined);
    try {
      const version = await send(value, base.version);
      setBase({ value, version });
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === 'conflict') {
        setConflict(failure.text);
        onStale();
      } else {
        if (failure.code === 'sealed') onStale();
        setFaults(failure.fields);
        setRefusal(failure.text || words.cannotConnect);
      }
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    ...{ value, isDirty, busy, faults, refusal, conflict, save },
    change: setValue,
    useStored() {
      setBase(stored);
      setValue(stored.value);
      setConflict(undefined);
    },
    keepMine() {
      setBase(stored);
      setConflict(undefined);
    },
  };
}
