/** Figures that are read when somebody looks: values now, and counts that are kept elsewhere. */
import { type Aggregator, Counter, Gauge, type Registry } from 'prom-client';

/** One value, several by one label, or none: what is not known does not appear. */
export type Reading = number | undefined | Readonly<Record<string, number | undefined>>;

interface Facts {
  readonly name: string;
  readonly help: string;
  /** The label by which a reading of several goes. */
  readonly label?: string;
  /** What stands for all where several processes have one each; left out: their sum. */
  readonly ofAll?: Aggregator;
  readonly read: () => Reading | Promise<Reading>;
}

type Values = readonly (readonly [Readonly<Record<string, string>>, number])[];

function valuesOf(reading: Reading, label: string | undefined): Values {
  if (reading === undefined) return [];
  if (typeof reading === 'number') return [[{}, reading]];
  return Object.entries(reading).flatMap(([key, value]) =>
    value === undefined || label === undefined ? [] : [[{ [label]: key }, value] as const],
  );
}

const shapeOf = (
  { name, help, label, ofAll = 'sum' }: Omit<Facts, 'read'>,
  registry: Registry,
) => ({
  ...{ name, help, registers: [registry], aggregator: ofAll },
  labelNames: label === undefined ? [] : [label],
});

/** A value that goes up and down. A reading that fails is none. */
export function gauge(registry: Registry, facts: Facts): void {
  new Gauge({
    ...shapeOf(facts, registry),
    async collect() {
      const reading = await (async () => facts.read())().catch(() => undefined);
      this.reset();
      if (facts.label === undefined) this.remove({});
      for (const [labels, value] of valuesOf(reading, facts.label)) this.set(labels, value);
    },
  });
}

/** A count since the start that is kept elsewhere. */
export function count(
  registry: Registry,
  facts: Omit<Facts, 'read'> & { readonly read: () => Reading },
): void {
  new Counter({
    ...shapeOf(facts, registry),
    collect() {
      this.reset();
      for (const [labels, value] of valuesOf(facts.read(), facts.label)) this.inc(labels, value);
    },
  });
}
