import type { DataOf } from '../../../api/endpoint.ts';
import type { Day } from '../../../core/days.ts';
import { shareSignColour } from '../../../core/sign-colour.ts';
import { FoundFlows, PeriodSum } from '../../../parts/statement/PeriodSum.tsx';
import type { readShare } from './shares.api.ts';
import { text } from './shares.text.ts';

type Share = DataOf<typeof readShare>;

interface ShareSumProps {
  readonly summary: Share['summary'];
  readonly asOf: Day;
}

/** Opening, paid in, paid out, closing of the chosen days. */
export function ShareSum({ summary, asOf }: ShareSumProps) {
  const { from, to, opening, paid_in, paid_in_count, paid_out, paid_out_count, closing } = summary;
  return (
    <PeriodSum
      {...{ from, to, asOf }}
      opening={{ label: text.opening, value: opening }}
      came={{ label: text.paidIn(paid_in_count), value: paid_in, count: paid_in_count }}
      went={{ label: text.paidOut(paid_out_count), value: paid_out, count: paid_out_count }}
      closing={{ label: text.closing, value: closing }}
      colourOf={shareSignColour}
    />
  );
}

/** How many lines a search found, and what they moved. */
export function ShareFound({ found }: { readonly found: NonNullable<Share['found']> }) {
  return (
    <FoundFlows found={found} came={text.foundIn} went={text.foundOut} colourOf={shareSignColour} />
  );
}
