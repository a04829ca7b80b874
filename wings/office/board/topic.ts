import type { DataOf } from '../../../api/endpoint.ts';
import type { readOfficeTopic } from './board.api.ts';

/** A question as staff see it, with everything below it. */
export type Topic = DataOf<typeof readOfficeTopic>;
