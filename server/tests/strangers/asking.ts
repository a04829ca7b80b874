/** Calls with identifiers of others, and what their answers give away. */
import type { Endpoint } from '../../../api/endpoint.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { oneOf } from '../../../tools/proof/seeded.ts';
import { headersOf, type TestServer } from '../test-server.ts';
import type { Caller } from './crowd.ts';
import type { Input, Kind } from './identifiers.ts';

export interface Answer {
  readonly status: number;
  /** Without its reference, headers beside it. */
  readonly content: string;
  readonly ref: string;
  readonly milliseconds: number;
}

/** Calls an endpoint as our page does. */
export async function call(
  server: TestServer,
  { method, path }: Endpoint,
  caller: Caller,
  input: Input,
): Promise<Answer> {
  const fields = new Map(Object.entries(input));
  const address = path.replace(/:(\w+)/g, (_, field: string) => {
    const value = encodeURIComponent(fields.get(field) ?? '');
    fields.delete(field);
    return value;
  });
  const headers = { ...headersOf(caller), 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
  const inBody = method === 'POST';
  const began = performance.now();
  const answer = await server.app.inject({
    method,
    url: inBody ? address : `${address}?${new URLSearchParams([...fields])}`,
    headers,
    ...(inBody && { payload: Object.fromEntries(fields) }),
  });
  const milliseconds = performance.now() - began;
  const isJson = /json/.test(String(answer.headers['content-type']));
  const ref = isJson ? String(answer.json().data?.ref ?? '') : '';
  const { date: _, 'x-request-id': __, ...rest } = answer.headers;
  const content = `${JSON.stringify(rest)} ${answer.payload}`.replaceAll(
    ref,
    ref === '' ? '' : 'REF',
  );
  return { status: answer.statusCode, content, ref, milliseconds };
}

/** Identifiers of a kind: whose they are, and as a call takes them. */
export interface Identifiers {
  /** One of another member's that the member has not; undefined where there is none. */
  readonly ofOthers: (memberNo: string, random: () => number) => Input | undefined;
  readonly own: (memberNo: string) => Input | undefined;
}

/** Reads them as the owner of the store, whom no policy holds back. */
export async function identifiersOf(server: TestServer, kind: Kind): Promise<Identifiers> {
  const role = /FROM records\./.test(kind.sql) ? 'sahakon_intake' : 'sahakon_owner';
  const { rows } = await asUpkeep(server.store.ownerUrl, role, (client) =>
    client.query<{ owner: string; input: Input }>(`${kind.sql} ORDER BY 1, 2`),
  );
  const owned = Map.groupBy(rows, ({ owner }) => owner);
  const all = new Map(rows.map(({ input }) => [JSON.stringify(input), input]));
  return {
    own: (memberNo) => owned.get(memberNo)?.[0]?.input,
    ofOthers(memberNo, random) {
      // The same month and number may be one's own bill too: that one would be no stranger's.
      const own = new Set((owned.get(memberNo) ?? []).map(({ input }) => JSON.stringify(input)));
      const others = [...all].filter(([written]) => !own.has(written));
      return others.length === 0 ? undefined : oneOf(others, random)[1];
    },
  };
}
