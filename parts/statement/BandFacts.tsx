import { bandsInWords, presentRateName } from '../../core/rate-bands.text.ts';
import type { StatedBands } from '../../core/rate-bands.ts';
import { Fact } from '../../kit/facts/Fact.tsx';

interface BandFactsProps {
  /** What the present rate is called where it is the only one. */
  readonly label: string;
  /** The present rate, percent a year. */
  readonly rate: string;
  /** Null where the rate does not go by the balance. */
  readonly bands: StatedBands | null;
}

/** The present rate, and below it the rate of each band where it goes by the balance. */
export function BandFacts({ label, rate, bands }: BandFactsProps) {
  return (
    <>
      <Fact label={presentRateName(bands, label)}>{rate}</Fact>
      {bands === null
        ? null
        : bandsInWords(bands).map((one) => (
            <Fact key={one.range} part label={one.range}>
              {one.rate}
            </Fact>
          ))}
    </>
  );
}
