import type { DataOf } from '../../../api/endpoint.ts';
import type { readTopic } from './topics.api.ts';

export type Topic = DataOf<typeof readTopic>;
