/** Several processes that serve together on one machine, as one of them sees the others. */
import type { Registry } from 'prom-client';

/** Their supervisor does what a machine does once: alarms, digests, the look at the audit log. */
export interface Siblings {
  /** The figures of all of them as one page; throws when the supervisor does not answer. */
  metrics(): Promise<string>;
  /** Gives this process's own figures to the supervisor whenever it looks. */
  offer(registry: Registry): void;
}
