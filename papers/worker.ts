/** One worker of the printing house, in a process of its own (`papers/worker-pool`). */
import { makePaper } from './make.ts';
import { answerOrders } from './worker-pool/answer.ts';

answerOrders(makePaper);
