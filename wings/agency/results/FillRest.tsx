import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { formatBaht, formatNumber } from '../../../core/thai-number.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { useDraft, useSums } from '../../../parts/agency-month/draft/draft-context.ts';
import { text } from './result.text.ts';

const labels = text.rest;

/**
 * All that are not reported yet were deducted whole: asked for once, changed one by one. Who has
 * not agreed in writing is left out, and it is said.
 */
export function FillRest() {
  const { draft, mayEdit } = useDraft();
  // Asked for so that this button is told of every change.
  useSums(draft);
  const { count, satang, withoutConsent } = draft.rest();
  const bills = formatNumber(count, 0);
  const [isOpen, setIsOpen] = useState(false);
  if (!mayEdit || count === 0) return null;
  const close = () => setIsOpen(false);
  const fill = () => {
    draft.fillRest();
    close();
  };
  return (
    <>
      <Button small icon={CheckCheck} onClick={() => setIsOpen(true)}>
        {labels.open(bills)}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={labels.title}
        actions={
          <>
            <Button look="primary" onClick={fill}>
              {labels.yes}
            </Button>
            <Button onClick={close}>{labels.no}</Button>
          </>
        }
      >
        <p>{labels.ask(bills, formatBaht(satang))}</p>
        {withoutConsent === 0 ? null : (
          <Alert kind="warn">{labels.leftOut(formatNumber(withoutConsent, 0))}</Alert>
        )}
      </Dialog>
    </>
  );
}
