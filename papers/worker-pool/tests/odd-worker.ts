/** A worker that does what tests ask of it. */
import { answerOrders } from '../answer.ts';

export interface OddOrder {
  readonly does: 'echo' | 'spin' | 'die' | 'fill' | 'fail' | 'grow' | 'wait' | 'settings';
  readonly words?: string;
}

const buffers: Buffer[] = [];
const bytesOf = (words: string) => new TextEncoder().encode(words);

answerOrders(async ({ does, words = '' }: OddOrder) => {
  if (does === 'spin') for (;;);
  if (does === 'die') process.kill(process.pid, 'SIGKILL');
  if (does === 'fail') throw new Error(words);
  if (does === 'wait') await new Promise((done) => setTimeout(done, Number(words)));
  if (does === 'settings') return bytesOf(JSON.stringify(process.env));
  if (does === 'grow') buffers.push(Buffer.alloc(320_000_000, 1));
  if (does === 'fill') for (const all: unknown[] = []; ; ) all.push(new Array(1_000_000).fill(all));
  return bytesOf(does === 'wait' || does === 'grow' ? String(process.pid) : words);
});
