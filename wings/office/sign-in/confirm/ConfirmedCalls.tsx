import { type ReactNode, use, useCallback, useRef, useState } from 'react';
import { CallContext, type QueryCall } from '../../../../shell/query/call-context.ts';
import { failureOf } from '../../../../shell/query/failure.ts';
import { ConfirmationDialog } from './ConfirmationDialog.tsx';
import { findOwnFactors, type OwnFactors } from './own-factors.ts';

/**
 * The caller of the rooms inside: what the server refuses until the second factor is proven again
 * is asked for once more after the dialog. Whoever turns back gets the refusal.
 */
export function ConfirmedCalls({ children }: { readonly children: ReactNode }) {
  const call = use(CallContext);
  if (!call) throw new Error('ConfirmedCalls needs a QueryProvider above it');
  const [factors, setFactors] = useState<OwnFactors>();
  /** Calls that wait for the same answer. */
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([]);

  const confirmed = useCallback<QueryCall>(
    async (endpoint, input, options) => {
      try {
        return await call(endpoint, input, options);
      } catch (error) {
        if (failureOf(error).code !== 'confirm_needed') throw error;
        const isConfirmed = await new Promise<boolean>((resolve) => {
          waiting.current.push(resolve);
          // Known before it opens: what is asked for does not change below the hand.
          if (waiting.current.length === 1) void findOwnFactors(call).then(setFactors);
        });
        if (!isConfirmed) throw error;
        return call(endpoint, input, options);
      }
    },
    [call],
  );

  function done(isConfirmed: boolean) {
    setFactors(undefined);
    for (const resolve of waiting.current.splice(0)) resolve(isConfirmed);
  }

  return (
    <CallContext value={confirmed}>
      {children}
      <ConfirmationDialog factors={factors} onDone={done} />
    </CallContext>
  );
}
