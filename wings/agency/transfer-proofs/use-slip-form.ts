import { useState } from 'react';
import type { MonthReport } from '../../../api/agency/report/report.api.ts';
import { readBaht, toDtoBaht } from '../../../core/satang.ts';
import { parseThaiDate } from '../../../core/thai-date.ts';
import { bahtToType, parseTypedBaht } from '../../../core/typed/typed-number.ts';
import { dataUrlOf } from '../../../kit/file/data-url.ts';
import { words } from '../../../kit/words.text.ts';
import { type MonthNow, monthInput } from '../../../parts/agency-month/month-now.ts';
import { text as pick } from '../../../parts/file-pick/pick.text.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { addSlip } from './slip.api.ts';
import { text } from './slip.text.ts';

interface Fields {
  readonly file: File | undefined;
  readonly paidOn: string;
  readonly amount: string;
}

export interface Faults {
  readonly file?: string | undefined;
  readonly paid_on?: string | undefined;
  readonly amount?: string | undefined;
  /** Of none of the fields. */
  readonly all?: string | undefined;
}

/** Bytes; the server takes no more. */
const largestFile = 5 * 1024 * 1024;

/** What is left to be transferred, as somebody would type it. */
function leftOf({ report }: MonthReport): string {
  const left = readBaht(report?.difference ?? '0.00');
  return left > 0n ? bahtToType(left) : '';
}

function faultsOf({ file, paidOn, amount }: Fields): Faults {
  const satang = parseTypedBaht(amount);
  return {
    file: !file ? text.faults.noFile : file.size > largestFile ? pick.tooLarge : undefined,
    paid_on: parseThaiDate(paidOn) === undefined ? text.faults.noDay : undefined,
    amount:
      satang === undefined ? text.faults.noAmount : satang <= 0n ? text.faults.nothing : undefined,
  };
}

/** Day, amount and file of a transfer; nothing typed is lost when something is wrong. */
export function useSlipForm(now: MonthNow<MonthReport>, onDone: () => void) {
  const call = useCall();
  const begin = (): Fields => ({ file: undefined, paidOn: '', amount: leftOf(now.report) });
  const [fields, setFields] = useState(begin);
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);

  function change(some: Partial<Fields>, field: keyof Faults): void {
    setFields((before) => ({ ...before, ...some }));
    setFaults((before) => ({ ...before, [field]: undefined, all: undefined }));
  }
  async function send(): Promise<void> {
    const wrong = faultsOf(fields);
    setFaults(wrong);
    const { file, paidOn, amount } = fields;
    const [day, satang] = [parseThaiDate(paidOn), parseTypedBaht(amount)];
    if (Object.values(wrong).some(Boolean) || !file || !day || satang === undefined) return;
    setBusy(true);
    try {
      // Results that are typed go first: a slip changes the version that they are saved over.
      await now.saver.flush();
      const url = await dataUrlOf(file);
      const sent = {
        paid_on: day,
        amount: toDtoBaht(satang),
        file: url,
        name: file.name.slice(-300),
      };
      await call(addSlip, { ...monthInput(now), ...sent }, { manner: 'silent' });
      await now.refetch();
      onDone();
    } catch (failed) {
      const { fields: named, text: message } = failureOf(failed);
      const fieldFaults = { file: named.file, paid_on: named.paid_on, amount: named.amount };
      const hasFieldFaults = Object.values(fieldFaults).some(Boolean);
      setFaults(hasFieldFaults ? fieldFaults : { all: message || words.cannotConnect });
    } finally {
      setBusy(false);
    }
  }
  function restart(): void {
    setFields(begin());
    setFaults({});
  }
  return { fields, faults, busy, change, send, restart };
}
