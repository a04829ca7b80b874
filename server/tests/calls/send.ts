/** Calls endpoints of the app as our own pages do, by whoever a row of a table names. */
import type { Endpoint } from '../../../api/endpoint.ts';
import { enterAgency } from '../../../tools/agency/in-agency.ts';
import { inOffice } from '../kinds/staff.ts';
import { headersOf, type TestServer, type TestSession } from '../test-server.ts';

/** Calls an endpoint as our own page does: path, header, query or body from one input. */
export function send(
  { app }: TestServer,
  { method, path, header }: Endpoint,
  input: object,
  session: Partial<TestSession>,
) {
  const fields = new Map(Object.entries(input));
  const url = path.replace(/:(\w+)/g, (_, field: string) => {
    const value = encodeURIComponent(String(fields.get(field) ?? 'x'));
    fields.delete(field);
    return value;
  });
  const headers = { ...headersOf(session), 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
  const inHeader = header && fields.get(header.field);
  if (header && inHeader !== undefined) {
    Object.assign(headers, { [header.name]: String(inHeader) });
    fields.delete(header.field);
  }
  if (method === 'POST') {
    return app.inject({ method, url, headers, payload: Object.fromEntries(fields) });
  }
  const query = new URLSearchParams();
  for (const [key, value] of fields) query.set(key, String(value));
  return app.inject({ method, url: `${url}?${query}`, headers });
}

/**
 * Whoever the row names, just signed in; entering where the endpoint is for those.
 * `staff:service`: in the office, with that role; `agency:01011001-2`: an agency's second person.
 */
async function holder(
  server: TestServer,
  endpoint: Endpoint,
  as: string,
): Promise<Partial<TestSession>> {
  if (as === 'visitor') return { csrf: await server.csrf() };
  const [, login] = as.split('agency:');
  if (login !== undefined) {
    return enterAgency(server, login, { entering: endpoint.who === 'agency_entering' });
  }
  const [, role] = as.split('staff:');
  if (role !== undefined) return inOffice(server, [role], { confirmed: endpoint.confirmed });
  return server.signIn(as, { entering: endpoint.who === 'member_entering' });
}

/** Both, on one test app. */
export function openCaller(server: TestServer) {
  return {
    send: (endpoint: Endpoint, input: object, session: Partial<TestSession>) =>
      send(server, endpoint, input, session),
    holder: (endpoint: Endpoint, as: string) => holder(server, endpoint, as),
  };
}

export type Caller = ReturnType<typeof openCaller>;
