import type { MonthReport } from '../../../../api/agency/report/report.api.ts';
import { SelectField } from '../../../../kit/field/SelectField.tsx';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { Stack } from '../../../../kit/layout/Stack.tsx';
import { type MonthNow, monthInput } from '../../../../parts/agency-month/month-now.ts';
import { DownloadFiles } from '../../../../parts/download/DownloadFiles.tsx';
import { FilePick } from '../../../../parts/file-pick/FilePick.tsx';
import { useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { downloadTemplate, readUploadLayouts } from '../upload.api.ts';
import styles from './dialog.module.css';
import { text } from './dialog.text.ts';

interface ChooseFileProps {
  readonly now: MonthNow<MonthReport>;
  /** Of fixed width; '': the file has a head. */
  readonly layout: string;
  readonly onLayout: (layout: string) => void;
  readonly chosen: File | undefined;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly onPick: (file: File) => void;
}

/** The file, the form in which it comes, and our own form for whoever has none. */
export function ChooseFile(props: ChooseFileProps) {
  const { now, layout, onLayout, chosen, error, busy, onPick } = props;
  const { data } = useApiQuery(readUploadLayouts, {}, { unseen: true });
  const layouts = data?.layouts ?? [];
  return (
    <>
      <p>{text.lead}</p>
      {layouts.length > 0 ? (
        <SelectField
          label={text.kind}
          value={layout}
          onChange={({ target }) => onLayout(target.value)}
        >
          <option value="">{text.headed}</option>
          {layouts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <FilePick
        accept={layout === '' ? '.xlsx,.csv' : '.dat,.txt,.csv'}
        kinds={layout === '' ? text.kinds : text.fixedKinds}
        label={text.choose}
        chosen={chosen}
        error={error}
        busy={busy}
        busyText={text.checking}
        onPick={onPick}
      />
      <Stack gap="2" className={styles.template}>
        <Muted>{text.template}</Muted>
        <DownloadFiles
          endpoint={downloadTemplate}
          input={monthInput(now)}
          formats={['xlsx', 'csv']}
          print={false}
        />
      </Stack>
    </>
  );
}
