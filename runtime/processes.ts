/** How many processes of one machine share what is bounded for the machine. */
import cluster from 'node:cluster';

/** Workers that serve together (`WORKERS`); 1 in every program that is none of them. */
export const processCount = cluster.isWorker ? Math.max(1, Number(process.env.WORKERS) || 1) : 1;

/**
 * What one process may take of a bound of the whole machine: an equal part, rounded up, and never
 * less than `least`, without which it could not work at all.
 */
export const partOf = (whole: number, least = 1, processes = processCount): number =>
  Math.min(whole, Math.max(least, Math.ceil(whole / processes)));
