/** A backup or a restoration cannot go on; the message is a Thai sentence with its mend. */
import { PlainFault } from '../runtime/plain-fault.ts';

export class BackupFault extends PlainFault {}
