import { notify } from '../../kit/toasts/toasts.ts';
import type { CallOptions, QueryEndpoint, QueryInput } from '../../shell/query/call-context.ts';
import { failureOf } from '../../shell/query/failure.ts';
import type { ActionCall } from '../../shell/query/use-call.ts';

/**
 * Ends what is asked for and says so. What is gone already is gone: whoever calls asks for the list
 * anew in either case. Rejects with any other refusal; `manner`: who tells of it.
 */
export async function endAndNotify<E extends QueryEndpoint>(
  call: ActionCall,
  endpoint: E,
  what: QueryInput<E>,
  manner: CallOptions['manner'] = 'silent',
): Promise<void> {
  try {
    const { messages } = await call(endpoint, what, { manner });
    if (messages) notify({ kind: 'success', text: messages });
  } catch (error) {
    if (failureOf(error).code !== 'not_found') throw error;
  }
}
