/** Rates that go by the balance, as rows of accounts and contracts state them (B.1, B.2). */
import { formatRate, parseRate, type Rate } from '../../core/rate.ts';
import { type BandMethod, bandRate, parseBands, type RateBands } from '../../core/rate-bands.ts';
import type { Satang } from '../../core/satang.ts';
import { reasons } from '../intake.text.ts';
import { type Cells, type Report, rules } from './check.ts';
import { once } from './once.ts';

/**
 * Reads the bands of the rows of a file, which name both columns or neither; undefined where there
 * are none. Rows of a product state the same: each text is read once.
 */
export function bandsReader() {
  const parse = once((text) => parseBands(text) ?? null);
  return (cell: Cells, report: Report): RateBands | undefined => {
    if (!cell.has('RATE_BANDS')) {
      rules.empty(cell, report, 'RATE_BANDS = ""', 'RATE_BANDS_BY');
      return undefined;
    }
    const bands = parse(cell.text('RATE_BANDS'));
    if (bands === null) report('RATE_BANDS', reasons.rateBands);
    rules.filled(cell, report, 'RATE_BANDS ≠ ""', 'RATE_BANDS_BY');
    if (bands === null || !cell.has('RATE_BANDS_BY')) return undefined;
    return { by: cell.text('RATE_BANDS_BY') as BandMethod, bands };
  };
}

/** Reports a rate that is not the one which a balance has reached; of none the slips are asked. */
export function checkPresentRate(
  cell: Cells,
  report: Report,
  bands: RateBands,
  balance: Satang,
): void {
  if (!cell.has('ANNUAL_RATE')) return;
  const expected = bandRate(bands, balance);
  const stated = parseRate(cell.text('ANNUAL_RATE')) as Rate;
  if (stated === expected) return;
  report('ANNUAL_RATE', reasons.presentRate(formatRate(expected), formatRate(stated)));
}
