import { thaiDateLong } from '../../../../core/thai-date.ts';
import { formatBaht } from '../../../../core/thai-number.ts';
import { rateToType } from '../../../../core/typed-number.ts';
import type { LoanResult } from '../input/result.ts';
import styles from '../loancal.module.css';
import { text } from '../loancal.text.ts';

/** What was asked, in a sentence: paper shows no form. */
export function InPrint({ result: { terms, typeName } }: { readonly result: LoanResult }) {
  return (
    <p className={styles.inPrint}>
      {text.inPrint(
        typeName ?? text.other,
        formatBaht(terms.principalSatang),
        rateToType(terms.rate),
        thaiDateLong(terms.disbursedOn),
      )}
    </p>
  );
}
