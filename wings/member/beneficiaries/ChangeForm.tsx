import { FilePen } from 'lucide-react';
import { Button } from '../../../kit/button/Button.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Whole } from '../../../kit/text/Whole.tsx';
import { useFile } from '../../../parts/download/use-file.ts';
import { downloadGianForm } from './beneficiaries.api.ts';
import styles from './beneficiaries.module.css';
import { text } from './beneficiaries.text.ts';

/** How to ask for a change: on paper, with signatures. The portal only prints the form. */
export function ChangeForm() {
  const { busy, download } = useFile(downloadGianForm);
  return (
    <Panel title={text.change} className={styles.change}>
      <p>
        <Whole of={text.changeHint} />
      </p>
      <Button icon={FilePen} busy={busy !== undefined} onClick={() => void download({})}>
        {text.print}
      </Button>
    </Panel>
  );
}
