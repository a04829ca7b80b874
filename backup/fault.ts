/** A backup or a restoration cannot go on; the message is a Thai sentence with its mend. */
export class BackupFault extends Error {}
