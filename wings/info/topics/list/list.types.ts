import type { DataOf } from '../../../../api/endpoint.ts';
import type { listTopics } from '../topics.api.ts';

export type List = DataOf<typeof listTopics>;
export type Item = List['items'][number];
