/** Says in the rooms of both where announced loan rates and the calculator's differ. */
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { readRateDifferences } from '../../../../api/office/rate-differences.api.ts';
import type { Site } from '../../../../api/site.ts';
import { presetDifferences } from '../../../../core/loan/preset-differences.ts';
import { formatRate, readRate } from '../../../../core/rate.ts';
import { bangkokDay } from '../../../../core/thai-date.ts';
import { ratesInForce } from '../../../../records/content/home.ts';
import type { Services } from '../../../../records/services.ts';

type SiteServices = Services & { readonly site: Site };

const handle = handlersOn<SiteServices>();

export const handlers: readonly Handler<SiteServices>[] = [
  handle(readRateDifferences, {
    async run({ who, services: { records, site }, facts }) {
      const rates = await records.asStaff(who.staffId, (db) =>
        ratesInForce(db, bangkokDay(facts.at)),
      );
      const announced = rates
        .filter(({ kind }) => kind === 'LOAN')
        .map(({ name, rate }) => ({ name, rate: BigInt(rate) }));
      const presets = site.calculator.loan_presets.map(({ name, annual_rate }) => ({
        ...{ name, rate: readRate(annual_rate) },
      }));
      return {
        data: {
          items: presetDifferences(presets, announced).map(({ name, announced, preset }) => ({
            ...{ name, announced: formatRate(announced), preset: formatRate(preset) },
          })),
        },
      };
    },
  }),
];
