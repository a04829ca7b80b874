import type { PlannedClose } from '../../../../core/loan/close.ts';
import { thaiDateShort } from '../../../../core/thai-date.ts';
import { formatBaht } from '../../../../core/thai-number.ts';
import { Amount } from '../../../../kit/amount/Amount.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { type LoanTyped, neatly } from '../fields.ts';
import { loanForm } from '../LoanForm.tsx';
import styles from '../loan-calculator.module.css';
import { text } from '../loan-calculator.text.ts';

interface CloseProps {
  readonly close: PlannedClose | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<LoanTyped>) => void;
}

/** What closes the loan on a day of one's choice (B.1). */
export function Close({ close, value, error, onChange }: CloseProps) {
  return (
    <Panel title={text.close} className={value === '' ? styles.closeEmpty : undefined}>
      <div className={styles.close}>
        <TextField
          label={text.closeOn}
          hint={text.closeHint}
          name="close"
          form={loanForm}
          autoComplete="off"
          maxLength={40}
          value={value}
          error={error}
          onChange={(event) => onChange({ close: event.target.value })}
          onBlur={() => {
            const neat = neatly('close', value);
            if (neat !== value) onChange({ close: neat });
          }}
        />
        {close ? <Figures close={close} /> : null}
      </div>
    </Panel>
  );
}

function Figures({ close }: { readonly close: PlannedClose }) {
  if (close.totalSatang === 0n) return <p>{text.closeNone}</p>;
  return (
    <div>
      <p className={styles.label}>
        {text.closeTotal(thaiDateShort(close.on))} {text.closeAfter(close.periodsPaid)}
      </p>
      <Amount value={close.totalSatang} size={2} />
      <Facts kind="tight">
        <Fact label={text.closeBalance}>{formatBaht(close.balanceSatang)}</Fact>
        <Fact label={text.closeInterest}>{formatBaht(close.interestSatang)}</Fact>
      </Facts>
    </div>
  );
}
