/** The printing house: documents, sheets and the codes that papers are looked up by. */
import { join } from 'node:path';
import type { Papers } from '../core/sheet/papers.ts';
import type { House, Work, WorkOrder } from './make.ts';
import { type Lookup, verifyInputs } from './verify/verify-inputs.ts';
import { openWorkerPool, type WorkerPoolOptions } from './worker-pool/worker-pool.ts';

export interface PapersOptions extends WorkerPoolOptions {
  readonly house: House;
  /** PNG that stands on every paper; left out: the drawing. */
  readonly logo?: Uint8Array | undefined;
  /** Where papers are looked up. */
  readonly lookup: Lookup;
}

/** Thousands of members on a machine that is busy with others. */
const coverMilliseconds = 30_000;

const worker = join(import.meta.dirname, 'worker.ts');

/** Ready at once: workers start with the first paper. Close it. */
export function openPapers({ house, lookup, logo, ...poolOptions }: PapersOptions): Papers {
  const { make: ask, close } = openWorkerPool<WorkOrder>(worker, poolOptions);
  const make = (work: Work, milliseconds?: number) =>
    ask({ ...work, ...(logo && { logo }) }, milliseconds);
  return {
    pdf: ({ template, inputs, issuer }) => {
      const { origin, ...whose } = issuer ?? { ...house, origin: lookup.origin };
      const at = { ...lookup, origin: origin ?? undefined };
      const verify = inputs.code === undefined ? {} : verifyInputs(inputs.code, at);
      return make({ paper: { template, inputs: { ...inputs, ...whose, ...verify } } });
    },
    sheet: async (sheet, format, name) => {
      const bytes = await make({ sheet, format, house });
      return { format, name, bytes };
    },
    cover: async (cover, format, name) => {
      const bytes = await make({ cover, format, house }, coverMilliseconds);
      return { format, name, bytes };
    },
    close,
  };
}
