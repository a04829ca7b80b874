/** Figures of several processes as one, in which no count goes backwards when a process ends. */
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { Figures } from './messages.ts';

/** Figures of all as a registry. */
export const merge = (all: readonly Figures[]): Registry => AggregatorRegistry.aggregate([...all]);

/** Types of figures that only grow, as prom-client writes them. */
const growing: ReadonlySet<string> = new Set(['counter', 'histogram']);

const countsOf = (figures: Figures): Figures =>
  figures.filter(({ type }) => growing.has(String(type)));

export interface Ended {
  /** Adds the last figures of a process that has ended: what it counted stays counted. */
  add(figures: Figures): void;
  /** What was counted by all that had ended when it is called. */
  figures(): Promise<Figures>;
}

export function rememberEnded(): Ended {
  let counted: Promise<Figures> = Promise.resolve([]);
  return {
    add(figures) {
      counted = counted.then((before) => merge([before, countsOf(figures)]).getMetricsAsJSON());
    },
    figures: () => counted,
  };
}
