/** Which notice follows an answer: the error catalogue of specification §8. */
import type { Method } from '../../api/endpoint.ts';
import { type Envelope, messageOf } from '../../api/envelope.ts';
import { CallError } from './call-error.ts';
import { httpText } from './http.text.ts';
import type { Notice, Surroundings } from './page-environment.ts';

/**
 * Who tells of an answer. `action`: a notice with the server's words (R161). `feed`: a notice that
 * nothing could be reached; none on the public site (R164), none for a 404. `silent`: the caller
 * tells, at the place where it happened, and a notice would only say it again. `ahead`: sent before
 * it was known whether anybody may ask; whoever has use for the answer asks again after a no.
 * Unless said, a GET is a feed and a POST an action. A session's end is always told, but ahead.
 */
export type Manner = 'action' | 'feed' | 'silent' | 'ahead';

const noticeMilliseconds = 5000;
const sessionOverMilliseconds = 3000;

/** R163: words of success are shown. */
export function notifySuccess(around: Surroundings, answer: Envelope, manner?: Manner): void {
  if (answer.rc_des && manner !== 'silent' && manner !== 'ahead')
    notify(around, 'success', answer.rc_des);
}

export function notifyFailure(
  around: Surroundings,
  error: unknown,
  method: Method,
  manner: Manner = method === 'GET' ? 'feed' : 'action',
): void {
  if (!(error instanceof CallError) || manner === 'ahead') return;
  const { wing, session } = error.called;
  if (error.rcCode === '-2' && method === 'POST') {
    endSession(around, error);
    return;
  }
  if (error.status === 401 && wing === 'member') return; // R168
  if (error.status === 401 && wing === 'office') {
    around.forgetSession(wing);
    return;
  }
  if (error.status === 401 && wing === 'agency') {
    // R169: the gate of the page that is loaded again decides where the way leads.
    // To load the page anew would only repeat a call about the session itself (R158).
    if (session) around.forgetSession(wing);
    else around.reload();
    return;
  }
  // The office asks for the second factor and calls again.
  if (error.code === 'confirm_needed') return;
  if (manner === 'action') notify(around, 'error', wordsOf(error));
  // What is not there was reached all the same: the page itself says so.
  if (manner === 'feed' && wing !== 'info' && error.status !== 404)
    notify(around, 'error', httpText.cannotConnect);
}

/** The server's words; where it could not serve, with the reference that its log has. */
function wordsOf({ text, status, ref }: CallError): string {
  return status === 503 && ref !== undefined ? httpText.withRef(text, ref) : text;
}

/** R125, R171: warn, forget, and start over as a visitor three seconds later. */
function endSession(around: Surroundings, error: CallError): void {
  const title = error.envelope?.title;
  around.notify({
    kind: 'warning',
    text: messageOf(error.envelope ?? {}) ?? httpText.sessionOver,
    ...(title ? { title } : {}),
    milliseconds: sessionOverMilliseconds,
  });
  const { wing } = error.called;
  around.forgetSession(wing);
  // The office's gate stands where it is and asks who comes.
  if (wing === 'office') return;
  around.later(() => around.reload(), sessionOverMilliseconds);
}

function notify(around: Surroundings, kind: Notice['kind'], text: string): void {
  around.notify({ kind, text, milliseconds: noticeMilliseconds });
}
