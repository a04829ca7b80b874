import { Button } from '../../../../kit/button/Button.tsx';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import { text } from '../complaints.text.ts';
import type { Draft } from '../publication.ts';
import { type OpenCase, useStep } from '../use-case.ts';
import { publishComplaint, withdrawComplaint } from '../work.api.ts';
import { Refusal } from './Refusal.tsx';

const words = text.publish;

interface PublicationDialogsProps {
  readonly open: OpenCase;
  readonly draft: Draft;
  readonly asking: 'publish' | 'withdraw' | undefined;
  readonly onClose: () => void;
}

/** Asks once more before the public sees a case, or sees it no more. */
export function PublicationDialogs({ open, draft, asking, onClose }: PublicationDialogsProps) {
  const step = useStep(open);
  const isWithdrawing = asking === 'withdraw';

  function away() {
    onClose();
    step.forget();
  }
  async function act() {
    const isDone = isWithdrawing
      ? await step.run({ endpoint: withdrawComplaint, input: {} }, words.isWithdrawn)
      : await step.run({ endpoint: publishComplaint, input: draft }, words.isPublished);
    if (isDone) away();
  }

  const faults = Object.values(step.refused?.fields ?? {});
  return (
    <Dialog
      open={asking !== undefined}
      onClose={away}
      title={isWithdrawing ? words.withdrawTitle : words.publishTitle}
      actions={
        <>
          <Button
            look={isWithdrawing ? 'danger' : 'primary'}
            busy={step.busy}
            busyText={isWithdrawing ? words.withdrawing : words.publishing}
            onClick={() => void act()}
          >
            {isWithdrawing ? words.withdraw : words.publish}
          </Button>
          <Button onClick={away}>{words.cancel}</Button>
        </>
      }
    >
      <Refusal
        of={step.refused && { ...step.refused, fields: {}, text: faults[0] ?? step.refused.text }}
        title={words.refused}
      />
      <p>{isWithdrawing ? words.withdrawAbout : words.publishAbout}</p>
    </Dialog>
  );
}
