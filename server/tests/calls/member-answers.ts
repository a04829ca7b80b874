/** What members are answered of records, by endpoint, to be held against what they were before. */
import type { Endpoint } from '../../../api/endpoint.ts';
import type { Facts } from '../../../tools/endpoints/tests/facts.ts';
import { allHandlers } from '../../handlers.ts';
import { matrix } from '../matrix.ts';
import type { TestServer } from '../test-server.ts';
import { factsOf } from './facts.ts';
import { openCaller } from './send.ts';

export const reading: readonly Endpoint[] = allHandlers
  .map(({ endpoint }) => endpoint)
  .filter(({ method }) => method === 'GET');

/** They tell of sign-ins and of papers that were made meanwhile. */
const ofPortal = ['member.security', 'member.papers'];

export async function openAnswers(server: TestServer) {
  const facts: Facts = await factsOf(server);
  const caller = openCaller(server);

  /** A good call of an endpoint as the matrix makes it. */
  async function call(endpoint: Endpoint) {
    const row = matrix[endpoint.name]?.mine(facts);
    if (!row) throw new Error(`no row for ${endpoint.name}`);
    return caller.send(endpoint, row.input, await caller.holder(endpoint, row.as));
  }

  return {
    call,
    /** Bodies by endpoint; files hold the moment in which they were made, and are left out. */
    async ofMembers(): Promise<Readonly<Record<string, string>>> {
      const found: Record<string, string> = {};
      for (const endpoint of reading) {
        const { who, files, name } = endpoint;
        if (who !== 'member' || files || ofPortal.includes(name)) continue;
        // The reference of a refusal is another each time.
        found[name] = (await call(endpoint)).body.replace(/"ref":"[^"]*"/, '');
      }
      return found;
    },
  };
}
