/** The log: JSON lines on the error channel, without secrets and without people's data (T23). */
import pino, { type DestinationStream, type Logger } from 'pino';

/** Keys whose values never reach a line, wherever they stand. */
const secret = ['authorization', 'cookie', 'token', 'mem_password', 'mem_oldpassword', 'password'];

/** An error without what a database adds to it: rows, parameters, query text. */
function errorLine(error: Error & { code?: unknown; cause?: unknown }): object {
  const { name, message, stack, code, cause } = error;
  return {
    type: name,
    message,
    code,
    stack,
    ...(cause instanceof Error && { cause: cause.message }),
  };
}

/** Opens the log; lines are written before the call returns, so that a crash loses none. */
export function openLog(to: DestinationStream = pino.destination({ dest: 2, sync: true })): Logger {
  return pino(
    {
      redact: { paths: secret.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '-' },
      serializers: { err: errorLine },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    to,
  );
}
