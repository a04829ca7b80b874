import { useNavigate, useSearchParams } from 'react-router';
import { billedGroups } from '../../../core/agency/summary.ts';
import { SelectField } from '../../../kit/field/SelectField.tsx';
import { DownloadFiles } from '../../../parts/download/DownloadFiles.tsx';
import type { SummaryData } from './shapes.ts';
import { downloadSummary } from './summary.api.ts';
import styles from './summary.module.css';
import { text } from './summary.text.ts';

/** The same address for another group, or for all. */
function addressOf(params: URLSearchParams, group: string): string {
  const next = new URLSearchParams(params);
  if (group === '') next.delete('group');
  else next.set('group', group);
  return `?${next}`;
}

/** Which group is meant, and the files of what is shown. */
export function SummaryTools({ year, month, group, own, by_group }: SummaryData) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <div className={styles.tools}>
      {own && by_group ? (
        <SelectField
          label={text.groupFilter}
          name="group"
          value={group ?? ''}
          onChange={({ target }) => navigate(addressOf(params, target.value))}
        >
          <option value="">{text.allGroups}</option>
          {billedGroups.map((one) => (
            <option key={one} value={one}>
              {text.groups[one]}
            </option>
          ))}
        </SelectField>
      ) : null}
      <DownloadFiles
        endpoint={downloadSummary}
        input={{
          ...{ year: String(year), month: String(month) },
          ...(group === null ? {} : { group }),
        }}
      />
    </div>
  );
}
