import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../../api/endpoint.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { auc } from '../../../tools/auc.ts';
import { seeded } from '../../../tools/proof/seeded.ts';
import { allHandlers } from '../../handlers.ts';
import type { TestServer } from '../test-server.ts';
import { type Answer, call, type Identifiers, identifiersOf } from './asking.ts';
import { type Caller, openCrowd } from './crowd.ts';
import { kinds, unsaid } from './identifiers.ts';

const members = 200;
/** Of how many members at least each endpoint is asked. */
const fewest = 10;

interface Case {
  readonly endpoint: Endpoint;
  readonly name: string;
  readonly kind: (typeof kinds)[number][1];
  readonly identifiers: Identifiers;
}

let server: TestServer;
let callers: readonly Caller[];
let cases: readonly Case[];
beforeAll(async () => {
  ({ server, callers } = await openCrowd(members));
  cases = await Promise.all(
    kinds.map(async ([name, kind]) => {
      const endpoint = allHandlers.find((handler) => handler.endpoint.name === name)?.endpoint;
      if (!endpoint) throw new Error(`there is no endpoint ${name}`);
      return { endpoint, name, kind, identifiers: await identifiersOf(server, kind) };
    }),
  );
}, 240_000);
afterAll(() => server.close());

test('R136 every input field of a member’s endpoint is known to name a record or none', () => {
  expect(unsaid(allHandlers)).toEqual([]);
  const added = { name: 'member.new', who: 'member', input: { shape: { receipt_no: {} } } };
  expect(unsaid([{ endpoint: added as unknown as Endpoint }])).toEqual(['member.new receipt_no']);
});

test('R136 one’s own identifier is answered: the calls below are asked rightly', async () => {
  for (const { endpoint, name, kind, identifiers } of cases) {
    if (endpoint.method === 'POST') continue;
    const caller = callers.find(({ memberNo }) => identifiers.own(memberNo));
    const own = caller && identifiers.own(caller.memberNo);
    const answer = own && (await call(server, endpoint, caller, { ...own, ...kind.more }));
    expect([name, answer?.status]).toEqual([name, 200]);
  }
}, 240_000);

test('R136 200 members, every endpoint, identifiers of others: 404, alike, on record', async () => {
  expect(callers).toHaveLength(members);
  const random = seeded(6);
  const refs = new Map<string, string>();
  const times = new Map<string, { foreign: number[]; nobodys: number[] }>();
  const wrong: string[] = [];
  let requestCount = 0;
  for (const [index, caller] of callers.entries()) {
    for (const { endpoint, name, kind, identifiers } of cases) {
      const foreign = identifiers.ofOthers(caller.memberNo, random);
      // Who has every month or year that anybody has can name none of a stranger's.
      if (!foreign) continue;
      const ask = async (input: typeof foreign): Promise<Answer> => {
        const answer = await call(server, endpoint, caller, { ...input, ...kind.more });
        requestCount += 1;
        refs.set(answer.ref, caller.memberNo);
        if (answer.status !== 404) wrong.push(`${name} ${caller.memberNo}: ${answer.status}`);
        return answer;
      };
      // In turns, each as often the first: what the machine does else hits both alike.
      const early = index % 4 === 1 ? await ask(kind.nobodys) : undefined;
      const theirs = await ask(foreign);
      const none = index % 4 === 3 ? await ask(kind.nobodys) : early;
      if (!none) continue;
      if (theirs.content !== none.content)
        wrong.push(`${name} ${caller.memberNo}: ${theirs.content}`);
      const samples = times.get(name) ?? { foreign: [], nobodys: [] };
      samples.foreign.push(theirs.milliseconds);
      samples.nobodys.push(none.milliseconds);
      times.set(name, samples);
    }
  }
  expect(wrong.slice(0, 10)).toEqual([]);
  expect(refs.size).toBe(requestCount);
  await server.app.auditLog.flush();
  expect(await unrecorded(refs)).toEqual([]);
  for (const [name, { foreign, nobodys }] of times) {
    expect(foreign.length, name).toBeGreaterThanOrEqual(fewest);
    // By chance alone so many of each come this far from a half once in a hundred thousand times.
    const score = auc(foreign, nobodys);
    const spread = Math.sqrt((2 * foreign.length + 1) / (12 * foreign.length ** 2));
    expect(Math.abs(score - 0.5), name).toBeLessThan(4.5 * spread);
  }
}, 300_000);

/** References without an entry that says refused, not found, and of whom. */
async function unrecorded(refs: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const { rows } = await asUpkeep(server.store.ownerUrl, 'sahakon_audit', (client) =>
    client.query<{ ref: string; actor: string; code: string }>(
      `SELECT ref, actor, detail ->> 'code' AS code FROM portal.audit_entries
        WHERE outcome = 'refused' AND ref IS NOT NULL`,
    ),
  );
  const found = new Map(rows.map(({ ref, actor, code }) => [ref, `${actor} ${code}`]));
  return [...refs].flatMap(([ref, memberNo]) =>
    found.get(ref) === `${memberNo} not_found` ? [] : [`${ref} ${memberNo}: ${found.get(ref)}`],
  );
}
