/** The launcher: whoever started this server with a channel, as `npm start` does. */

/**
 * Calls `listener` once the launcher is gone, however it ended: a server that outlived it would
 * hold port and database where nobody looks for it. Without a channel that never happens. The
 * result takes the listener back. The channel alone keeps no process running.
 */
export function onLauncherExit(listener: () => void): () => void {
  process.once('disconnect', listener);
  process.channel?.unref();
  // It is told once only; whoever comes later sees it here.
  if (process.connected === false) setImmediate(() => process.emit('disconnect'));
  return () => process.off('disconnect', listener);
}
