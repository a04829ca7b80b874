/** A test app with the facts, the caller and the audit log that rows of the tables need. */
import { openTestOutbox } from '../../../tools/test-outbox.ts';
import type { AppOptions } from '../../app.ts';
import { allHandlers } from '../../handlers.ts';
import { factsOf } from '../calls/facts.ts';
import { openCaller } from '../calls/send.ts';
import { matrix } from '../matrix.ts';
import { openTestServer } from '../test-server.ts';
import { openAuditLog, type Ready, type Scene } from './left.ts';

/** Opens it; close it in `afterAll`. */
export async function openScene(more: Partial<AppOptions> = {}) {
  const outbox = openTestOutbox();
  const server = await openTestServer({ outbox, ...more });
  const facts = await factsOf(server);
  const endpoint = (name: string) => {
    const found = allHandlers.find((handler) => handler.endpoint.name === name);
    if (!found) throw new Error(`no endpoint is named ${name}`);
    return found.endpoint;
  };
  const auditLog = await openAuditLog(server);
  return {
    ...{ server, outbox, facts, auditLog, endpoint, ...openCaller(server) },
    async close() {
      await auditLog.close();
      await server.close();
    },
  };
}

/** The good call of the matrix. */
export async function readyAsMatrix(scene: Scene, name: string): Promise<Ready> {
  const { as, input } = matrix[name]?.mine(scene.facts) ?? { as: 'nobody', input: {} };
  return { as, input, session: await scene.holder(scene.endpoint(name), as) };
}
