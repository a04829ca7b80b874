import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readOfficer } from '../../../api/office/office.api.ts';
import type { Officer } from '../../../shell/office/office-context.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { officeSession } from '../../../shell/session/office-session.ts';

/** Why nobody is in: the time was up, they left, or they have not come yet. */
export type Outside = 'over' | 'left' | 'not_yet';

export type GateState =
  | { readonly state: 'asking' | 'failed' }
  | { readonly state: 'out'; readonly why: Outside }
  | { readonly state: 'in'; readonly officer: Officer; readonly deadline: number };

/**
 * Asks the server who is in the office, at each address anew. Whoever is out takes nothing along:
 * answers that were fetched for them are forgotten.
 */
export function useOfficerCheck(pathname: string) {
  const call = useCall();
  const client = useQueryClient();
  const [gate, setGate] = useState<GateState>({ state: 'asking' });
  const inside = useRef(false);

  const leave = useCallback(
    (why?: Outside) => {
      const wasIn = inside.current;
      inside.current = false;
      if (wasIn) client.clear();
      setGate((before) => {
        // Told twice, of which the first told why.
        if (before.state === 'out') return before;
        return { state: 'out', why: why ?? (wasIn ? 'over' : 'not_yet') };
      });
    },
    [client],
  );

  const ask = useCallback(
    async ({ background = false }: { background?: boolean } = {}) => {
      const { data } = await call(readOfficer, {}, { manner: 'silent', background });
      const { idle_left_seconds, ...officer } = data;
      if (idle_left_seconds <= 0) return leave('over');
      inside.current = true;
      setGate({ state: 'in', officer, deadline: Date.now() + idle_left_seconds * 1000 });
    },
    [call, leave],
  );

  const check = useCallback(
    (how?: { background: boolean }) =>
      ask(how).catch((error: unknown) => {
        if (failureOf(error).status === 401) leave();
        // A page that is open stays so while the server is away.
        else if (!inside.current) setGate({ state: 'failed' });
      }),
    [ask, leave],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address asks anew
  useEffect(() => void check(), [check, pathname]);
  useEffect(() => officeSession.subscribe(() => leave()), [leave]);
  return { gate, check, leave };
}
