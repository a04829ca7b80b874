/** Messages that come and go by themselves, and the list of those that have gone (R174). */

export type ToastKind = 'success' | 'warning' | 'error';

export interface Notice {
  readonly kind: ToastKind;
  readonly text: string;
  readonly title?: string;
  /** How long it stays, in milliseconds; 5000 unless told. */
  readonly milliseconds?: number;
}

/** R174: most messages, those of register and forgot, and the warning that a session is over. */
export const toastMs = { normal: 5000, long: 10_000, warning: 3000 } as const;

export interface Toast extends Notice {
  readonly id: number;
}

export interface ToastState {
  readonly shown: readonly Toast[];
  /** Gone by themselves, newest first: nobody must be quick to read them (2.2.1). */
  readonly past: readonly Toast[];
}

export interface ToastStore {
  notify(notice: Notice): void;
  /** Read and put away: it does not go to the list. */
  close(id: number): void;
  /** Stops every clock (the pointer or the focus is on a message), and lets them go on. */
  suspend(): void;
  release(): void;
  state(): ToastState;
  subscribe(listener: () => void): () => void;
}

interface Clock {
  leftMs: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const pastLimit = 20;

/**
 * Before the first message. One object for server and browser: another that says the same would
 * have a page that wakes rendered once more.
 */
export const noToasts: ToastState = { shown: [], past: [] };

export function createToasts(): ToastStore {
  let now = noToasts;
  let isSuspended = false;
  let lastId = 0;
  const clocks = new Map<number, Clock>();
  const listeners = new Set<() => void>();

  function update(state: ToastState): void {
    now = state;
    if (state.shown.length === 0) isSuspended = false;
    for (const listener of listeners) listener();
  }

  function run(id: number, clock: Clock): void {
    clock.startedAt = performance.now();
    clock.timer = setTimeout(() => expire(id), clock.leftMs);
  }

  function pause(clock: Clock): void {
    clearTimeout(clock.timer);
    clock.leftMs -= performance.now() - clock.startedAt;
  }

  function drop(id: number): Toast | undefined {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    return now.shown.find((toast) => toast.id === id);
  }

  const without = (id: number) => now.shown.filter((toast) => toast.id !== id);

  function expire(id: number): void {
    const expired = drop(id);
    const past = expired ? [expired, ...now.past].slice(0, pastLimit) : now.past;
    update({ shown: without(id), past });
  }

  function close(id: number): void {
    drop(id);
    update({ ...now, shown: without(id) });
  }

  return {
    notify(notice) {
      // The same sentence again is the same message, shown anew: three feeds fail as one.
      const same = now.shown.find(({ kind, text }) => kind === notice.kind && text === notice.text);
      const id = same?.id ?? ++lastId;
      if (same) drop(id);
      const clock: Clock = {
        leftMs: notice.milliseconds ?? toastMs.normal,
        startedAt: performance.now(),
        timer: undefined,
      };
      clocks.set(id, clock);
      if (!isSuspended) run(id, clock);
      if (!same) update({ ...now, shown: [...now.shown, { ...notice, id }] });
    },
    close,
    suspend() {
      if (isSuspended) return;
      isSuspended = true;
      for (const clock of clocks.values()) pause(clock);
    },
    release() {
      if (!isSuspended) return;
      isSuspended = false;
      for (const [id, clock] of clocks) run(id, clock);
    },
    state: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
