import { ChevronDown, FileDown } from 'lucide-react';
import { formatNumber } from '../../../../core/thai-number.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button, buttonClass } from '../../../../kit/button/Button.tsx';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { monthInput } from '../../../../parts/agency-month/month-now.ts';
import { useFile } from '../../../../parts/download/use-file.ts';
import { downloadCover } from './files.api.ts';
import styles from './files.module.css';
import { filesText as text } from './files.text.ts';

export interface PayrollFilesProps {
  /** Of the Buddhist era. */
  readonly year: number;
  readonly month: number;
  /** Files that the cooperative has settled, see `payroll` of the statement. */
  readonly payroll: readonly { readonly id: string; readonly name: string }[];
  /** Bills in the files whose members have not agreed in writing; 0 once a warning is too late. */
  readonly withoutConsent: number;
}

/** Files for the employer's payroll, and the text for programs that know TIS-620 only. */
export function PayrollFiles({ year, month, payroll, withoutConsent }: PayrollFilesProps) {
  const { busy, download } = useFile(downloadCover);
  const ofMonth = monthInput({ year, month });
  const files = [
    ...payroll.map(({ id, name }) => ({
      key: `payroll ${id}`,
      name,
      input: { ...ofMonth, format: 'payroll' as const, template: id },
    })),
    { key: 'tis620', name: text.tis620, input: { ...ofMonth, format: 'tis620' as const } },
  ];
  return (
    <details className={styles.payroll}>
      <summary className={buttonClass('second', true)}>
        <Icon of={FileDown} size="s" />
        {text.payroll}
        <Icon of={ChevronDown} size="s" />
      </summary>
      <div className={styles.panel}>
        <p>{text.payrollWords}</p>
        {withoutConsent === 0 ? null : (
          <Alert kind="warn">{text.withoutConsent(formatNumber(withoutConsent, 0))}</Alert>
        )}
        <div className={styles.choices}>
          {files.map(({ key, name, input }) => (
            <Button
              key={key}
              small
              icon={FileDown}
              busy={busy === key}
              busyText={text.making}
              onClick={() => void download(input, key)}
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
    </details>
  );
}
