/** Calls endpoints of the app as our own pages do, by whoever a row of a table names. */
import type { Endpoint } from '../../../api/endpoint.ts';
import { enterAgency } from '../../../tools/agency/in-agency.ts';
import { inOffice } from '../kinds/staff.ts';
import { type Held, headersOf, type Stage } from '../test-server.ts';

/** Calls an endpoint as our own page does: path, header, query or body from one input. */
export function send(
  { app }: Stage,
  { method, path, header }: Endpoint,
  input: object,
  held: Partial<Held>,
) {
  const fields = new Map(Object.entries(input));
  const url = path.replace(/:(\w+)/g, (_, field: string) => {
    const value = encodeURIComponent(String(fields.get(field) ?? 'x'));
    fields.delete(field);
    return value;
  });
  const headers = { ...headersOf(held), 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
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
 * `staff:support`: in the office, with that role; `agency:01011001-2`: an agency's second person.
 */
async function holder(stage: Stage, endpoint: Endpoint, as: string): Promise<Partial<Held>> {
  if (as === 'visitor') return { csrf: await stage.csrf() };
  const [, login] = as.split('agency:');
  if (login !== undefined) {
    return enterAgency(stage, login, { entering: endpoint.who === 'agency_entering' });
  }
  const [, role] = as.split('staff:');
  if (role !== undefined) return inOffice(stage, [role]);
  return stage.signIn(as, { entering: endpoint.who === 'member_entering' });
}

/** Both, on one stage. */
export function openCaller(stage: Stage) {
  return {
    send: (endpoint: Endpoint, input: object, held: Partial<Held>) =>
      send(stage, endpoint, input, held),
    holder: (endpoint: Endpoint, as: string) => holder(stage, endpoint, as),
  };
}

export type Caller = ReturnType<typeof openCaller>;
