/** What a look at an installation comes to. */
import { PlainFault } from '../../runtime/plain-fault.ts';

export type State = 'ok' | 'warn' | 'fault';

export interface Finding {
  readonly state: State;
  /** What was found, in a sentence. */
  readonly says: string;
  /** The command or the setting that mends it; none where nothing is to be done. */
  readonly mend?: string | undefined;
}

/** Something else must be mended first; the message says what. */
export class NotExamined extends PlainFault {}

export const ok = (says: string): Finding => ({ state: 'ok', says });
export const warn = (says: string, mend: string): Finding => ({ state: 'warn', says, mend });
export const fault = (says: string, mend: string): Finding => ({ state: 'fault', says, mend });
