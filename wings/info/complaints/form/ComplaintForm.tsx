import { useState } from 'react';
import { useFormOutcome } from '../../../../shell/form/outcome.ts';
import { fileComplaint } from '../complaints.api.ts';
import { FileForm } from './ComplaintFormBody.tsx';
import { Filed } from './ComplaintReceipt.tsx';
import type { FilingOutcome } from './use-submit.ts';

/** The form, and once it was sent, the tracking code: by script or by a form post alike. */
export function FilePart() {
  const posted = useFormOutcome(fileComplaint);
  const [outcome, setOutcome] = useState<FilingOutcome | undefined>(posted);
  const [isAnew, setAnew] = useState(false);
  if (outcome?.state === 'done') {
    const again = () => {
      setAnew(true);
      setOutcome(undefined);
    };
    return <Filed filed={outcome.data} onAgain={again} />;
  }
  return <FileForm anew={isAnew} outcome={outcome} onOutcome={setOutcome} />;
}
