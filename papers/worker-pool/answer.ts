/** The worker's side: one message, one answer, until the server is gone. */
import type { Made } from './worker-pool.ts';

/** Bytes of memory above which a worker is replaced: long papers leave theirs behind. */
const mostMemory = 300_000_000;

/** Answers every order with what `make` makes of it; a failure ends nothing. */
export function answerOrders<Order>(make: (order: Order) => Promise<Uint8Array>): void {
  const isExhausted = () => process.memoryUsage.rss() > mostMemory;
  const reply = (made: Made) => process.send?.(made);
  process.on('message', (order) => {
    make(order as Order).then(
      (bytes) => reply({ bytes, isExhausted: isExhausted() }),
      (error: unknown) => {
        const fault = error instanceof Error ? error.message : String(error);
        reply({ fault, isExhausted: isExhausted() });
      },
    );
  });
  process.on('disconnect', () => process.exit());
  // A terminal sends its signals to all: the server decides when its papers are done.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
}
