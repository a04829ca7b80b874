/** Registration and forgotten password (D-03; R155): nobody learns here who is a member (T13). */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { longest, shortest } from '../../../core/password/rule.ts';
import { currentTerms } from '../../../records/terms.ts';
import { ask, boundTo, type RegisterServices } from './identity.server.ts';
import { confirm, finish } from './password.server.ts';
import { calls, type Flow } from './registration.api.ts';
import { answers, text } from './registration.text.ts';

const handle = handlersOn<RegisterServices>();

const codeMinutes = 5;

/** The five handlers of one way; the audit log names the way. */
function handlersOf(flow: Flow): readonly Handler<RegisterServices>[] {
  const { read, again } = calls[flow];
  return [
    handle(read, {
      async run({ services: { records, outbox } }) {
        const terms = await records.readAsVisitor((db) => currentTerms(db));
        return {
          messages: text[flow].lead,
          data: {
            sms_open: outbox.isOpen('sms'),
            code_minutes: codeMinutes,
            password_shortest: shortest,
            password_longest: longest,
            terms: terms ? { version: terms.version, title: terms.title } : null,
          },
        };
      },
    }),
    handle(calls[flow].ask, {
      run: async (call) => ({
        rc_code: '2' as const,
        messages: answers.sent,
        data: await ask(flow, call),
      }),
    }),
    handle(calls[flow].confirm, {
      run: async (call) => ({ data: await confirm(flow, call) }),
    }),
    handle(again, {
      async run({ input: { ticket }, services: { codes }, device: { hash } }) {
        if (hash === undefined) throw new Problem('code_over');
        return { data: await codes.again({ purpose: flow, ticket, boundTo: boundTo(hash) }) };
      },
    }),
    handle(calls[flow].finish, {
      // What it changes leaves an entry of its own, in its transaction.
      run: async (call) => ({ messages: await finish(flow, call) }),
    }),
  ];
}

export const handlers = [...handlersOf('register'), ...handlersOf('forget')];
