import type { Day } from '../../core/days.ts';
import type { SignColour } from '../../core/sign-colour.ts';
import { Money } from '../../kit/amount/Money.tsx';
import { Signed } from '../../kit/amount/Signed.tsx';
import { ThaiDate } from '../../kit/date/ThaiDate.tsx';
import { SumLine } from '../ledger/SumLine.tsx';
import { FoundSum } from './filter/FoundSum.tsx';

type ColourOf = (sign: -1 | 0 | 1) => SignColour;

interface Movements {
  readonly label: string;
  /** In baht. */
  readonly value: string;
  readonly count: number;
}

interface PeriodSumProps {
  /** The chosen days; null: no bound. */
  readonly from: Day | null;
  readonly to: Day | null;
  readonly asOf: Day;
  readonly opening: Omit<Movements, 'count'>;
  readonly came: Movements;
  readonly went: Movements;
  readonly closing: Omit<Movements, 'count'>;
  readonly colourOf: ColourOf;
}

/** Opening + what came − what went = closing, of the chosen days of a ledger. */
export function PeriodSum(props: PeriodSumProps) {
  const { from, to, asOf, opening, came, went, closing, colourOf } = props;
  const flow = ({ value, count }: Movements, sign: -1 | 1) => (
    <Flow value={value} sign={count > 0 ? sign : 0} colourOf={colourOf} />
  );
  return (
    <SumLine
      items={[
        {
          key: 'opening',
          label: (
            <>
              {opening.label} {from === null ? null : <ThaiDate day={from} />}
            </>
          ),
          value: <Money value={opening.value} />,
        },
        { key: 'in', label: came.label, value: flow(came, 1) },
        { key: 'out', label: went.label, value: flow(went, -1) },
        {
          key: 'closing',
          label: (
            <>
              {closing.label} <ThaiDate day={to ?? asOf} />
            </>
          ),
          value: <Money value={closing.value} />,
        },
      ]}
    />
  );
}

interface FoundFlowsProps {
  readonly found: { readonly count: number; readonly in: string; readonly out: string };
  readonly came: string;
  readonly went: string;
  readonly colourOf: ColourOf;
}

/** How many lines a search found, and what they moved. */
export function FoundFlows({ found, came, went, colourOf }: FoundFlowsProps) {
  const flow = (value: string, sign: -1 | 1) => (
    <Flow value={value} sign={value === '0.00' ? 0 : sign} colourOf={colourOf} />
  );
  return (
    <FoundSum
      count={found.count}
      flows={[
        { label: came, value: flow(found.in, 1) },
        { label: went, value: flow(found.out, -1) },
      ]}
    />
  );
}

interface FlowProps {
  readonly value: string;
  readonly sign: -1 | 0 | 1;
  readonly colourOf: ColourOf;
}

/** A sum of movements; where there was none it is neither a plus nor a minus. */
function Flow({ value, sign, colourOf }: FlowProps) {
  return <Signed value={value} sign={sign} colour={colourOf(sign)} />;
}
