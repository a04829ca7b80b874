/** One worker of the printing house, in a process of its own (`papers/press`). */
import { makePaper } from './make.ts';
import { answerOrders } from './press/answer.ts';

answerOrders(makePaper);
