import { useMemo } from 'react';
import { DraftContext, useSums } from '../../parts/agency-month/draft/draft-context.ts';
import { UnsavedForms } from '../../parts/edit-form/UnsavedForms.tsx';
import { CoverPage, type ReportedMonthProps } from '../../wings/agency/cover/CoverPage.tsx';
import { MonthHead } from '../../wings/agency/cover/head/MonthHead.tsx';
import { MonthList } from '../../wings/agency/cover/MonthList.tsx';
import { UploadResult } from '../../wings/agency/result-upload/UploadResult.tsx';
import { useMonthDraft } from '../../wings/agency/results/draft/use-month-draft.ts';
import { FillRest } from '../../wings/agency/results/FillRest.tsx';
import { Result } from '../../wings/agency/results/ResultCell.tsx';
import { EditingRows } from '../../wings/agency/results/row/EditingRows.tsx';
import { KeyLegend } from '../../wings/agency/results/row/KeyLegend.tsx';
import { SaveLine } from '../../wings/agency/results/SaveLine.tsx';
import { Returned } from '../../wings/agency/submission/Returned.tsx';
import { SubmitPanels } from '../../wings/agency/submission/SubmitPanels.tsx';
import { SlipPanel } from '../../wings/agency/transfer-proofs/SlipPanel.tsx';

/** `/membergroup/keeprep`: the agency's month, put together from the rooms that it takes. */
export function AgencyMonthPage() {
  return (
    <UnsavedForms>
      <CoverPage Result={Result} ReportedMonth={ReportedMonth} />
    </UnsavedForms>
  );
}

/** A month with what was reported of it. */
function ReportedMonth({ cover, serverReport }: ReportedMonthProps) {
  const { draft, saver, report, refetch } = useMonthDraft(cover, serverReport);
  const sums = useSums(draft);
  const { may_edit } = report;
  const draftNow = useMemo(
    () => ({ draft, mayEdit: may_edit, hasReport: true }),
    [draft, may_edit],
  );
  const { year, month } = cover;
  const now = { year, month, report, saver, refetch };
  return (
    <DraftContext value={draftNow}>
      <Returned report={report.report} />
      <MonthHead coreSums={cover.sums} report={report} sums={sums} />
      <EditingRows>
        <MonthList
          cover={cover}
          Result={Result}
          tools={
            <>
              <FillRest />
              <UploadResult now={now} />
              <KeyLegend />
            </>
          }
          foot={(showFaults) =>
            may_edit ? (
              <SaveLine saver={saver} onRefetch={refetch} onShowFaults={showFaults} />
            ) : null
          }
        />
      </EditingRows>
      <SubmitPanels now={now} slips={<SlipPanel now={now} />} />
    </DraftContext>
  );
}
