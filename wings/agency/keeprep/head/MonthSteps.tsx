import type { DataOf } from '../../../../api/endpoint.ts';
import type { ReportSums } from '../../../../core/agency/report.ts';
import { type StepKey, stepsOf } from '../../../../core/agency/way/steps-of.ts';
import { formatNumber } from '../../../../core/thai-number.ts';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Steps } from '../../../../kit/steps/Steps.tsx';
import { text } from '../keeprep.text.ts';
import type { readReport } from '../report/report.api.ts';

interface MonthStepsProps {
  readonly report: DataOf<typeof readReport>;
  readonly sums: ReportSums;
}

/** How far the month has come, with the days. */
export function MonthSteps({ report, sums }: MonthStepsProps) {
  const { state, steps, posted_on, due_on } = report;
  if (state === null) return null;
  const said = text.steps;
  const of = (count: number) => formatNumber(count, 0);
  const ahead: Readonly<Record<StepKey, React.ReactNode>> = {
    sent: said.notSent,
    opened: said.notOpened,
    reported: said.count(of(sums.billed.count - sums.unreported.count), of(sums.billed.count)),
    remitted: due_on && (
      <>
        {said.due} <ThaiDate day={due_on} />
      </>
    ),
    posted: said.byCoop,
  };
  return (
    <Panel label={said.label}>
      <Steps
        label={said.label}
        steps={stepsOf({ state, steps, postedOn: posted_on }).map((step) => ({
          key: step.key,
          name: said[step.key],
          state: step.state,
          note: step.state === 'done' ? step.day && <ThaiDate day={step.day} /> : ahead[step.key],
        }))}
      />
    </Panel>
  );
}
