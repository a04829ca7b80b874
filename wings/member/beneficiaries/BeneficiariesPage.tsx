import { FilePen, UsersRound } from 'lucide-react';
import { Button } from '../../../kit/button/Button.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { ListFiles } from '../../../parts/download/ListFiles.tsx';
import { useFile } from '../../../parts/download/use-file.ts';
import { asOfLine } from '../../../shell/frame/DatedPageHeading.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { downloadGian, downloadGianForm, readGian } from './beneficiaries.api.ts';
import styles from './beneficiaries.module.css';
import { text } from './beneficiaries.text.ts';
import { Nomination } from './Nomination.tsx';

const skeleton = (
  <>
    <FileRow />
    <PanelSkeleton count={9} />
  </>
);

const nobody = (
  <EmptyPanel icon={UsersRound} title={text.empty}>
    {text.emptyHint}
  </EmptyPanel>
);

/** `/member/gian` (R050; D-14): who receives what, and whether it comes to a hundred. */
export function BeneficiariesPage() {
  const query = useApiQuery(readGian, {});
  return (
    <QueryPage
      query={query}
      title={text.title}
      sub={asOfLine}
      loading={text.loading}
      skeleton={skeleton}
      failed={text.failed}
      failedHint={text.safe}
      empty={({ beneficiaries }) => beneficiaries.length === 0 && nobody}
      below={query.data ? <ChangeForm /> : null}
    >
      {(nomination) => (
        <Nomination {...nomination}>
          <ListFiles endpoint={downloadGian} input={{}} />
        </Nomination>
      )}
    </QueryPage>
  );
}

/** How to ask for a change: on paper, with signatures. The portal only prints the form. */
function ChangeForm() {
  const { busy, download } = useFile(downloadGianForm);
  return (
    <Panel title={text.change} className={styles.change}>
      <p>{text.changeHint}</p>
      <Button icon={FilePen} busy={busy !== undefined} onClick={() => void download({})}>
        {text.print}
      </Button>
    </Panel>
  );
}
