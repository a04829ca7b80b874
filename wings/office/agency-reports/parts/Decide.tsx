import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { useInvalidate } from '../../../../shell/query/use-invalidate.ts';
import { readReports } from '../agency-reports.api.ts';
import styles from '../agency-reports.module.css';
import { text } from '../agency-reports.text.ts';
import type { headShape } from '../shapes.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

const words = text.decide;

/** Accept, or send back with a reason; afterwards the list of all shows what is left. */
export function Decide({ report }: { readonly report: z.output<typeof headShape> }) {
  const [asking, setAsking] = useState<'accept' | 'return'>();
  const forget = useInvalidate();
  const navigate = useNavigate();
  const close = () => setAsking(undefined);

  function decided(message: string) {
    close();
    notify({ kind: 'success', text: message });
    forget(readReports);
    void navigate(officeRooms.agencyReports.path);
  }

  return (
    <fieldset className={styles.buttons} aria-label={words.label}>
      <Button look="primary" icon={Check} onClick={() => setAsking('accept')}>
        {words.accept}
      </Button>
      <Button icon={Undo2} onClick={() => setAsking('return')}>
        {words.return}
      </Button>
      <AcceptDialog
        open={asking === 'accept'}
        report={report}
        onClose={close}
        onDone={() => decided(words.isAccepted(report.name))}
      />
      <ReturnDialog
        open={asking === 'return'}
        report={report}
        onClose={close}
        onDone={() => decided(words.isReturned(report.name))}
      />
    </fieldset>
  );
}
