/** The printing house: documents, sheets and the codes that papers are looked up by. */
import { join } from 'node:path';
import type { Papers } from '../core/sheet/papers.ts';
import type { House, Work, WorkOrder } from './make.ts';
import { type Lookup, verifyInputs } from './verify/verify-inputs.ts';
import { openWorkerPool, type WorkerPoolOptions } from './worker-pool/worker-pool.ts';

/**
 * House and logo are looked at for each paper: they may change while the house prints. Where there
 * is no house yet, looking at it throws what the paper's caller is told.
 */
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
export function openPapers(options: PapersOptions): Papers {
  const { lookup } = options;
  const { make: ask, close } = openWorkerPool<WorkOrder>(worker, options);
  const make = (work: Work, milliseconds?: number) => {
    const { logo } = options;
    return ask({ ...work, ...(logo && { logo }) }, milliseconds);
  };
  return {
    requireHouse: () => void options.house,
    pdf: async ({ template, inputs, issuer }) => {
      const { origin, ...whose } = issuer ?? { ...options.house, origin: lookup.origin };
      const at = { ...lookup, origin: origin ?? undefined };
      const verify = inputs.code === undefined ? {} : verifyInputs(inputs.code, at);
      return make({ paper: { template, inputs: { ...inputs, ...whose, ...verify } } });
    },
    sheet: async (sheet, format, name) => {
      const bytes = await make({ sheet, format, house: options.house });
      return { format, name, bytes };
    },
    cover: async (cover, format, name) => {
      const bytes = await make({ cover, format, house: options.house }, coverMilliseconds);
      return { format, name, bytes };
    },
    close,
  };
}
