import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { formatBaht, formatNumber } from '../../../core/thai-number.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { useDraft, useSums } from '../../../parts/agency-month/draft/draft-context.ts';
import { text } from './result.text.ts';

const labels = text.rest;

/** All that are not reported yet were deducted whole: asked for once, changed one by one. */
export function FillRest() {
  const { draft, mayEdit } = useDraft();
  const { unreported } = useSums(draft);
  const [isOpen, setIsOpen] = useState(false);
  if (!mayEdit || unreported.count === 0) return null;
  const close = () => setIsOpen(false);
  const fill = () => {
    draft.fillRest();
    close();
  };
  return (
    <>
      <Button small icon={CheckCheck} onClick={() => setIsOpen(true)}>
        {labels.open}
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
        <p>{labels.ask(formatNumber(unreported.count, 0), formatBaht(unreported.satang))}</p>
      </Dialog>
    </>
  );
}
