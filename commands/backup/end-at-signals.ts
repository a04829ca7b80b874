/** Ends the process by itself when it is told to end, so that it clears away what it had begun. */
export function endAtSignals(): void {
  process.once('SIGTERM', () => process.exit(143));
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGHUP', () => process.exit(129));
}
