import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { landingPath } from '../../../api/return-path.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { memberSession } from '../../../shell/session/member-session.ts';
import { readTicket, redeemHelp } from './impersonate.api.ts';

/** Who would look at whom. */
export type TicketFacts = DataOf<typeof readTicket>;

export type Step =
  /** No ticket, or it is used up or late. */
  | { readonly at: 'none' | 'over' | 'asking' }
  /** The server cannot be asked; `again` does what could not be done. */
  | { readonly at: 'away'; readonly again: () => void }
  | { readonly at: 'known' | 'opening'; readonly facts: TicketFacts; readonly open: () => void };

const silent = { manner: 'silent' } as const;

/** The server said no; anything else is weather. */
const isNo = (status: number): boolean => status >= 400 && status < 500 && status !== 429;

/** The ticket of the fragment; it leaves the address, and with it the history, at once. */
function useTicket(): string {
  const [ticket] = useState(() => location.hash.slice(1));
  useEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
  }, []);
  return ticket;
}

/** Asks what the ticket says, and redeems it when told to (S4). */
export function useImpersonation(): Step {
  const call = useCall();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const ticket = useTicket();
  const [step, setStep] = useState<Step>({ at: ticket === '' ? 'none' : 'asking' });
  const busy = useRef(false);

  const fail = useCallback((error: unknown, again: () => void) => {
    setStep(isNo(failureOf(error).status) ? { at: 'over' } : { at: 'away', again });
  }, []);

  const open = useCallback(
    async (facts: TicketFacts) => {
      if (busy.current) return;
      busy.current = true;
      const again = () => void open(facts);
      setStep({ at: 'opening', facts, open: again });
      try {
        const answer = await call(redeemHelp, { ticket }, silent);
        // What an earlier person of this browser was shown is not this member's.
        queries.clear();
        memberSession().open(answer);
        await navigate(landingPath, { replace: true });
      } catch (error) {
        fail(error, again);
      } finally {
        busy.current = false;
      }
    },
    [call, fail, queries, navigate, ticket],
  );

  const ask = useCallback(async () => {
    setStep({ at: 'asking' });
    try {
      const { data } = await call(readTicket, { ticket }, silent);
      setStep({ at: 'known', facts: data, open: () => void open(data) });
    } catch (error) {
      fail(error, () => void ask());
    }
  }, [call, fail, open, ticket]);

  useEffect(() => {
    if (ticket !== '') void ask();
  }, [ask, ticket]);

  return step;
}
