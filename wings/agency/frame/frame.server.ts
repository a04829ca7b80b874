/** What every page of the agencies' portal needs. */
import { readAgencyConfig } from '../../../api/agency/config.api.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import type { Services } from '../../../records/services.ts';

const handle = handlersOn<Services>();

export const handlers: readonly Handler<Services>[] = [
  handle(readAgencyConfig, {
    audit: { noneBecause: 'no record is read' },
    run: async ({ session }) => ({ data: { csrf_token: session.forgeryValue() } }),
  }),
];
