/** Somebody reads all the while: pages of the server, and sums of what is shown. */
import { setTimeout as pause } from 'node:timers/promises';
import { asUpkeep } from '../../../records/driver/owner.ts';

/** Sums of what is shown, in one statement: a publication that is half there has others. */
export const shownSums = (ownerUrl: string): Promise<string> =>
  asUpkeep(ownerUrl, 'sahakon_intake', async (client) => {
    const { rows } = await client.query(
      `SELECT jsonb_build_array(
         (SELECT sum(share_balance_satang) FROM records.members JOIN records.current
           USING (publication_id)),
         (SELECT sum(balance_satang) FROM records.share_lines JOIN records.current
           USING (publication_id)),
         (SELECT sum(amount_satang) FROM records.collection_items JOIN records.current
           USING (publication_id)))::text AS sums`,
    );
    return rows[0].sums;
  });

export interface Readings {
  pages: number;
  failedPages: number;
  sums: number;
  /** Sums that belong to no publication. */
  readonly foreign: string[];
}

/** Reads until `stop` is called, which gives what was read. */
export function startReading(
  where: { readonly baseUrl: string; readonly ownerUrl: string },
  known: readonly string[],
) {
  const readings: Readings = { pages: 0, failedPages: 0, sums: 0, foreign: [] };
  let going = true;
  const readPages = async () => {
    while (going) {
      const answer = await fetch(`${where.baseUrl}/home`).catch(() => undefined);
      readings.pages += 1;
      if (answer === undefined || answer.status >= 500) readings.failedPages += 1;
      await answer?.arrayBuffer().catch(() => undefined);
      await pause(50);
    }
  };
  const readSums = async () => {
    while (going) {
      const found = await shownSums(where.ownerUrl).catch(() => undefined);
      if (found !== undefined) readings.sums += 1;
      if (found !== undefined && !known.includes(found)) readings.foreign.push(found);
      await pause(50);
    }
  };
  const work = Promise.all([readPages(), readSums()]);
  return {
    async stop(): Promise<Readings> {
      going = false;
      await work;
      return readings;
    },
  };
}
