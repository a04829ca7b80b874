/** `/api/docs`: the API document to read, `/api/docs/json`: the document itself. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { JsonSchema } from '../http/schema.ts';

/**
 * The reader is a library of its own that knows no Trusted Types and brings one style element, so
 * this one folder has a policy of its own: closed to everything from outside and to inline script,
 * that one style by its hash.
 */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the document; the reader shows calls but sends none. */
export async function serveDocs(app: FastifyInstance, document: JsonSchema): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as never },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    uiConfig: { supportedSubmitMethods: [], docExpansion: 'list', deepLinking: true },
    theme: { title: 'API' },
  });
}
